/** Prepares later visits: makes a snapshot of the engine while the page has nothing to do. */
import type { WorkerBackend } from "./backend";
import { hasSnapshot } from "./snapshot";

/** How long nobody must have asked the engine for anything, in milliseconds. */
const QUIET = 3_000;

/** `folder` is the address of the engine's files, which the service worker has kept. */
export async function prepareSnapshot(folder: string, backend: WorkerBackend): Promise<void> {
  try {
    await backend.started;
    while (backend.quietFor() < QUIET) await new Promise((done) => setTimeout(done, QUIET));
    if (navigator.serviceWorker?.controller && !(await hasSnapshot(folder))) await makeSnapshot(folder);
  } catch (error) {
    console.info("no snapshot of the engine:", error);
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
      worker.postMessage(folder);
    });
  } finally {
    worker.terminate();
  }
}
