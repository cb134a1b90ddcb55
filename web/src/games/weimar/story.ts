/** What happened, told as sentences. */
import type { Schemas } from "../../shell/api";
import { chaptersOf, type Chapter, type Sentence } from "../wsdv/story";
import { t } from "../../shell/i18n.svelte";
import type { Position } from "./model";
import { named } from "./names";
import {
  agendas,
  BOX,
  cards,
  cities,
  foreign,
  MARKERS,
  scenarios,
  seatings,
  specials,
  terminations,
  type Criterion,
  type FinalLine,
} from "./parts";
import { signed } from "../wsdv/words";
import { words } from "./words";

export type Told = Schemas["Told"];
type Args = Record<string, number | undefined>;
type Given = Record<string, string | number>;

const HEADINGS = new Set(["round", "politics", "game_over"]);
const ACTIONS = new Set(["card", "agenda", "action", "negotiation", "government", "topic_won", "president"]);
/** What only says that something else is about to be told. */
const SILENT = new Set(["hidden"]);

/** Events told together with the next ones of their kind, where these arguments and the direction are the same. */
const TOGETHER: Record<string, string[]> = {
  drawn: ["party"],
  discarded: ["party"],
  base: ["party"],
  marker: ["marker"],
  unit: [],
};

const ROUND = new Set(["round"]);

/** One chapter for each round. */
export function chapters(events: Told[]): Chapter[] {
  return chaptersOf(events, ({ key }) => ROUND.has(key), ROUND);
}

/** The story of some events; `first` is the number of the first of them, the position tells the scenario. */
export function tell(events: Told[], first = 0, position: Position | null = null): Sentence[] {
  const numbered = events.map((event, i) => ({ event, index: first + i }));
  const told = cardsOnce(numbered.filter(({ event }) => !SILENT.has(event.key)));
  const lines: Sentence[] = [];
  for (let i = 0; i < told.length;) {
    let end = i + 1;
    while (end < told.length && kind(told[i].event) !== null && kind(told[i].event) === kind(told[end].event)) end++;
    const group = told.slice(i, end).map(({ event }) => event);
    lines.push(line(group, told[i].index, position));
    i = end;
  }
  return lines;
}

type Numbered = { event: Told; index: number };

/** The card of an automatic player is told once: its first use stands in the sentence that plays it. */
function cardsOnce(events: Numbered[]): Numbered[] {
  const told: Numbered[] = [];
  let played: Numbered | null = null;
  for (const one of events) {
    if (played && beginsWith(played.event, one.event)) {
      played.event = { ...played.event, args: one.event.args };
      played = null;
    } else {
      told.push({ ...one });
      played = one.event.key === "card" ? told.at(-1)! : null;
    }
  }
  return told;
}

/** Whether an automatic player begins a card with this use; people choose theirs as they play it. */
function beginsWith(card: Told, use: Told): boolean {
  if (use.key !== "use" || card.args.card !== use.args.card) return false;
  return card.args.use === use.args.use || cards[card.args.card as number].party >= 0;
}

function kind(event: Told): string | null {
  const same = TOGETHER[event.key];
  const args = event.args as Args;
  return same ? [event.key, (args.count ?? 1) > 0, ...same.map((name) => args[name])].join(" ") : null;
}

function line(group: Told[], index: number, position: Position | null): Sentence {
  const event = group[0];
  const args = event.args as Args;
  const more = event.key in TOGETHER ? many(group) : {};
  return {
    level: HEADINGS.has(event.key) ? "heading" : ACTIONS.has(event.key) ? "action" : "detail",
    key: event.key,
    text: t("event-" + event.key.replaceAll("_", "-"), { ...given(event.key, args, position), ...more }),
    places: group.flatMap((one) => placesOf(one.key, one.args as Args)),
    side: args.party ?? -1,
    at: event.at,
    index,
  };
}

function many(group: Told[]): Given {
  const what = group.map((event) => oneOfMany(event.key, event.args as Args)).filter(Boolean);
  return { what: what.join(", "), count: group.length, known: what.length ? "yes" : "no" };
}

function oneOfMany(key: string, args: Args): string {
  if (key === "drawn" || key === "discarded") return (args.card ?? -1) >= 0 ? words.card(args.card!) : "";
  if (key === "unit") {
    const moved = { unit: words.unit(args.kind!), from: words.place(args.source!), to: words.place(args.target!) };
    return t("unit-moved", moved);
  }
  const count = Math.abs(args.count ?? 1);
  return count > 1 ? `${words.city(args.city!)} (${count})` : words.city(args.city!);
}

function placesOf(key: string, args: Args): string[] {
  const found: string[] = [];
  if (args.city !== undefined && args.city >= 0) found.push(`city:${cities[args.city].key}`);
  if (args.card !== undefined && args.card >= 0)
    found.push(isForeign(key) ? `foreign:${foreign[args.card].key}` : `card:${cards[args.card].key}`);
  if (args.agenda !== undefined && args.agenda >= 0) found.push(`agenda:${agendas[args.agenda].key}`);
  if (args.slot !== undefined) found.push(`topic:${args.slot}`);
  return found;
}

function isForeign(key: string): boolean {
  return key === "negotiation" || key === "negotiated" || key === "laid";
}

const EMPTY: Given = Object.fromEntries(
  (
    "party card agenda place unit from to marker topic field option nation result action minor parties chancellor what " +
    "why seats number winner how coalition"
  )
    .split(" ")
    .map((name) => [name, ""]),
);

function given(key: string, args: Args, position: Position | null): Given {
  const count = args.count ?? 0;
  const common: Given = {
    ...EMPTY,
    count: Math.abs(count),
    change: count >= 0 ? "more" : "less",
    known: (args.card ?? args.agenda ?? -1) >= 0 ? "yes" : "no",
    use: "event",
    agreed: args.yes ? "yes" : "no",
    yes: args.yes ? "yes" : "no",
    success: args.success ? "yes" : "no",
  };
  if (args.party !== undefined) common.party = words.party(args.party);
  if (args.city !== undefined) common.place = args.city >= 0 ? words.city(args.city) : "";
  if (args.result !== undefined) common.result = args.result;
  if (args.agenda !== undefined) common.agenda = words.agenda(args.agenda);
  if (args.card !== undefined) common.card = isForeign(key) ? words.foreignCard(args.card) : words.card(args.card);
  return { ...common, ...(SPECIAL[key]?.(args as Record<string, number>, position?.raw.scenario ?? "") ?? {}) };
}

const DECKS = 4;

/** A criterion of the solo scenario, or a line of a final scoring, in words. */
function condition(line: Criterion | FinalLine): string {
  const what = t(`measure-${line.measure.replaceAll("_", "-")}`);
  if ("each" in line && line.each) return t("measure-each", { what });
  if (line.high === 0) return t("measure-none", { what });
  if (line.low <= 1 && (line.measure === "ultimatum" || line.measure === "government")) return what;
  return line.low > 0
    ? t("measure-at-least", { what, count: line.low })
    : t("measure-at-most", { what, count: line.high });
}

function criterion(number: number): string {
  return condition(scenarios.find(({ solo }) => solo)!.criteria[number - 1]);
}

/** What a line of the final scoring counts. */
function finalLine(line: number, scenario: string): string {
  const found = scenarios.find(({ key }) => key === scenario)?.final[line];
  return found ? condition(found) : String(line + 1);
}

const SPECIAL: Record<string, (args: Record<string, number>, scenario: string) => Given> = {
  seating: ({ seating }) => ({ parties: seatings[seating].map((party) => words.party(party)).join(", ") }),
  round: ({ round }) => ({ round, number: round }),
  deck_changed: ({ deck }) => ({
    deck: deck === DECKS ? t("deck-republic") : t("deck-party", { party: words.party(deck) }),
  }),
  first: ({ why }) => ({ why: words.why(why) }),
  card: ({ use }) => ({ use: words.use(use) }),
  use: ({ use }) => ({ use: words.use(use) }),
  turned: ({ kind }) => ({ unit: words.unit(kind) }),
  marker: ({ marker }) => ({ marker: words.marker(MARKERS[marker]) }),
  box: ({ marker }) => ({ marker: words.marker(BOX[marker]) }),
  economy: ({ level }) => ({ level }),
  topic: ({ slot, point }) => ({ topic: words.topic(slot), field: words.field(point) }),
  topic_gone: ({ slot }) => ({ topic: words.topic(slot) }),
  topic_won: ({ slot, option }) => ({
    topic: words.topic(slot),
    option: option >= 0 ? words.option(slot, option) : "",
  }),
  society: ({ marker }) => ({ marker: words.society(marker) }),
  flag: ({ nation }) => ({ nation: words.nation(nation) }),
  action: ({ kind }) => ({ action: words.action(kind) }),
  result: ({ kind }) => ({ action: words.action(kind) }),
  negotiated: ({ success }) => ({ agreed: success ? "yes" : "no", known: "yes" }),
  foreign_track: ({ space }) => ({ card: foreign[space] ? named(foreign[space].names) : String(space) }),
  minor: ({ minor, party }) => ({ minor: words.minor(minor), party: words.party(party) }),
  stresemann: ({ side }) => ({ known: side === 1 ? "yes" : "no" }),
  ballot: ({ candidate }) => ({ other: words.party(candidate) }),
  out: ({ special }) => ({ card: named(specials[special].names) }),
  politics: ({ step }) => ({ number: step, name: t(`politics-${step}`) }),
  majority: ({ place }) => ({ number: place }),
  parliament: ({ seats }) => ({ seats, count: seats }),
  coalition: ({ coalition }) => ({ coalition: words.coalition(coalition) }),
  government: ({ parties, chancellor }) => ({
    parties: words.partiesIn(parties),
    chancellor: words.party(chancellor),
  }),
  bonus: ({ count }) => ({ count: signed(count) }),
  final: ({ line, count }, scenario) => ({ what: finalLine(line, scenario), count: signed(count) }),
  criterion: ({ number, fulfilled }) => ({ number, agreed: fulfilled ? "yes" : "no", what: criterion(number) }),
  game_over: ({ winner, termination }) => ({
    winner: words.party(winner),
    how: words.ending(terminations[termination]),
    known: winner >= 0 ? "yes" : "no",
  }),
};
