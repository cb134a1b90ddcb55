/** The page of the static edition: the same page, with the table in this browser. */
import { useBackend } from "../shell/backend";
import { router } from "../shell/router.svelte";
import { WorkerBackend } from "./backend";
import { keepFiles } from "./keep";

declare const PYTHON_FOLDER: string;

router.useHash();
const worker = new WorkerBackend(new URL(PYTHON_FOLDER, document.baseURI).href);
useBackend(worker);
keepFiles(worker.started);
await import("../main");
