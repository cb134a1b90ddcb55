// Reads cases from standard input and prints what networks.py says about them, as the page's worker would.
import { readFileSync } from "node:fs";
import { startPython } from "../../web/tools/python.mjs";

const python = await startPython();
python.runPython(readFileSync(new URL("networks.py", import.meta.url), "utf-8"));
console.log(python.globals.get("judge_all")(readFileSync(0, "utf-8")));
