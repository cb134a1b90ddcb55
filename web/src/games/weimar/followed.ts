/** Which rows of their tables the bots followed last, from the events of the game. */
import type { Schemas } from "../../shell/net/api";

type Event = Schemas["GameEvent"];

/** The key of a row: party, table and number of the row, counted from 0. */
export function rowKey(party: string, table: string, row: number | string): string {
  return `${party}.${table}.${row}`;
}

/** The rows that each bot followed since it turned up its last card, and the limits that last bound the Zentrum. */
export function followedRows(events: readonly Event[]): Set<string> {
  const rows: Record<string, string[]> = {};
  let zentrum = "";
  let acting = "";
  for (const { key, args } of events) {
    const party = String(args.party);
    if (key === "card") rows[party] = [];
    else if (key === "row") (rows[party] ??= []).push(rowKey(party, String(args.table), Number(args.row)));
    else if (key === "action") acting = party;
    else if (key === "reaction_die") zentrum = rowKey("zentrum", "limits", acting);
    else if (key === "base_die") zentrum = rowKey("zentrum", "limits", "base");
  }
  return new Set([...Object.values(rows).flat(), zentrum]);
}
