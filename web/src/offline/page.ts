/** Opens the page with the worker as its backend. */
import { useBackend } from "../shell/backend";
import { router } from "../shell/router.svelte";
import { WorkerBackend } from "./backend";
import type { EngineWorker } from "./launch";
import { keepFiles } from "./keep";

export async function open(first: EngineWorker, start: () => EngineWorker): Promise<void> {
  const backend = new WorkerBackend(first, start);
  router.useHash();
  useBackend(backend);
  keepFiles(backend.started);
  await import("../main");
}
