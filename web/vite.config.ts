import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const OUT = "../src/republik/server/static";
/** `make site`: the page with the table in the browser, as a folder of static files. */
const SITE = "../build/site";
const PACKED = "../build/python";
const PYODIDE = "node_modules/pyodide";
const RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const LOCK = "pyodide-lock.json";
/** Licences of what the page contains: our own list, and the files of these packages. */
const LICENCES = "src/offline/licences.txt";
const LICENSED = ["svelte/LICENSE.md", "@fontsource-variable/archivo/LICENSE", "@fontsource/zilla-slab/LICENSE"];
/** Pyodide needs `wasm-unsafe-eval`, and `blob:` for the standard library that the worker has unpacked. */
const CSP =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
  "font-src 'self'; media-src 'self'; connect-src 'self' blob:; manifest-src 'self'; worker-src 'self'; " +
  "base-uri 'none'; form-action 'self'";
const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;
/** The default game: the first one that generate.py lists. Its code is bundled with the table. */
const FIRST: string = JSON.parse(readFileSync("src/generated/games.json", "utf-8")).games[0].name;

/** Two chunks: code that every page needs, and code for the table, including the components of the default game. */
const BASE = {
  name: "base",
  priority: 2,
  test: /node_modules|generated\/games\.json|src\/shell\/([^/]+|(net|text|focus|plugin|visitor|state)\/.+)$|src\/games\/[^/]+\/page\.ts$|\/(Header|Icon|Emblem|Levels|Pills|TableList|Home|Here|Vignette)\.svelte/,
};
/** What loads other chunks. In the static edition, the entry starts the engine and must not wait for the base. */
const LOADER = { name: "loader", priority: 3, test: /preload-helper/ };
const TABLE = {
  name: "table",
  priority: 1,
  test: new RegExp(
    String.raw`src/(shell/(panels|table|learn|plain|pages/(AnyTable|Missing|presence))|games/${FIRST}/(?!pages))|generated/games/${FIRST}/components`,
  ),
};

/** Writes .gz and .br files next to each text file, so that the server never compresses at run time. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      for (const file of filesIn(OUT).filter((name) => TEXT.test(name))) {
        const content = readFileSync(file);
        writeFileSync(file + ".gz", gzipSync(content, { level: 9 }));
        writeFileSync(file + ".br", brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

/** The Python that the static edition loads, in a folder named after its content. */
function python(): { folder: string; copy: () => void } {
  const files = [
    ...RUNTIME.map((name) => join(PYODIDE, name)),
    ...filesIn(PACKED).filter((name) => /\.bin$/.test(name)),
  ];
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  const folder = `python-${hash.digest("hex").slice(0, 10)}/`;
  const copy = () => {
    mkdirSync(join(SITE, folder), { recursive: true });
    for (const file of files) copyFileSync(file, join(SITE, folder, basename(file)));
    // Pyodide asks which packages there are: none are used
    const { info } = JSON.parse(readFileSync(join(PYODIDE, LOCK), "utf-8"));
    writeFileSync(join(SITE, folder, LOCK), JSON.stringify({ info, packages: {} }));
  };
  return { folder, copy };
}

/** The licences of all parts, in one file. */
function licences(): string {
  const { version } = JSON.parse(readFileSync(join(PYODIDE, "package.json"), "utf-8"));
  const own = readFileSync(LICENCES, "utf-8").replaceAll("{version}", version);
  const others = LICENSED.map((path) => `== ${dirname(path)}\n\n${readFileSync(join("node_modules", path), "utf-8")}`);
  return [own, ...others].join("\n\n");
}

/** The static edition: another entry, a policy in the page itself, Python, and a service worker that keeps all files. */
function site(copyPython: () => void): Plugin {
  return {
    name: "site",
    transformIndexHtml: {
      order: "pre",
      handler: (html) => ({
        html: html.replace("/src/main.ts", "/src/offline/main.ts"),
        tags: [
          { tag: "meta", attrs: { "http-equiv": "content-security-policy", content: CSP }, injectTo: "head-prepend" },
        ],
      }),
    },
    closeBundle() {
      copyPython();
      writeFileSync(join(SITE, "licences.txt"), licences());
      rmSync(join(SITE, "sw.js"));
      // the older format of the fonts: a browser that can run this has the newer one
      for (const file of filesIn(SITE).filter((name) => name.endsWith(".woff"))) rmSync(file);
      const files = filesIn(SITE)
        .map((file) => relative(SITE, file).split(sep).join("/"))
        .sort();
      const hash = createHash("sha256");
      for (const file of files) hash.update(file).update(readFileSync(join(SITE, file)));
      const kept = JSON.stringify(files.map((file) => (file === "index.html" ? "./" : file)));
      const head = `const VERSION = "${hash.digest("hex").slice(0, 16)}";\nconst FILES = ${kept};\n`;
      writeFileSync(join(SITE, "sw.js"), head + readFileSync("src/offline/sw.js", "utf-8"));
    },
  };
}

export default defineConfig(({ mode }) => {
  const isSite = mode === "site";
  const packed = isSite ? python() : { folder: "", copy: () => undefined };
  return {
    plugins: [svelte(), isSite ? site(packed.copy) : compressed()],
    base: isSite ? "./" : "/",
    define: { PYTHON_FOLDER: JSON.stringify(packed.folder) },
    worker: { format: "es" },
    build: {
      outDir: isSite ? SITE : OUT,
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // keep the number of files small: a first visit loads the page, then the table
      cssCodeSplit: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: { codeSplitting: { groups: isSite ? [LOADER, BASE, TABLE] : [BASE, TABLE] } },
      },
    },
    server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true }, "/games": "http://127.0.0.1:8000" } },
  };
});
