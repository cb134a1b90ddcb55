/** The connection to a table: opens it, keeps it open, and sends what was written while it was lost. */
import { backend, type Line } from "../net/backend";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;

export class Connection {
  state = $state<"opening" | "open" | "lost" | "gone">("opening");

  private line: Line | null = null;
  private wait = FIRST_WAIT;
  private reopening: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private outgoing: object[] = [];

  constructor(
    private readonly address: string,
    private readonly on: { message(text: string): void; lost(): void; reopening(): void },
  ) {}

  open(): void {
    if (this.state === "lost") this.on.reopening();
    const line = backend().follow(this.address);
    this.line = line;
    line.onmessage = (text) => this.on.message(text);
    line.onopen = () => this.opened();
    line.onclose = () => this.lost();
  }

  private opened(): void {
    this.state = "open";
    this.wait = FIRST_WAIT;
    this.pinging = setInterval(() => this.post({ type: "ping" }), PING_EVERY);
    for (const message of this.outgoing.splice(0)) this.post(message);
  }

  private lost(): void {
    clearInterval(this.pinging);
    this.state = "lost";
    this.on.lost();
    this.reopening = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Closes the line for good; `gone` if there is no such table any more. */
  close(gone = false): void {
    if (gone) this.state = "gone";
    clearTimeout(this.reopening);
    clearInterval(this.pinging);
    this.hangUp();
  }

  private hangUp(): void {
    if (!this.line) return;
    this.line.onclose = this.line.onmessage = this.line.onopen = null;
    this.line.close();
  }

  /** Closes the line when the browser goes offline, because a socket may take minutes to notice. */
  drop(): void {
    if (this.state !== "open" || backend().isLocal) return;
    this.hangUp();
    this.lost();
  }

  reopenNow(): void {
    clearTimeout(this.reopening);
    if (this.state === "lost") this.open();
  }

  /** Sends a message; false if the line is not open. */
  post(message: object): boolean {
    return this.line?.send(JSON.stringify(message)) ?? false;
  }

  /** Sends a message now, or as soon as the line is open again. */
  deliver(message: object): void {
    if (!this.post(message)) this.outgoing.push(message);
  }
}
