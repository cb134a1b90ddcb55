import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const OUT = "../src/republik/server/static";
const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;
/** The game that a first visit plays: the first of those that generate.py wrote. */
const FIRST: string = JSON.parse(readFileSync("src/generated/games.json", "utf-8")).games[0].name;

/** What every page needs, and what every table needs together with the first game's parts. */
const BASE = {
  name: "base",
  priority: 2,
  test: /node_modules|generated\/games\.json|src\/shell\/[^/]+$|src\/games\/[^/]+\/page\.ts$|(Header|Icon|Emblem)\.svelte/,
};
const TABLE = {
  name: "table",
  priority: 1,
  test: new RegExp(
    String.raw`src/(shell/(panels|table|learn|plain)|games/${FIRST}/(?!pages))|generated/games/${FIRST}/components`,
  ),
};

/** Text files lie beside their compressed forms: the server sends what the browser accepts and compresses nothing. */
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
    // few files: a first visit asks for the page, then for the table
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: [BASE, TABLE] } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
