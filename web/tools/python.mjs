// Starts Python as the page's worker does, for benchmarks and tests: from the packed archives, with networks evaluated by
// JavaScript.
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import { transformWithOxc } from "vite";

const web = resolve(dirname(fileURLToPath(import.meta.url)), "..");

export async function startPython() {
    const library = join(tmpdir(), `republik-stdlib-${process.pid}.zip`);
    writeFileSync(library, unpacked("python_stdlib.bin"));
    const python = await loadPyodide({ stdLibURL: pathToFileURL(library).href });
    for (const name of ["republik.bin", "networks.bin"]) python.unpackArchive(unpacked(name), "zip");
    const { networksIn } = await imported("src/offline/network.ts");
    const networks = networksIn(() => python._module.HEAPU8.buffer);
    python.runPython("from republik.offline import networks; networks.use")(networks);
    return python;
}

function unpacked(name) {
    return new Uint8Array(gunzipSync(readFileSync(join(web, "../build/python", name))));
}

async function imported(path) {
    const { code } = await transformWithOxc(readFileSync(join(web, path), "utf-8"), path);
    return import(`data:text/javascript,${encodeURIComponent(code)}`);
}
