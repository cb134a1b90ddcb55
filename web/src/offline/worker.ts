/** Runs republik.offline by Pyodide, and passes on what the page asks of it. */
import type { PyodideInterface } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import { unpack } from "./archive";
import type { ToPage, ToWorker } from "./messages";
import { Shelf } from "./shelf";

/** republik.offline.browser.Counter. */
interface Counter extends PyProxy {
  open(): Promise<void>;
  answer(method: string, address: string, body: string): Promise<PyProxy & { toJs(): [number, boolean, string] }>;
  follow(line: number, address: string, send: (text: string | undefined) => void): Promise<void>;
  receive(line: number, text: string): Promise<void>;
  leave(line: number): void;
  on_news(table: string, number: number): Promise<void>;
}

const CODE = `
from republik.offline.browser import Counter
Counter
`;

const page = self as unknown as { postMessage(message: ToPage): void };
const tabs = new BroadcastChannel("republik");
let counter: Promise<Counter>;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  // Python answers for its own errors: what arrives here is the end of the engine
  if (data.kind !== "start") void obey(data).catch(fail);
  else {
    counter = start(data.python);
    counter.catch(fail);
  }
};

function fail(error: unknown): void {
  page.postMessage({ kind: "failed", reason: String(error) });
}

async function start(folder: string): Promise<Counter> {
  const [python, shelf] = await Promise.all([load(folder), openShelf()]);
  const tellOthers = (table: string, number: number) => tabs.postMessage([table, number]);
  const found: Counter = python.runPython(CODE)(shelf, tellOthers);
  await found.open();
  tabs.onmessage = ({ data: [table, number] }) => void found.on_news(table, number).catch(fail);
  page.postMessage({ kind: "ready", keeps: shelf !== undefined });
  return found;
}

/** The shelf; undefined in a browser that keeps nothing, for instance in a private window. */
async function openShelf(): Promise<Shelf | undefined> {
  try {
    return await Shelf.open();
  } catch (error) {
    console.warn("this browser keeps no games:", error);
    return undefined;
  }
}

async function load(folder: string): Promise<PyodideInterface> {
  const republik = unzipped(folder + "republik.bin");
  const [{ loadPyodide }, library] = await Promise.all([
    import(/* @vite-ignore */ folder + "pyodide.mjs") as Promise<typeof import("pyodide")>,
    unzipped(folder + "python_stdlib.bin"),
  ]);
  page.postMessage({ kind: "progress", share: 0.2 });
  const stdLibURL = URL.createObjectURL(new Blob([library]));
  const python = await loadPyodide({ indexURL: folder, stdLibURL });
  URL.revokeObjectURL(stdLibURL);
  page.postMessage({ kind: "progress", share: 0.6 });
  unpack(await republik, python.FS);
  page.postMessage({ kind: "progress", share: 0.7 });
  return python;
}

/** A file that was compressed when the site was built. */
async function unzipped(address: string): Promise<ArrayBuffer> {
  const { ok, status, body } = await fetch(address);
  if (!ok || !body) throw new Error(`${address}: ${status}`);
  return new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

async function obey(asked: Exclude<ToWorker, { kind: "start" }>): Promise<void> {
  const here = await counter;
  if (asked.kind === "ask") {
    const answer = await here.answer(asked.method, asked.address, asked.body);
    const [status, isJson, text] = answer.toJs();
    answer.destroy();
    page.postMessage({ kind: "answer", id: asked.id, status, isJson, text });
  } else if (asked.kind === "follow") {
    const { line } = asked;
    await here.follow(line, asked.address, (text) => page.postMessage({ kind: "told", line, text: text ?? null }));
    page.postMessage({ kind: "opened", line });
  } else if (asked.kind === "send") await here.receive(asked.line, asked.text);
  else here.leave(asked.line);
}
