/** How a game is laid out on the page: its components, their tabs on a phone, and its guided game. */
import type { Component } from "svelte";
import type { GameSide, LogLine } from "./game";
import type { Course } from "../learn/course";
import type { AnyChapter } from "../state/chapter.svelte";
import type { Pacing } from "../state/scene-timing";
import type { LiveTable } from "../state/live-table.svelte";
import type { SheetSize } from "../table/Sheet.svelte";
import type { TableModel } from "../state/table-model";

/** A tab of the sheet. Games define their tabs; the page adds the chat. The label is the message `page-tab-name`. */
export type Tab = string;
/** A tab, the map or a column beside it, an addition to the prompt, or an overlay. */
type Part = Tab | "left" | "map" | "right" | "prompt" | "over";

export interface PartProps<Position> {
  part: Part;
  table: TableModel<Position>;
  /** The position shown, which may be a past one. */
  position: Position;
  narrow: boolean;
  /** The table if it is in play; null in a replay. */
  live: Readonly<LiveTable<Position>> | null;
}

/** How the other seats' turns are told on the board. */
export interface Scenery<Position> extends Pacing {
  /** Kinds of places that the game outlines after they changed (`table.scene.marks`). */
  outlines: readonly string[];
  /** What is different at a place, in words and figures ("unrest: 1 → 2"). */
  differences?(place: string, before: Position, after: Position): string[];
  /** The cards of an action, small, for the banner. */
  Face?: Component<{ line: LogLine }>;
  /** What the banner adds to the sentence of an action before its steps begin. */
  Lead?: Component<{ line: LogLine; table: TableModel<Position> }>;
  /** Whether one of these draws what a line says, so that the banner need not say it. */
  draws?(line: LogLine): boolean;
  /** Why the step that is shown happens, below the sentences of the banner. */
  Caption?: Component<{ line: LogLine; table: TableModel<Position> }>;
  /** What the banner draws beside its sentences, such as dice. */
  Aside?: Component<{ line: LogLine; table: TableModel<Position> }>;
}

export interface Staging<Position> {
  game: GameSide<Position>;
  Parts: Component<PartProps<Position>>;
  /** The emblem of a seat. */
  Sign?: Component<{ seat: string; size?: number }>;
  tabs: Tab[];
  /** Whether a tab has content; true if not implemented. */
  holds?(tab: Tab, table: TableModel<Position>): boolean;
  /** On a phone: the tab that shows each part a lesson refers to. */
  spots: Record<string, Tab>;
  /** On a phone: the tab with the clickable places of these kinds; undefined for the map. */
  tabFor(kinds: string, table: TableModel<Position>): [Tab, SheetSize] | undefined;
  /** On a phone: the tab to open as soon as there is something new to see there; undefined for none. */
  calls?(table: TableModel<Position>, live: Readonly<LiveTable<Position>> | null): Tab | undefined;
  /** A short label for a chapter, shown under the slider of a replay; "" for none. */
  mark?(line: LogLine): string;
  /** The courses of the game's lessons, by the lesson's name. */
  courses?: Record<string, Course<Position>>;
  /** Without it, the other seats' turns are not told step by step. */
  scene?: Scenery<Position>;
  /** What the game tells itself, page by page. The scene stops before the first line that the chapter tells, with the
   * table as it was then on the stage, until the chapter calls `table.scene.resume(decisions)`, or the player acts. */
  chapter?(table: TableModel<Position>, live: Readonly<LiveTable<Position>> | null): AnyChapter;
}

/** The scenery of any game. */
export type AnyScenery = Scenery<any>;
/** The staging of any game; it only receives positions that it decoded itself. */
export type AnyStaging = Staging<any>;
