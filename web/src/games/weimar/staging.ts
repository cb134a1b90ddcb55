/** How Weimar is laid out on the page. */
import type { Staging } from "../../shell/plugin/staging";
import { weimar } from "./game";
import { courses } from "./lesson";
import { differences } from "./marks";
import type { Position } from "./model";
import Sign from "./Figure.svelte";
import RowLead from "./RowLead.svelte";
import StripFace from "./StripFace.svelte";
import { PoliticsWalk } from "./walk.svelte";
import Parts from "./WeimarParts.svelte";

export const staging: Staging<Position> = {
  game: weimar,
  Parts,
  Sign,
  tabs: ["cards", "opinion", "state", "log"],
  spots: {
    hand: "cards",
    opinion: "opinion",
    parties: "state",
    parliament: "state",
    republic: "state",
    log: "log",
  },
  tabFor(kinds) {
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
    Face: StripFace,
    Lead: RowLead,
  },
};
