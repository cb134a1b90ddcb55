/** What the shell asks of a game's own side of the page. A game without one is shown in words alone. */
import type { Component } from "svelte";
import type { Schemas } from "./api";
import type { Phrase } from "./phrases";
import type { AnyStaging } from "./staging";

/** A legal move as a person meets it, in words. */
export interface Choice {
  move: number;
  /** What it does, in full. */
  label: string;
  /** What it does where the rest has been said. */
  short: string;
  /** The heading it stands under in a list; "" for none. */
  group: string;
  /** What a use of a card brings; "" where there is nothing to say. */
  note: string;
  /** Where it is clicked, as "kind:id"; "" for a button. */
  place: string;
  /** The place that is clicked second, for moves from one to another. */
  target: string;
}

/** A sentence of the log, not in words yet. */
export type LogLine = Schemas["LogLine"];

/** How a table reads a game. */
export interface GameSide<Position> {
  readonly name: string;
  /** The view of a seat as the game's parts draw it. */
  decode(view: Record<string, unknown>): Position;
  /** Kinds of places that are cards: a click opens them where they have several uses, or none now. */
  readonly faces: readonly string[];
  /** Whether places of a kind are named as buttons, too. */
  aside?(kind: string): boolean;
  /** Whether a seat has something that the others must not see; always, where it says nothing. */
  hides?(position: Position, seat: string): boolean;
}

/** What a game's folder brings to the page, in `page.ts`. All of it is read when it is first shown. */
export interface GamePage {
  /** The table. */
  staging?(): Promise<AnyStaging>;
  /** What must be known before a table is shown. */
  prepare?(table: Schemas["TableInfo"]): Promise<void>;
  /** The sign of a seat, for lists. */
  Sign?: Component<{ seat: string; size?: number }>;
  /** The picture of the first page. */
  vignette?(): Promise<Component>;
  /** Making a table, where the usual page does not do. */
  newTable?(): Promise<Component<any>>;
  rules?(): Promise<Component<any>>;
  cards?(): Promise<Component<any>>;
  /** The player aid: as a page, on paper, and behind `?` at the table. */
  aid?(): Promise<Component>;
  analysis?(): Promise<Component<{ id: string; info: Schemas["TableInfo"] }>>;
  /** How the page tells parts of a game apart by colour, from how far it has come. */
  era?(when: Phrase): string;
  /** What people may switch off; the messages are `setting-name` and `setting-name-about`. */
  settings?: string[];
}
