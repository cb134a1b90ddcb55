/** The backend in this browser: a worker that runs the engine. */
import type { Backend, Line, Reply } from "../shell/net/backend";
import { engine } from "../shell/net/engine-status.svelte";
import type { EngineWorker } from "./launch";
import type { ToPage, ToWorker } from "./messages";

class WorkerLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((text: string) => void) | null = null;
  onclose: (() => void) | null = null;
  private isOpen = false;

  constructor(
    private readonly id: number,
    private readonly post: (message: ToWorker) => void,
  ) {}

  opened(): void {
    this.isOpen = true;
    this.onopen?.();
  }

  closed(): void {
    this.isOpen = false;
    this.onclose?.();
  }

  send(text: string): boolean {
    if (this.isOpen) this.post({ kind: "send", line: this.id, text });
    return this.isOpen;
  }

  close(): void {
    this.isOpen = false;
    this.post({ kind: "leave", line: this.id });
  }
}

/** How often an engine that stopped is loaded again. */
const MAX_RESTARTS = 3;

export class WorkerBackend implements Backend {
  readonly isLocal = true;
  /** Resolves when the engine has loaded, or could not. */
  readonly started: Promise<void>;
  private readonly waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (reason: Error) => void }>();
  private readonly lines = new Map<number, WorkerLine>();
  private last = 0;
  private restarts = 0;
  private lastSaid = performance.now();
  private onStarted!: () => void;

  /** `start` makes another worker when the first one has stopped. */
  constructor(
    private worker: EngineWorker,
    private readonly start: () => EngineWorker,
  ) {
    this.started = new Promise((resolve) => (this.onStarted = resolve));
    this.attend();
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
    return line;
  }

  /** How long page and engine have been idle, in milliseconds. */
  quietFor(): number {
    return performance.now() - this.lastSaid;
  }

  private attend(): void {
    engine.state = "loading";
    engine.share = 0;
    this.worker.listen((message) => this.receive(message));
  }

  private post(message: ToWorker): void {
    this.lastSaid = performance.now();
    if (message.kind === "leave") this.lines.delete(message.line);
    this.worker.post(message);
  }

  private receive(message: ToPage): void {
    this.lastSaid = performance.now();
    if (message.kind === "progress") engine.share = message.share;
    else if (message.kind === "ready") this.ready(message.keeps);
    else if (message.kind === "failed") this.fail(message.reason);
    else if (message.kind === "opened") this.lines.get(message.line)?.opened();
    else if (message.kind === "answer") {
      this.waiting.get(message.id)?.resolve(message);
      this.waiting.delete(message.id);
    } else this.tell(message.line, message.text);
  }

  private ready(keeps: boolean): void {
    engine.state = "ready";
    engine.keeps = keeps;
    this.onStarted();
  }

  private tell(id: number, text: string | null): void {
    const line = this.lines.get(id);
    if (text !== null) line?.onmessage?.(text);
    else {
      this.lines.delete(id);
      line?.closed();
    }
  }

  /** An engine that has worked before is loaded again: all that was decided is kept. One that never started is not. */
  private fail(reason: string): void {
    console.warn("the engine stopped:", reason);
    const hasWorked = engine.state === "ready";
    this.worker.end();
    engine.state = "failed";
    if (hasWorked && ++this.restarts <= MAX_RESTARTS) {
      this.worker = this.start();
      this.attend();
    }
    this.onStarted();
    const [waiting, lines] = [[...this.waiting.values()], [...this.lines.values()]];
    this.waiting.clear();
    this.lines.clear();
    for (const { reject } of waiting) reject(new Error(reason));
    for (const line of lines) line.closed();
  }
}
