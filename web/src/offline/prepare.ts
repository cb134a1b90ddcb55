/** Prepares later visits: makes a snapshot of the engine while the page has nothing to do. */
import { engine } from "../shell/net/engine-status.svelte";
import { keep, recall } from "../shell/visitor/storage";
import type { WorkerBackend } from "./backend";
import { hasSnapshot } from "./snapshot";

/** How long the engine must have been idle, in milliseconds. */
const QUIET = 3_000;
/** How long making a snapshot may take, in milliseconds. */
const LONGEST = 120_000;
/** Under this key is the folder of the engine for which an attempt has begun and not succeeded. */
const ATTEMPT = "republik.snapshot";

/** `folder` is the address of the engine's files, which the service worker has kept. */
export async function prepareSnapshot(folder: string, backend: WorkerBackend): Promise<void> {
  try {
    await backend.started;
    while (backend.quietFor() < QUIET) await new Promise((done) => setTimeout(done, QUIET));
    if (engine.state === "ready" && navigator.serviceWorker?.controller) await inOneTab(() => attempt(folder));
  } catch (error) {
    console.info("no snapshot of the engine:", error);
  }
}

/** Does nothing if another tab is making a snapshot. */
async function inOneTab(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request("republik snapshot", { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}

/** A failure is final for this version of the engine: a tab that the browser ended for want of memory would otherwise be
 * ended at every visit. Leaving the page is no failure. */
async function attempt(folder: string): Promise<void> {
  if (recall(ATTEMPT, "local") === folder || (await hasSnapshot(folder))) return;
  const forget = () => keep(ATTEMPT, "", "local");
  keep(ATTEMPT, folder, "local");
  addEventListener("pagehide", forget);
  try {
    await makeSnapshot(folder);
    forget();
  } finally {
    removeEventListener("pagehide", forget);
  }
}

async function makeSnapshot(folder: string): Promise<void> {
  const worker = new Worker(new URL("./snapshot.worker.ts", import.meta.url), { type: "module" });
  try {
    await new Promise<void>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<string | null>) => (data === null ? resolve() : reject(data));
      worker.onerror = (event) => {
        event.preventDefault();
        reject(event.message);
      };
      setTimeout(() => reject("it took too long"), LONGEST);
      worker.postMessage(folder);
    });
  } finally {
    worker.terminate();
  }
}
