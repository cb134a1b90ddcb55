/** What happened, told as sentences. */
import type { Schemas } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { named } from "./names";
import { agendas, BOX, cards, cities, foreign, MARKERS, scenarios, seatings, specials, terminations } from "./parts";
import { words } from "./words";

export type Told = Schemas["Told"];
type Args = Record<string, number | undefined>;
type Given = Record<string, string | number>;

export interface Line {
  level: "heading" | "action" | "detail";
  key: string;
  text: string;
  /** Places and cards it speaks of. */
  places: string[];
  side: number;
  at: number;
  index: number;
}

const HEADINGS = new Set(["round", "politics", "game_over"]);
const ACTIONS = new Set(["card", "agenda", "action", "negotiation", "government", "topic_won", "president"]);
/** What only says that something else is about to be told. */
const SILENT = new Set(["hidden"]);

export function tell(events: Told[], first = 0): Line[] {
  return events.flatMap((event, i) => (SILENT.has(event.key) ? [] : [line(event, first + i)]));
}

function line(event: Told, index: number): Line {
  const args = event.args as Args;
  return {
    level: HEADINGS.has(event.key) ? "heading" : ACTIONS.has(event.key) ? "action" : "detail",
    key: event.key,
    text: t("weimar-event-" + event.key.replaceAll("_", "-"), given(event.key, args)),
    places: placesOf(event.key, args),
    side: args.party ?? -1,
    at: event.at,
    index,
  };
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

function given(key: string, args: Args): Given {
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
  return { ...common, ...(SPECIAL[key]?.(args as Record<string, number>) ?? {}) };
}

const DECKS = 4;
const NO_LIMIT = 999;

/** A criterion of the solo scenario in words. */
export function criterion(number: number): string {
  const found = scenarios.find(({ solo }) => solo)?.criteria[number - 1];
  if (!found) return String(number);
  const what = t(`weimar-measure-${found.measure.replaceAll("_", "-")}`);
  if (found.high === 0) return t("weimar-measure-none", { what });
  if (found.low === 1 && found.high === NO_LIMIT) return what;
  return found.high === NO_LIMIT
    ? t("weimar-measure-at-least", { what, count: found.low })
    : t("weimar-measure-at-most", { what, count: found.high });
}

const SPECIAL: Record<string, (args: Record<string, number>) => Given> = {
  base: ({ city }) => ({ what: words.city(city) }),
  seating: ({ seating }) => ({ parties: seatings[seating].map((party) => words.party(party)).join(", ") }),
  round: ({ round }) => ({ round, number: round }),
  deck_changed: ({ deck }) => ({
    deck: deck === DECKS ? t("weimar-deck-republic") : t("weimar-deck-party", { party: words.party(deck) }),
  }),
  drawn: ({ card = -1 }) => ({ what: words.card(card), count: 1 }),
  discarded: ({ card }) => ({ what: words.card(card) }),
  first: ({ why }) => ({ why: words.why(why) }),
  card: ({ use }) => ({ use: words.use(use) }),
  use: ({ use }) => ({ use: words.use(use) }),
  unit: ({ kind, source, target }) => ({
    what: t("weimar-unit-moved", { unit: words.unit(kind), from: words.place(source), to: words.place(target) }),
  }),
  turned: ({ kind }) => ({ unit: words.unit(kind) }),
  marker: ({ marker, city }) => ({ marker: words.marker(MARKERS[marker]), what: words.city(city) }),
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
  politics: ({ step }) => ({ number: step, name: t(`weimar-politics-${step}`) }),
  majority: ({ place }) => ({ number: place }),
  parliament: ({ seats }) => ({ seats, count: seats }),
  coalition: ({ coalition }) => ({ coalition: words.coalition(coalition) }),
  government: ({ parties, chancellor }) => ({
    parties: words.partiesIn(parties),
    chancellor: words.party(chancellor),
  }),
  final: ({ line }) => ({ number: line, what: String(line) }),
  criterion: ({ number, fulfilled }) => ({ number, agreed: fulfilled ? "yes" : "no", what: criterion(number) }),
  game_over: ({ winner, termination }) => ({
    winner: words.party(winner),
    how: words.ending(terminations[termination]),
    known: winner >= 0 ? "yes" : "no",
  }),
};
