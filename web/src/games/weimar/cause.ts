/** What ended a game at once, from the final position, and the step that brought it about. */
import type { LogLine } from "../../shell/plugin/game";
import { t } from "../../shell/text/i18n.svelte";
import { nameOf, say } from "../../shell/text/phrases";
import { boxMarkers, type Position } from "./model";
import { cities, parties, tracks } from "./parts";

/** The state that ended the game; empty if all rounds were played. */
export function causeOf(termination: string, position: Position): string[] {
  if (termination === "anarchy") return [t("finish-anarchy", { count: boxMarkers(position).length, size: tracks.box })];
  if (termination === "councils") return [t("finish-councils", { places: placesWith("councils", position) })];
  if (termination === "regime") return [t("finish-regime", { places: placesWith("regime", position) })];
  if (termination === "nsdap") return [t("finish-nsdap", { count: position.nsdap })];
  return termination === "overthrow" ? overthrowers(position) : [];
}

function placesWith(marker: string, position: Position): string {
  const there = cities.filter(({ id }) => position.cities[id].markers.includes(marker));
  return say(there.map(({ id }) => ({ kind: "city", id })));
}

/** KPD and DNVP as far as they hold half of the seats (W8). */
function overthrowers({ parties: held, parliament }: Position): string[] {
  const size = parliament.occupied;
  const strong = parties.filter((party) => ["kpd", "dnvp"].includes(party) && 2 * held[party].seats >= size);
  return strong.map((party) => t("finish-seats", { party: nameOf("party", party), count: held[party].seats, size }));
}

/** The last thing that somebody did before the game was over. */
export function decisiveStep(lines: LogLine[]): LogLine | null {
  return lines.findLast(({ level, seat }) => level === "action" && seat) ?? null;
}
