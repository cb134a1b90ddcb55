/** Opens the static edition: the same page, with the engine in a worker of this browser instead of on a server. The engine
 * takes longest to load, so it starts first. */
import { EngineWorker } from "./launch";

/** Inserted by the build, see `vite.config.ts`. */
declare const PYTHON_FOLDER: string;

const folder = new URL(PYTHON_FOLDER, document.baseURI).href;
const engine = new EngineWorker(folder);
const { open } = await import("./page");
await open(engine, folder);
