/** What may be done and what was done, as the table holds it. */
import type { Refusal, Schemas } from "./api";
import type { Choice, LogLine } from "./game";
import { say, type Name } from "./phrases";

/** A legal move in words. */
export function worded({ id, phrase, short, group, note, place, target }: Schemas["Choice"]): Choice {
  const label = say(phrase);
  return { move: id, label, short: short ? say(short) : label, group: say(group), note: say(note), place, target };
}

/** What a card is used for by a move: the argument `use` of its phrase; "" where it names none. */
export function useOf({ args }: Schemas["Phrase"]): string {
  return (args?.use as Name | undefined)?.id ?? "";
}

/** What the server says against each use of a card; null where nothing is. */
export function byUse({ refusals, moves = {} }: Schemas["Verdicts"]): Record<string, Refusal | null> {
  return Object.fromEntries(Object.entries(moves).map(([move, phrase]) => [useOf(phrase), refusals[move]]));
}

/** The moves behind each place. With `source`, those that go on from it. */
export function glowOf(choices: Choice[], source = ""): Map<string, Choice[]> {
  const glow = new Map<string, Choice[]>();
  for (const choice of choices) {
    const place = source ? (choice.place === source ? choice.target : "") : choice.place;
    if (place) glow.set(place, [...(glow.get(place) ?? []), choice]);
  }
  return glow;
}

/** The choices under their headings, in the order in which these first come. */
export function underHeadings(choices: Choice[]): [string, Choice[]][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  return [...groups];
}

/** The kind of a place that is written as "kind:id". */
export function kindOf(place: string): string {
  return place.slice(0, Math.max(0, place.indexOf(":")));
}

/** The kinds of places where some place has several moves now. */
export function sharedKinds(choices: Choice[]): Set<string> {
  const places = [...glowOf(choices)].filter(([, found]) => found.length > 1);
  return new Set(places.map(([place]) => kindOf(place)));
}

/** The decisions before the last turn that a seat began; -1 where it has had none. */
export function beforeTurn(lines: LogLine[], seat: string): number {
  const begun = lines.findLast((line) => line.turn && line.seat === seat);
  return begun ? begun.at - 1 : -1;
}

/** The log with what a view adds to it. A sentence may have grown: the first that is told takes the place of those
 * from there on, and what was taken back goes. */
export function newLines(known: LogLine[], { start, lines }: { start: number; lines: LogLine[] }): LogLine[] {
  const from = lines.length ? Math.min(start, lines[0].first) : start;
  return [...known.filter((line) => line.first < from), ...lines];
}
