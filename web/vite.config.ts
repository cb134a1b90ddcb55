import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const OUT = "../src/republik/server/static";
const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;
/** The default game: the first one that generate.py lists. Its code is bundled with the table. */
const FIRST: string = JSON.parse(readFileSync("src/generated/games.json", "utf-8")).games[0].name;

/** Two chunks: code that every page needs, and code for the table, including the components of the default game. */
const BASE = {
  name: "base",
  priority: 2,
  test: /node_modules|generated\/games\.json|src\/shell\/[^/]+$|src\/games\/[^/]+\/page\.ts$|\/(Header|Icon|Emblem|Levels|Pills|TableList)\.svelte/,
};
const TABLE = {
  name: "table",
  priority: 1,
  test: new RegExp(
    String.raw`src/(shell/(panels|table|learn|plain)|games/${FIRST}/(?!pages))|generated/games/${FIRST}/components`,
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

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // keep the number of files small: a first visit loads the page, then the table
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: [BASE, TABLE] } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
