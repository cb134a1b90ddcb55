/** The worker that loads the engine. Keeps what it says until somebody listens: it starts before the page has loaded. */
import type { ToPage, ToWorker } from "./messages";

export class EngineWorker {
  private readonly worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  private readonly early: ToPage[] = [];
  private hear: (message: ToPage) => void = (message) => this.early.push(message);

  /** `python` is the address of the folder with the engine's files; `isRestart` says that an engine has stopped. */
  constructor(python: string, { isRestart } = { isRestart: false }) {
    this.worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.hear(data);
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.hear({ kind: "failed", reason: event.message });
    };
    this.post({ kind: "start", python, isRestart });
  }

  listen(hear: (message: ToPage) => void): void {
    this.hear = hear;
    this.early.splice(0).forEach(hear);
  }

  post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  end(): void {
    this.hear = () => undefined;
    this.worker.terminate();
  }
}
