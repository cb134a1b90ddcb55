/** How a game stands on the page: its parts, where they are found on a phone, and its lesson. */
import type { Component } from "svelte";
import type { GameSide, LogLine } from "./game";
import type { Course } from "./learn/course";
import type { SheetSize } from "./table/Sheet.svelte";
import type { Table } from "./table.svelte";

/** A tab of the sheet, named by the game; the page's own is the chat. Its message is `page-tab-name`. */
export type Tab = string;
/** A tab, a column beside the map, what stands under the prompt, or what lies over everything. */
type Part = Tab | "left" | "map" | "right" | "prompt" | "over";

export interface PartProps<Position> {
  part: Part;
  table: Table<Position>;
  /** What is shown now, which may lie in the past. */
  position: Position;
  narrow: boolean;
  /** Whether it is played here, not looked at. */
  live: boolean;
}

export interface Staging<Position> {
  game: GameSide<Position>;
  Parts: Component<PartProps<Position>>;
  /** The sign of a seat; nothing, where words do. */
  Sign?: Component<{ seat: string; size?: number }>;
  tabs: Tab[];
  /** Whether there is anything under a tab now; always, where it says nothing. */
  holds?(tab: Tab, table: Table<Position>): boolean;
  /** On a phone: where a lesson finds what it speaks of. */
  spots: Record<string, Tab>;
  /** On a phone: where places of these kinds are clicked; on the map, where it says nothing. */
  asked(kinds: string): [Tab, SheetSize] | undefined;
  /** A short mark for a line that begins a chapter, under the slider of a replay; "" for none. */
  mark?(line: LogLine): string;
  course?: Course<Position>;
}

/** The staging of whatever game: it is handed back the positions that it decoded itself. */
export type AnyStaging = Staging<any>;
