/** The page of the static edition: the same page, with the table in this browser. */
import { useBackend } from "../shell/backend";
import { router } from "../shell/router.svelte";
import { WorkerBackend } from "./backend";
import { keepFiles } from "./keep";

declare const PYTHON_FOLDER: string;

router.useHash();
useBackend(new WorkerBackend(new URL(PYTHON_FOLDER, document.baseURI).href));
keepFiles();
await import("../main");
