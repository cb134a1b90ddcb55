/** What a seat has received from its table: the latest view, events, log and chat. */
import type { Schemas } from "../net/api";
import type { LogLine } from "../plugin/game";
import { newLines } from "./choices";

/** A view whose outlook is always set: from this view or, if the server left it out, from an earlier one. */
export type TableView = Schemas["TableView"] & { outlook: Schemas["Outlook"][] };
export type ChatMessage = Schemas["ChatMessage"];

export class LiveView {
  view = $state.raw<TableView | null>(null);
  events = $state.raw<Schemas["GameEvent"][]>([]);
  lines = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatMessage[]>([]);

  /** The first seat that nobody has taken, preferably the one to act; "" for none. */
  freeSeat = $derived.by(() => {
    const free = this.view?.seats.filter((seat) => seat.kind === "free").map(({ seat }) => seat) ?? [];
    return free.find((seat) => seat === this.view?.to_act) ?? free[0] ?? "";
  });

  /** Takes in a message: what it tells continues what earlier messages told. */
  receive(message: Schemas["TableView"]): void {
    const { start, events, outlook, chat } = message;
    const numbers = new Set(this.chat.map(({ number }) => number));
    this.events = [...this.events.slice(0, start), ...events];
    this.lines = newLines(this.lines, message);
    this.chat = [...this.chat, ...chat.filter(({ number }) => !numbers.has(number))];
    this.view = { ...message, outlook: outlook ?? this.view?.outlook ?? [] };
  }
}
