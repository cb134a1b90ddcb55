/** The staging of a game without a front end: everything is shown as text. */
import type { Staging } from "../staging";
import Parts from "./PlainParts.svelte";

type View = Record<string, unknown>;

export function plainStaging(name: string): Staging<View> {
  return {
    game: { name, decode: (view) => view, faces: [], aside: () => true },
    Parts,
    tabs: ["seats", "forecast", "log"],
    holds: (tab, table) => tab !== "forecast" || !!(table.past ?? table.view)?.outlook.length,
    spots: { seats: "seats", forecast: "forecast", log: "log" },
    asked: () => undefined,
  };
}
