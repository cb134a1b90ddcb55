// Runs offline_games.py as the page's worker would, in Pyodide, and prints its figures as JSON.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { tmpdir } from "node:os";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const { loadPyodide } = await import(pathToFileURL(join(root, "web/node_modules/pyodide/pyodide.mjs")).href);
const unpacked = (name) => new Uint8Array(gunzipSync(readFileSync(join(root, "build/python", name))));
const library = join(tmpdir(), `republik-stdlib-${process.pid}.zip`);
writeFileSync(library, unpacked("python_stdlib.bin"));
const python = await loadPyodide({ stdLibURL: pathToFileURL(library).href });
python.unpackArchive(unpacked("republik.bin"), "zip");
python.globals.set("memory", () => python._module.HEAP8.length);
console.log(await python.runPythonAsync(readFileSync(join(root, "benchmarks/offline_games.py"), "utf-8")));
