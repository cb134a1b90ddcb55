/** How Wir sind das Volk! is laid out on the page. */
import type { Staging } from "../../shell/plugin/staging";
import { differences } from "./board/words";
import EventLead from "./cards/EventLead.svelte";
import MiniFace from "./cards/MiniFace.svelte";
import Emblem from "./Emblem.svelte";
import { wsdv } from "./game";
import { firstDecadeCourse } from "./lesson";
import type { Position } from "./model";
import { DecadeWalk, walkOf } from "./walk.svelte";
import Parts from "./WsdvParts.svelte";

export const staging: Staging<Position> = {
  game: wsdv,
  Parts,
  Sign: Emblem,
  tabs: ["end", "cards", "state", "forecast", "log"],
  holds: (tab, table) => tab !== "end" || walkOf(table).visible,
  calls: (table) => (walkOf(table).visible && walkOf(table).pages >= 0 ? "end" : undefined), // again with every new page
  spots: {
    display: "cards",
    hand: "cards",
    seats: "state",
    tracks: "state",
    forecast: "forecast",
    log: "log",
    "decade-end": "end",
  },
  tabFor(kinds, table) {
    if (walkOf(table).visible) return ["end", "half"];
    if (kinds.includes("card")) return ["cards", "half"];
    return /space|track/.test(kinds) ? ["state", "half"] : undefined;
  },
  mark({ phrase: { key, args } }) {
    const { decade, half } = args as { decade?: string; half?: number };
    return key === "event-decade" || (key === "event-half" && half === 1) ? (decade ?? "") : "";
  },
  courses: { "first-decade": firstDecadeCourse },
  chapter: (table, live) => new DecadeWalk(table, live),
  scene: {
    outlines: ["province", "city", "line", "sector", "track", "space", "card"],
    differences,
    Face: MiniFace,
    Lead: EventLead,
  },
};
