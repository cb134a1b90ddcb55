/** What happened, told as sentences: events of the same kind that follow one another become one. */
import type { Schemas } from "../../shell/api";
import { cards, terminations } from "./components";
import { t } from "../../shell/i18n.svelte";
import { EAST, WEST } from "./model";
import { plain, ROMAN, signed, TRACKS, USES, words } from "./words";

export type Told = Schemas["Told"];
/** A sentence of the story, the seat, places and cards it speaks of, and the decision it belongs to. */
export interface Sentence {
  level: "heading" | "action" | "detail";
  key: string;
  text: string;
  places: string[];
  side: number;
  at: number;
  /** The number of its first event. */
  index: number;
}

export interface Chapter {
  start: number;
  end: number;
  decadeEnd: boolean;
  heading: Told | null;
}

/** Chapters that begin where an event says so, named by the first event that can. */
export function chaptersOf(events: Told[], begins: (event: Told) => boolean, names: Set<string>): Chapter[] {
  if (!events.length) return [];
  const starts = [0, ...events.flatMap((event, i) => (i && begins(event) ? [i] : []))];
  return starts.map((start, i) => {
    const end = starts[i + 1] ?? events.length;
    const heading = events.slice(start, end).find((event) => names.has(event.key)) ?? null;
    return { start, end, decadeEnd: heading?.key === "decade_end", heading };
  });
}

type Args = Record<string, any>;

const HEADINGS = new Set(["decade", "half", "decade_end", "phase", "game_over"]);
const ACTIONS = new Set(["card", "space"]);
const ORIGINS = ["display", "hand", "special"];

/** Events that are told together: the same word here, the same chooser, the same direction. */
const TOGETHER: Record<string, string> = {
  turned_up: "turned_up",
  drawn: "drawn",
  discarded: "discarded",
  seen: "seen",
  unrest: "unrest",
  calmed: "calmed",
  move: "move",
  build_city: "build",
  build_line: "build",
  dismantle_city: "dismantle",
  dismantle_line: "dismantle",
  rundown: "rundown",
  living: "living",
  imported: "imported",
  socialist: "socialist",
  police: "police",
  attack: "attack",
};

const CHAPTER_NAMES = new Set(["decade", "half", "decade_end"]);

/** Halves of decades, and decade ends. */
export function chapters(events: Told[]): Chapter[] {
  return chaptersOf(
    events,
    ({ key, args }) => key === "decade" || key === "decade_end" || (key === "half" && args.half === 2),
    CHAPTER_NAMES,
  );
}

/** The story of some events; `first` is the number of the first of them. */
export function tell(events: Told[], first = 0): Sentence[] {
  const lines: Sentence[] = [];
  for (let i = 0; i < events.length;) {
    let end = i + 1;
    while (end < events.length && kind(events[i]) !== null && kind(events[i]) === kind(events[end])) end++;
    lines.push(line(events.slice(i, end), first + i));
    i = end;
  }
  return lines;
}

function kind(event: Told): string | null {
  const together = TOGETHER[event.key];
  const args = event.args as Args;
  return together ? [together, args.by, args.side, (args.count ?? 1) > 0].join(" ") : null;
}

function line(group: Told[], index: number): Sentence {
  const event = group[0];
  const args = event.args as Args;
  const level = HEADINGS.has(event.key) ? "heading" : ACTIONS.has(event.key) ? "action" : "detail";
  const nobody = event.key === "unrest" && args.by !== WEST && args.by !== EAST; // 9.6
  const key = nobody ? "event-unrest-nobody" : "event-" + event.key.replaceAll("_", "-");
  return {
    level,
    key: event.key,
    text: t(key, sentenceArgs(group)),
    places: [...group.flatMap(placesOf), ...group.flatMap(cardsOf)],
    side: args.side ?? args.by ?? -1,
    at: event.at,
    index,
  };
}

function placesOf(event: Told): string[] {
  const args = event.args as Args;
  const provinces = ["province", "source", "target", "attacker"].filter((name) => name in args);
  return [
    ...provinces.map((name) => placeOfProvince(args[name])),
    ...("city" in args ? [`city:${words.city(args.city)}`] : []),
    ...("connection" in args ? [`line:${args.connection}`] : []),
    ...("space" in args ? [`space:${args.space}`] : []),
  ];
}

function cardsOf(event: Told): string[] {
  const args = event.args as Args;
  return ["card", "given", "taken", "special"]
    .map((name) => args[name])
    .filter((card) => card !== undefined && card >= 0)
    .map((card) => `card:${cards[card].id}`);
}

function sentenceArgs(group: Told[]): Record<string, string | number> {
  const event = group[0];
  const args = event.args as Args;
  const given: Record<string, string | number> = {};
  for (const name of ["side", "by", "starter", "winner"]) if (name in args) given[name] = words.who(args[name]);
  if (event.key in TOGETHER) return { ...given, ...many(group) };
  const single = SINGLE[event.key];
  return { ...args, ...given, ...(single ? single(args) : {}) };
}

function many(group: Told[]): Record<string, string | number> {
  const args = group[0].args as Args;
  const what = group.map(oneOfMany).filter(Boolean);
  return {
    what: what.join(", "),
    count: group.length,
    change: (args.count ?? 1) > 0 ? "more" : "less",
    known: what.length ? "yes" : "no",
  };
}

function oneOfMany(event: Told): string {
  const args = event.args as Args;
  if ("card" in args) return words.card(args.card);
  if ("city" in args) return words.city(args.city);
  if ("connection" in args) return words.line(args.connection);
  if (event.key === "move") return `${words.province(args.source)} → ${words.province(args.target)}`;
  if (event.key === "attack") {
    return `${words.province(args.attacker)} → ${words.province(args.target)} ${signed(args.count)}`;
  }
  return "province" in args ? placeAndCount(args) : "";
}

function placeAndCount(args: Args): string {
  let place = words.province(args.province);
  if ((args.sector ?? -1) >= 0) place += ` (${words.sector(args.sector)})`;
  const count = args.count ?? 1;
  return Math.abs(count) === 1 ? place : `${place} ${signed(count)}`;
}

const place = (args: Args) => ({
  place: "city" in args ? words.city(args.city) : words.province(args.province),
  removed: args.removed ?? 0,
});
const knownCard = (args: Args) => ({
  known: "card" in args ? "yes" : "no",
  card: "card" in args ? words.card(args.card) : "",
});

const SINGLE: Record<string, (args: Args) => Record<string, string | number>> = {
  decade: ({ decade, special = -1 }) => ({ decade: ROMAN[decade], special: special >= 0 ? words.card(special) : "" }),
  half: ({ decade, half }) => ({ decade: ROMAN[decade], half }),
  card: ({ card, use, origin }) => ({ card: words.card(card), use: USES[use], origin: ORIGINS[origin] }),
  void: (args) => ({ what: "track" in args ? t(`track-${TRACKS[args.track]}`) : symbolOf(args.symbol) }),
  tracks: ({ prestige, currency, socialists }) => ({
    what: [prestige, currency, socialists]
      .flatMap((count, track) => (count ? [words.arrow(track, count)] : []))
      .join(", "),
  }),
  reduce: place,
  repair: place,
  close: place,
  transfer: place,
  hamburg: place,
  police_gained: knownCard,
  removed: knownCard,
  swap: (args) =>
    "given" in args
      ? { known: "yes", given: words.card(args.given), taken: words.card(args.taken) }
      : { known: "no", given: "", taken: "" },
  phase: ({ phase }) => ({ phase, name: t(`phase-${phase}`) }),
  space: ({ space }) => ({ space: signed(space), symbols: words.spaceSymbols(space) }),
  currency: ({ balance, track }) => ({ balance: signed(balance), track: signed(track) }),
  socialist_phase: ({ change }) => ({ change: signed(change) }),
  wall: ({ stands }) => ({ stands: stands ? "yes" : "no" }),
  flight: ({ steps, points }) => ({ steps: plain(steps), points }),
  decade_end: ({ decade }) => ({ decade: ROMAN[decade] }),
  game_over: ({ termination }) => ({ how: t("ending-" + terminations[termination].replaceAll("_", "-")) }),
};

/** The symbol a code of the engine stands for: the first on a card with this short notation is told. */
function symbolOf(code: string): string {
  for (const card of cards) {
    const row = card.rows.find((one) => one.symbol === code);
    if (row) return words.symbol(row, 1);
  }
  return code;
}

function placeOfProvince(index: number): string {
  return `province:${words.code(index)}`;
}
