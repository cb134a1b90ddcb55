/** Runs republik.offline by Pyodide, and passes on what the page asks of it. */
import type { PyProxy } from "pyodide/ffi";
import type { ToPage, ToWorker } from "./messages";
import { loadPython } from "./python";
import { Shelf } from "./shelf";
import { dropSnapshot, readSnapshot } from "./snapshot";

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

// only the interpreter of a snapshot has loaded this module
const IS_RESTORED = `
import sys
"republik.offline.warm_up" in sys.modules
`;

const page = self as unknown as { postMessage(message: ToPage): void };
const tabs = new BroadcastChannel("republik");
let counter: Promise<Counter>;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  // Python answers for its own errors: what arrives here is the end of the engine
  if (data.kind !== "start") void obey(data).catch(fail);
  else {
    counter = start(data.python, data.isRestart);
    counter.catch(fail);
  }
};

function fail(error: unknown): void {
  page.postMessage({ kind: "failed", reason: String(error) });
}

/** Goes on from the snapshot, if there is one. Whatever goes wrong with it, the engine starts without it, and after a
 * restart it is not trusted either. */
async function start(folder: string, isRestart: boolean): Promise<Counter> {
  const shelf = openShelf(folder);
  if (isRestart) {
    await dropSnapshot(folder);
    return startFrom(folder, shelf);
  }
  const snapshot = readSnapshot(folder);
  try {
    return await startFrom(folder, shelf, snapshot);
  } catch (error) {
    if (!(await snapshot)) throw error;
    console.info("the snapshot of the engine is of no use:", error);
    await dropSnapshot(folder);
    return startFrom(folder, shelf);
  }
}

async function startFrom(
  folder: string,
  opening: Promise<Shelf | undefined>,
  snapshot?: Promise<ArrayBuffer | undefined>,
): Promise<Counter> {
  const progress = (share: number) => page.postMessage({ kind: "progress", share });
  const [python, shelf] = await Promise.all([loadPython(folder, { snapshot, progress }), opening]);
  if (python.runPython(IS_RESTORED)) console.info("the engine goes on from its snapshot");
  const tellOthers = (table: string, number: number) => tabs.postMessage([table, number]);
  const found: Counter = python.runPython(CODE)(shelf, tellOthers);
  await found.open();
  tabs.onmessage = ({ data: [table, number] }) => void found.on_news(table, number).catch(fail);
  page.postMessage({ kind: "ready", keeps: shelf !== undefined });
  return found;
}

/** The shelf; undefined in a browser that keeps nothing, for instance in a private window. */
async function openShelf(folder: string): Promise<Shelf | undefined> {
  try {
    return await Shelf.open(() => dropSnapshot(folder));
  } catch (error) {
    console.warn("this browser keeps no games:", error);
    return undefined;
  }
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
