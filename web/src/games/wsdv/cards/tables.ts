import type { Table } from "../../../shell/table.svelte";
import type { Position } from "../model";

/** The parts of a table that the cards need; a replay provides only these. */
export type CardTable = Pick<Table<Position>, "events" | "glow" | "picked" | "mySeat" | "pick" | "hover" | "scene">;
