/** The interface between the shell and a game's front end. A game without a front end is shown as text. */
import type { Component } from "svelte";
import type { Analysis } from "../analysis/analysis";
import type { Schemas } from "../net/api";
import type { PackageBoard } from "../plain/package-board.svelte";
import type { Phrase } from "../text/phrases";
import type { TableModel } from "../state/table-model";
import type { AnyStaging } from "./staging";

export type { Choice } from "./board-contract";

/** A line of the log, not yet rendered. */
export type LogLine = Schemas["LogLine"];

/** What a table needs to know about a game. */
export interface GameSide<Position> {
  readonly name: string;
  /** Whether the table is also requested as text, because no components here draw it. */
  readonly words?: boolean;
  /** The board that the game's package brings. */
  readonly board?: PackageBoard;
  /** Kinds of places that are cards. A click opens a card that has several uses or cannot be played now. */
  readonly faces: readonly string[];
  /** Kinds of places that a click explains while no decision is pending there. */
  readonly sheets?: readonly string[];
  /** Whether places of this kind also get a button in the prompt. */
  aside?(kind: string): boolean;
  /** Whether a click on such a card always opens it first, so that to look at it never chooses it. */
  readonly opensFirst?: boolean;
  /** Whether the game shows what has no place on the board in a panel of its own; otherwise the prompt has buttons. */
  hasPanel?(table: Pick<TableModel<Position>, "choices" | "moves" | "position">): boolean;
  /** How much of the action in progress is left after a move at a place; 0 if not implemented. */
  left?(position: Position, place: string): number;
  /** Whether a seat has anything to hide from the others; true if not implemented. */
  hides?(position: Position, seat: string): boolean;
}

/** What a game's `page.ts` exports. Everything is loaded on first use. */
export interface GamePage {
  staging?(): Promise<AnyStaging>;
  /** Loads what the game needs before a table is shown. */
  prepare?(table: Schemas["TableInfo"]): Promise<void>;
  /** The emblem of a seat, for lists. */
  Sign?: Component<{ seat: string; size?: number }>;
  /** The picture on the home page. */
  vignette?(): Promise<Component>;
  /** A form for creating a table that replaces the standard one. */
  newTable?(): Promise<Component<any>>;
  rules?(): Promise<Component<any>>;
  cards?(): Promise<Component<any>>;
  /** The player aid: a page, a printable sheet, and the help dialog (`?`) at the table. */
  aid?(): Promise<Component>;
  /** What the analysis of a finished game shows besides, if anything: figures, forecasts. */
  analysis?(): Promise<Component<{ id: string; timeline: Schemas["TimelinePoint"][]; result: Analysis | null }> | null>;
  /** Maps the progress of a game to a phase, which the page shows by colour. */
  era?(when: Phrase): string;
  /** Settings that can be switched on and off, with their defaults; their messages are `setting-name` and `setting-
   * name-about`. */
  settings?: Record<string, boolean>;
}
