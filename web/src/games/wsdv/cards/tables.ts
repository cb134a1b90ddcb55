import type { Table } from "../../../shell/table.svelte";

/** What the cards need of a table; a replay gives no more than this either. */
export type CardTable = Pick<Table, "glow" | "picked" | "mySeat" | "pick" | "hover">;
