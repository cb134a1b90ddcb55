/** How a game stands on the page: its parts, where they are found on a phone, and its lesson. */
import type { Component } from "svelte";
import type { Course } from "../games/wsdv/lesson";
import type { SheetSize } from "./table/Sheet.svelte";
import type { GameSide } from "./game";
import type { AnyTable } from "./table.svelte";

export type Tab = "cards" | "opinion" | "state" | "forecast" | "log" | "chat";
/** A tab of the sheet, a column beside the map, or what lies over everything. */
type Part = Tab | "left" | "map" | "right" | "over";

export interface PartProps {
  part: Part;
  table: AnyTable;
  /** What is shown now, which may lie in the past. */
  position: any;
  narrow: boolean;
  /** Whether it is played here, not looked at. */
  live: boolean;
}

export interface Staging {
  game: GameSide<any>;
  Parts: Component<PartProps>;
  /** The sign of a seat, by its number. */
  Sign: Component<{ party: number; size: number }>;
  tabs: Tab[];
  /** On a phone: where a lesson finds what it speaks of. */
  spots: Record<string, Tab>;
  /** On a phone: where places of these kinds are clicked; on the map, where it says nothing. */
  asked(kinds: string): [Tab, SheetSize] | undefined;
  /** When a position is, in the largest steps of the game. */
  when(position: any): string;
  course: Course;
}
