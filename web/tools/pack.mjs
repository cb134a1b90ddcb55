// Packs the Python of the static edition: runs pack.py in Pyodide and writes its archives to a folder,
// compressed: the browser unpacks them itself, because not every host compresses what it serves.
// Usage: node tools/pack.mjs FOLDER
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const here = dirname(fileURLToPath(import.meta.url));
const out = resolve(process.argv[2]);
mkdirSync(out, { recursive: true });

// without the columns of instructions, which only matter in reports of errors, modules are a tenth smaller
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
python.FS.mkdir("/src");
python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(here, "../../src") }, "/src");
python.FS.mkdir("/out");
const library = readFileSync(resolve(here, "../node_modules/pyodide/python_stdlib.zip"));
python.FS.writeFile("/stdlib.zip", library);
python.runPython(readFileSync(join(here, "pack.py"), "utf-8"));
for (const name of ["python_stdlib", "republik", "networks"]) {
    writeFileSync(join(out, `${name}.bin`), gzipSync(python.FS.readFile(`/out/${name}.zip`), { level: 9 }));
}
