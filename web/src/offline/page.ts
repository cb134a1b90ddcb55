/** Opens the page with the worker as its backend. */
import { useBackend } from "../shell/net/backend";
import { loadTable } from "../shell/preload";
import { router } from "../shell/router.svelte";
import { WorkerBackend } from "./backend";
import { EngineWorker } from "./launch";
import { keepFiles } from "./keep";
import { prepareSnapshot } from "./prepare";

/** `folder` is the address of the engine's files. */
export async function open(engine: EngineWorker, folder: string): Promise<void> {
  const backend = new WorkerBackend(engine, () => new EngineWorker(folder, { isRestart: true }));
  router.useHash();
  useBackend(backend);
  void keepFiles(backend.started).then(() => prepareSnapshot(folder, backend));
  await import("../main");
  // while the engine is still starting
  loadTable();
}
