/** Runs republik.offline by Pyodide, and passes on what the page asks of it. */
import type { PyProxy } from "pyodide/ffi";
import type { ToPage, ToWorker } from "./messages";
import { networksIn } from "./network";
import { loadNetworks, loadPython, memoryOf } from "./python";
import { BrowserStorage } from "./storage";
import { dropSnapshot, readSnapshot } from "./snapshot";

/** republik.offline.browser.Bridge. */
interface Bridge extends PyProxy {
  open(): Promise<void>;
  answer(method: string, address: string, body: string): Promise<PyProxy & { toJs(): [number, boolean, string] }>;
  follow(line: number, address: string, send: (text: string | undefined) => void): Promise<void>;
  receive(line: number, text: string): Promise<void>;
  leave(line: number): void;
  on_news(table: string, number: number): Promise<void>;
  use_networks(evaluate: ReturnType<typeof networksIn>, arrived: Promise<void>): void;
}

const CODE = `
from republik.offline.browser import Bridge
Bridge
`;

// only the interpreter of a snapshot has loaded this module
const IS_RESTORED = `
import sys
"republik.offline.warm_up" in sys.modules
`;

const page: { postMessage(message: ToPage): void } = self;
const tabs = new BroadcastChannel("republik");
let bridge: Promise<Bridge>;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  // Python answers for its own errors: what arrives here is the end of the engine
  if (data.kind !== "start") void obey(data).catch(fail);
  else {
    bridge = start(data.python, data.isRestart);
    bridge.catch(fail);
  }
};

function fail(error: unknown): void {
  page.postMessage({ kind: "failed", reason: String(error) });
}

/** Goes on from the snapshot, if there is one. Whatever goes wrong with it, the engine starts without it, and after a
 * restart it is not trusted either. */
async function start(folder: string, isRestart: boolean): Promise<Bridge> {
  const storage = openStorage(folder);
  if (isRestart) {
    await dropSnapshot(folder);
    return startFrom(folder, storage);
  }
  const snapshot = readSnapshot(folder);
  try {
    return await startFrom(folder, storage, snapshot);
  } catch (error) {
    if (!(await snapshot)) throw error;
    console.info("the snapshot of the engine is of no use:", error);
    await dropSnapshot(folder);
    return startFrom(folder, storage);
  }
}

async function startFrom(
  folder: string,
  opening: Promise<BrowserStorage | undefined>,
  snapshot?: Promise<ArrayBuffer | undefined>,
): Promise<Bridge> {
  const progress = (share: number) => page.postMessage({ kind: "progress", share });
  const [python, storage] = await Promise.all([loadPython(folder, { snapshot, progress }), opening]);
  if (python.runPython(IS_RESTORED)) console.info("the engine goes on from its snapshot");
  const tellOthers = (table: string, number: number) => tabs.postMessage([table, number]);
  const bridge: Bridge = python.runPython(CODE)(storage, tellOthers);
  await bridge.open();
  // a table can be shown before they have arrived: only the players that use them wait
  const networks = loadNetworks(folder, python);
  bridge.use_networks(
    networksIn(() => memoryOf(python)),
    networks,
  );
  networks.catch((error) => console.warn("the networks of computer players are missing:", error));
  tabs.onmessage = ({ data: [table, number] }) => void bridge.on_news(table, number).catch(fail);
  page.postMessage({ kind: "ready", keeps: storage !== undefined });
  return bridge;
}

/** The storage; undefined in a browser that keeps nothing, for instance in a private window. */
async function openStorage(folder: string): Promise<BrowserStorage | undefined> {
  try {
    return await BrowserStorage.open(() => dropSnapshot(folder));
  } catch (error) {
    console.warn("this browser keeps no games:", error);
    return undefined;
  }
}

async function obey(request: Exclude<ToWorker, { kind: "start" }>): Promise<void> {
  const here = await bridge;
  if (request.kind === "ask") {
    const answer = await here.answer(request.method, request.address, request.body);
    const [status, isJson, text] = answer.toJs();
    answer.destroy();
    page.postMessage({ kind: "answer", id: request.id, status, isJson, text });
  } else if (request.kind === "follow") {
    const { line } = request;
    await here.follow(line, request.address, (text) => page.postMessage({ kind: "told", line, text: text ?? null }));
    page.postMessage({ kind: "opened", line });
  } else if (request.kind === "send") await here.receive(request.line, request.text);
  else here.leave(request.line);
}
