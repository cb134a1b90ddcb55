/** How Weimar is laid out on the page. */
import type { Staging } from "../../shell/plugin/staging";
import { weimar } from "./game";
import { courses } from "./lesson";
import { differences } from "./marks";
import type { Position } from "./model";
import type { TableModel } from "../../shell/state/table-model";
import { hasPanel } from "./offers";
import Sign from "./Figure.svelte";
import MiniFace from "./MiniFace.svelte";
import { draws, introduces, weight } from "./pacing";
import RowCaption from "./RowCaption.svelte";
import SceneDice from "./SceneDice.svelte";
import { PoliticsWalk } from "./walk.svelte";
import Parts from "./WeimarParts.svelte";

/** Whether there is something to choose in the panel of actions. */
function offers(table: TableModel<Position>): boolean {
  return table.myTurn && hasPanel(table);
}

export const staging: Staging<Position> = {
  game: weimar,
  Parts,
  Sign,
  tabs: ["actions", "cards", "opinion", "forecast", "state", "log"],
  holds: (tab, table) => tab !== "actions" || offers(table),
  calls: (table, live) => (offers(table) ? "actions" : live?.outcome && !live.stage.past ? "cards" : undefined),
  spots: {
    prompt: "actions",
    hand: "cards",
    opinion: "opinion",
    forecast: "forecast",
    parties: "state",
    parliament: "state",
    republic: "state",
    log: "log",
  },
  tabFor(kinds, table) {
    if (offers(table)) return ["actions", "half"];
    if (/card|agenda/.test(kinds)) return ["cards", "half"];
    if (/field|topic/.test(kinds)) return ["opinion", "tall"];
    return kinds.includes("foreign") ? ["state", "half"] : undefined;
  },
  courses,
  chapter: (table, live) => new PoliticsWalk(table, live),
  scene: {
    outlines: [
      ...["city", "topic", "foreign", "card", "agenda"],
      ...["party", "seats", "box", "society", "nation", "minor", "office", "track"],
    ],
    differences,
    Face: MiniFace,
    Caption: RowCaption,
    Aside: SceneDice,
    introduces,
    draws,
    weight,
  },
};
