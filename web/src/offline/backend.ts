/** The backend in this browser: a worker that runs the engine. */
import type { Backend, Line, Reply } from "../shell/backend";
import { engine } from "../shell/engine.svelte";
import type { ToPage, ToWorker } from "./messages";

class WorkerLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((text: string) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(
    private readonly id: number,
    private readonly post: (message: ToWorker) => void,
  ) {}

  send(text: string): boolean {
    this.post({ kind: "send", line: this.id, text });
    return true;
  }

  close(): void {
    this.post({ kind: "leave", line: this.id });
  }
}

export class WorkerBackend implements Backend {
  readonly isLocal = true;
  private readonly worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  private readonly waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (reason: Error) => void }>();
  private readonly lines = new Map<number, WorkerLine>();
  private last = 0;

  /** Starts to load the engine; `python` is the address of the folder with its files. */
  constructor(python: string) {
    engine.state = "loading";
    this.worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.receive(data);
    this.worker.onerror = (event) => this.fail(event.message);
    this.post({ kind: "start", python });
  }

  ask(method: string, address: string, body = ""): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (engine.state === "failed") return reject(new Error("the engine did not start"));
      const id = ++this.last;
      this.waiting.set(id, { resolve, reject });
      this.post({ kind: "ask", id, method, address, body });
    });
  }

  follow(address: string): Line {
    const id = ++this.last;
    const line = new WorkerLine(id, (message) => this.post(message));
    this.lines.set(id, line);
    this.post({ kind: "follow", line: id, address });
    queueMicrotask(() => line.onopen?.());
    return line;
  }

  private post(message: ToWorker): void {
    if (message.kind === "leave") this.lines.delete(message.line);
    this.worker.postMessage(message);
  }

  private receive(told: ToPage): void {
    if (told.kind === "progress") engine.share = told.share;
    else if (told.kind === "ready") engine.state = "ready";
    else if (told.kind === "failed") this.fail(told.reason);
    else if (told.kind === "answer") {
      this.waiting.get(told.id)?.resolve(told);
      this.waiting.delete(told.id);
    } else this.tell(told.line, told.text);
  }

  private tell(id: number, text: string | null): void {
    const line = this.lines.get(id);
    if (text !== null) line?.onmessage?.(text);
    else {
      this.lines.delete(id);
      line?.onclose?.();
    }
  }

  private fail(reason: string): void {
    console.error(reason);
    engine.state = "failed";
    for (const { reject } of this.waiting.values()) reject(new Error(reason));
    this.waiting.clear();
  }
}
