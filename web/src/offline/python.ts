/** Loads Python with the modules of Republik: from the files of the site, or from a snapshot as well. */
import type { PyodideInterface } from "pyodide";
import { unpack } from "./archive";

type Pyodide = typeof import("pyodide");
type Options = NonNullable<Parameters<Pyodide["loadPyodide"]>[0]>;
type CreateModule = NonNullable<Options["createPyodideModule"]>;
type Module = Awaited<ReturnType<CreateModule>>;

interface Growing {
  growMemory(size: number): void;
}

interface Choices {
  /** Where to go on from; undefined if there is no snapshot. */
  snapshot?: Promise<ArrayBuffer | undefined>;
  /** Whether a snapshot will be made. */
  forSnapshot?: boolean;
  /** Called with the share loaded so far. */
  progress?: (share: number) => void;
}

/** `folder` is the address of the engine's files. */
export async function loadPython(
  folder: string,
  { snapshot, forSnapshot = false, progress = () => undefined }: Choices,
): Promise<PyodideInterface> {
  const republik = unzipped(folder + "republik.bin");
  const loader = import(/* @vite-ignore */ folder + "pyodide.asm.mjs") as Promise<{ default: CreateModule }>;
  // a failure is reported to whoever awaits them
  for (const early of [republik, loader]) early.catch(() => undefined);
  const [{ loadPyodide }, library, restored] = await Promise.all([
    import(/* @vite-ignore */ folder + "pyodide.mjs") as Promise<Pyodide>,
    unzipped(folder + "python_stdlib.bin"),
    snapshot,
  ]);
  progress(0.2);
  const stdLibURL = URL.createObjectURL(new Blob([library]));
  const python = await loadPyodide({
    indexURL: folder,
    stdLibURL,
    createPyodideModule: async (settings) => withRoomFor(restored, await (await loader).default(settings)),
    _loadSnapshot: restored,
    _makeSnapshot: forSnapshot,
  });
  URL.revokeObjectURL(stdLibURL);
  progress(0.6);
  unpack(await republik, python.FS);
  progress(0.7);
  return python;
}

/** Adds the networks that computer players judge by; a failed load is tried once more. */
export async function loadNetworks(folder: string, python: PyodideInterface): Promise<void> {
  const address = folder + "networks.bin";
  unpack(await unzipped(address).catch(() => unzipped(address)), python.FS);
}

/** All of Python's memory; another buffer whenever it has grown. */
export function memoryOf(python: PyodideInterface): ArrayBuffer {
  return (python as PyodideInterface & { _module: { HEAPU8: Uint8Array<ArrayBuffer> } })._module.HEAPU8.buffer;
}

/** Pyodide copies a snapshot into the memory that every start begins with, which may be too small. */
function withRoomFor(snapshot: ArrayBuffer | undefined, module: Module): Module {
  if (snapshot) (module as Module & Growing).growMemory(snapshot.byteLength);
  return module;
}

/** A file that was compressed when the site was built. */
async function unzipped(address: string): Promise<ArrayBuffer> {
  const { ok, status, body } = await fetch(address);
  if (!ok || !body) throw new Error(`${address}: ${status}`);
  return new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}
