/** What the lines of a politics phase carry across the table: topics to parties, points and seats to their owners. */
import { typed } from "../../shell/net/api";
import type { LogLine } from "../../shell/plugin/game";
import type { ChapterMoment } from "../../shell/state/chapter.svelte";
import { signed } from "../../shell/text/figures";
import type { Name } from "../../shell/text/phrases";
import type { Position } from "./model";
import { fields } from "./parts";

export interface Flight {
  /** The places where it begins and ends; "" begins at the panel. */
  from: string;
  to: string;
  label: string;
  party: string;
}

export function flightsOf({ phrase, places }: LogLine, before: ChapterMoment): Flight[] {
  const party = (phrase.args.party as Name | undefined)?.id ?? "";
  if (!party) return [];
  if (phrase.key === "event-majority") return topicsOf(typed<Position>(before.view), party);
  if (phrase.key === "event-topic-won") {
    const topic = places.find((place) => place.startsWith("topic:"));
    return topic ? [{ from: topic, to: `party:${party}`, label: "★", party }] : [];
  }
  const to = { "event-vp": `party:${party}`, "event-seat": `seats:${party}` }[phrase.key];
  const label = signed(Number(phrase.args.count) * (phrase.args.change === "less" ? -1 : 1));
  return to ? [{ from: "", to, label, party }] : [];
}

/** The topics that a party controls, wholly or in part, go to it. */
function topicsOf({ topics }: Position, party: string): Flight[] {
  const own = topics.filter(({ field }) => fields.find(({ id }) => id === field)?.owners.includes(party));
  return own.map(({ marker, number }) => ({
    from: `topic:${marker}`,
    to: `party:${party}`,
    label: String(number),
    party,
  }));
}
