/** How the page reaches its tables: a server, or a worker in this browser. Chosen once, before the page starts. */

export interface Reply {
  status: number;
  isJson: boolean;
  text: string;
}

/** A table that is followed: views come in, decisions go out. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((text: string) => void) | null;
  onclose: (() => void) | null;
  /** Sends a message; false if the line is not open. */
  send(text: string): boolean;
  close(): void;
}

export interface Backend {
  /** Whether everything happens in this browser: there are no other people and no accounts. */
  readonly isLocal: boolean;
  /** The answer to a request; rejects if nothing answers. */
  ask(method: string, address: string, body?: string): Promise<Reply>;
  follow(address: string): Line;
}

class Socket implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((text: string) => void) | null = null;
  onclose: (() => void) | null = null;
  private readonly socket: WebSocket;

  constructor(address: string) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.socket = new WebSocket(`${scheme}//${location.host}${address}`);
    this.socket.onopen = () => this.onopen?.();
    this.socket.onmessage = ({ data }) => this.onmessage?.(data);
    this.socket.onclose = () => this.onclose?.();
  }

  send(text: string): boolean {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(text);
    return true;
  }

  close(): void {
    this.socket.close();
  }
}

const server: Backend = {
  isLocal: false,

  async ask(method, address, body) {
    const headers: Record<string, string> =
      method === "GET" ? {} : { "content-type": "application/json", "x-republik": "1" };
    const response = await fetch(address, { method, headers, body });
    const isJson = (response.headers.get("content-type") ?? "").startsWith("application/json");
    return { status: response.status, isJson, text: await response.text() };
  },

  follow: (address) => new Socket(address),
};

let chosen = server;

export function backend(): Backend {
  return chosen;
}

/** Uses another backend than the server. Called before the page starts. */
export function useBackend(other: Backend): void {
  chosen = other;
}
