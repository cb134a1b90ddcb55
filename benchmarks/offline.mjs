// Runs offline_games.py as the page's worker would, in Pyodide, and prints its figures as JSON.
import { readFileSync } from "node:fs";
import { startPython } from "../web/tools/python.mjs";

const python = await startPython();
python.globals.set("memory", () => python._module.HEAP8.length);
console.log(await python.runPythonAsync(readFileSync(new URL("offline_games.py", import.meta.url), "utf-8")));
