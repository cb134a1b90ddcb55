/** The page of the static edition: the same page, with the table in this browser. The engine takes longest to load, so it
 * comes first. */
import { EngineWorker } from "./launch";

declare const PYTHON_FOLDER: string;

const folder = new URL(PYTHON_FOLDER, document.baseURI).href;
const first = new EngineWorker(folder, false);
const { open } = await import("./page");
await open(first, folder);
