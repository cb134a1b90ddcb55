/** Makes a snapshot and keeps it. Loads an interpreter of its own for that: one that serves a page holds objects of
 * JavaScript, which no snapshot can contain. */
import { loadPython } from "./python";
import { keepSnapshot } from "./snapshot";

const CODE = `
import republik.offline.browser
from republik.offline.warm_up import warm_up
await warm_up()
`;

self.onmessage = ({ data }: MessageEvent<string>) => {
  void make(data).then(
    () => self.postMessage(null),
    (error: unknown) => self.postMessage(String(error)),
  );
};

async function make(folder: string): Promise<void> {
  const python = await loadPython(folder, { forSnapshot: true });
  await python.runPythonAsync(CODE);
  await keepSnapshot(folder, python.makeMemorySnapshot());
}
