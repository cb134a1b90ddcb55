import type { Table } from "../../../shell/table.svelte";
import type { Position } from "../model";

/** What the cards need of a table; a replay gives no more than this either. */
export type CardTable = Pick<Table<Position>, "glow" | "picked" | "mySeat" | "pick" | "hover">;
