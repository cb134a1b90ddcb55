/** Parties, cities, cards, moves, refusals and endings in the words of the language chosen now. */
import type { Refusal } from "../../shell/api";
import { messages, t } from "../../shell/i18n.svelte";
import { effectText } from "./effects";
import { named } from "./names";
import { pulls, type Position, type Step } from "./model";
import {
  ACTIONS,
  agendas,
  blockOf,
  BOX,
  cards,
  cities,
  CITIES,
  COALITIONS,
  COUNTERS,
  effects,
  foreign,
  MARKERS,
  MINORS,
  nations,
  parties,
  seatings,
  slots,
  society,
  topics,
  UNIT_NAMES,
  USES,
  type Names,
} from "./parts";

const WHY = ["agenda", "early", "impulses"];
const DONE_STEPS = new Set(
  "cancel-event actions topic mobilise-to mobilise dissolve foreign fewer-dice roll-again".split(" "),
);
const YES_STEPS = new Set("agree-first may vote agree join oppose react roll-again president".split(" "));
export const CITY_BLOCKS = new Set(["city", "base", "put", "take"]);
export const CARD_BLOCKS = new Set(["answer", "discard", "purge"]);
const ACT_KIND = 0;
const ACT_CITY = 1;
const ACT_PLAYER = 6;
const ALL_PARTIES = 15;
const EARLY_ENDINGS = new Set(["anarchy", "councils", "regime", "overthrow", "nsdap"]);

const LETTERS = "SZKD";

type Args = Record<string, string | number>;

class Words {
  party(party: number): string {
    return party >= 0 ? t(`party-${parties[party]}`) : t("party-nobody");
  }
  letter(party: number): string {
    return LETTERS[party];
  }
  partiesIn(mask: number): string {
    return parties.flatMap((_, party) => ((mask >> party) & 1 ? [this.party(party)] : [])).join(", ");
  }
  city(city: number): string {
    return named(cities[city].names);
  }
  card(card: number): string {
    return card < 0 ? t("card-hidden") : this.numbered(cards[card]);
  }
  agenda(agenda: number): string {
    return agenda < 0 ? t("card-hidden") : this.numbered(agendas[agenda]);
  }
  foreignCard(card: number): string {
    return this.numbered(foreign[card]);
  }
  /** A card by number and title; a title with quotation marks of its own gets no others. */
  private numbered({ key, names }: { key: string; names: Names }): string {
    const title = named(names);
    return /[„“«"]/.test(title) ? `${key} ${title}` : t("card-name", { number: key, title });
  }
  /** A topic marker; of two copies which one. */
  topic(slot: number): string {
    const { topic, copy } = slots[slot];
    const name = named(topics[topic].names);
    return topics[topic].copies > 1 ? `${name} ${copy + 1}` : name;
  }
  option(slot: number, option: number): string {
    return named(topics[slots[slot].topic].options[option].names);
  }
  unit(kind: number): string {
    return t(`unit-${UNIT_NAMES[kind].replaceAll("_", "-")}`);
  }
  marker(name: string): string {
    return t(`marker-${name.replaceAll("_", "-")}`);
  }
  society(marker: number): string {
    return named(society[marker].names);
  }
  nation(nation: number): string {
    return t(`nation-${nations[nation].key.replaceAll("_", "-")}`);
  }
  minor(minor: number): string {
    return t(`minor-${MINORS[minor]}`);
  }
  coalition(coalition: number): string {
    return t(`coalition-${COALITIONS[coalition]}`);
  }
  use(use: number): string {
    return t(`use-${USES[use]}`);
  }
  action(kind: number): string {
    return t(`action-${ACTIONS[kind]}`);
  }
  why(why: number): string {
    return t(`why-${WHY[why]}`);
  }
  /** A field of the grid: the arms it lies towards, such as S3 or K2 S1. */
  field(point: number): string {
    if (point < 0) return "";
    const named = pulls(point)
      .map((pull, party) => ({ pull, party }))
      .filter(({ pull }) => pull > 0)
      .sort((one, two) => two.pull - one.pull || one.party - two.party)
      .map(({ pull, party }) => `${this.letter(party)}${pull}`);
    return named.join(" ") || "0";
  }
  /** A field in full, for those who listen. */
  fieldInFull(point: number): string {
    const named = pulls(point)
      .map((pull, party) => ({ pull, party }))
      .filter(({ pull }) => pull > 0)
      .map(({ pull, party }) => `${this.party(party)} ${pull}`);
    return named.join(", ") || "0";
  }
  place(place: number): string {
    if (place < CITIES) return this.city(place);
    return t(`place-${["supply", "dissolved", "unused"][place - CITIES]}`);
  }
  level(key: string): string {
    return t(key === "automatic" ? "level-automatic" : `level-${key}`);
  }
  side(seat: string): string {
    return this.party(parties.indexOf(seat));
  }

  // -- what is asked

  /** The card, topic or marker whose effect this is. */
  face(effect: number): string {
    const key = effects[effect]?.name.split(".")[0] ?? "";
    const card = cards.findIndex((one) => one.key === key);
    if (card >= 0) return this.card(card);
    const agenda = agendas.findIndex((one) => one.key === key);
    if (agenda >= 0) return this.agenda(agenda);
    const abroad = foreign.findIndex((one) => one.key === key);
    if (abroad >= 0) return this.foreignCard(abroad);
    const known = topics.find((one) => one.key === key) ?? society.find((one) => one.key === key);
    return known ? named(known.names) : key;
  }
  /** The one sentence that asks. */
  prompt(position: Position): string {
    const step = position.step();
    if (!step) return "";
    const key = step.name === "actions" && step.b < 0 ? "actions-city" : step.name;
    return t(`prompt-${key}`, this.promptArgs(position, step));
  }
  private promptArgs(position: Position, step: Step): Args {
    const { raw } = position;
    const seats = raw.seats[step.seat] ?? 0;
    const given: Args = {
      party: this.party(step.seat),
      seats,
      card: raw.card >= 0 ? this.card(raw.card) : "",
      count: 1,
    };
    const more = PROMPTS[step.name]?.(this, position, step) ?? {};
    return { ...DEFAULTS, ...given, ...more };
  }

  // -- moves

  move(move: number, position: Position): string {
    const { block, index } = blockOf(move);
    const step = position.step();
    const name = step?.name ?? "";
    if (block === "done" && DONE_STEPS.has(name)) return t(`done-${name}`, this.promptArgs(position, step!));
    if ((block === "yes" || block === "no") && YES_STEPS.has(name))
      return t(`${block}-${name}`, this.promptArgs(position, step!));
    return t("move-" + block.replaceAll("_", "-"), { ...DEFAULTS, ...this.moveArgs(block, index, position) });
  }
  private moveArgs(block: string, i: number, position: Position): Args {
    if (CITY_BLOCKS.has(block)) return { place: this.city(i), ...this.markerArgs(position) };
    if (CARD_BLOCKS.has(block) || block === "deal") return { card: this.card(i) };
    return MOVES[block]?.(this, i, position) ?? {};
  }
  private markerArgs(position: Position): Args {
    const step = position.step();
    return step && (step.name === "put-marker" || step.name === "take-marker")
      ? { marker: this.marker(MARKERS[step.a] ?? "") }
      : {};
  }
  /** What an option of the effect in progress, or of the topic won, does. */
  optionText(option: number, position: Position): string {
    const step = position.step();
    if (!step) return String(option + 1);
    if (step.name === "topic-option") {
      const topic = topics[slots[step.a].topic];
      return `${named(topic.options[option].names)}: ${effectText(topic.options[option].event)}`;
    }
    const effect = position.effectAt(step.a);
    const block = effects[effect]?.blocks[step.b]?.[step.c]?.blocks[option];
    return block === undefined ? String(option + 1) : effectText(effect, block);
  }

  // -- refusals and endings

  refusal(refusal: Pick<Refusal, "error" | "reason"> & Partial<Refusal>): string {
    const key = [`refusal-${refusal.error}`, `refusal-${refusal.error}`].find((one) => messages.has(one));
    if (!key) return refusal.reason;
    const details = Object.entries(refusal.details ?? {});
    return t(key, Object.fromEntries(details.map(([name, value]) => [name, this.detail(name, value)])));
  }
  private detail(name: string, value: string): string {
    if (name === "card") {
      const card = cards.findIndex(({ key }) => key === value);
      const agenda = agendas.findIndex(({ key }) => key === value);
      return card >= 0 ? this.card(card) : agenda >= 0 ? this.agenda(agenda) : value;
    }
    if (name === "place") {
      const city = cities.findIndex(({ names }) => names.de === value);
      return city >= 0 ? this.city(city) : value;
    }
    return value;
  }
  ending(termination: string): string {
    const key = `ending-${termination.replaceAll("_", "-")}`;
    return t(messages.has(key) ? key : `ending-${termination.replaceAll("_", "-")}`);
  }
  /** Whether it is the person's defeat in the solo scenario, where every early end is one. */
  defeat(outcome: { termination: string }, solo: boolean): boolean {
    return solo && EARLY_ENDINGS.has(outcome.termination);
  }
  outcome(outcome: { winner: string | null; termination: string; rule: string }, solo: boolean): string {
    const how = this.ending(outcome.termination);
    const rule = outcome.rule;
    if (!rule) return t("outcome-table", { how });
    const early = this.defeat(outcome, solo);
    if (!outcome.winner) return t(early ? "outcome-defeat" : "outcome-nobody", { how, rule });
    const winner = this.side(outcome.winner);
    return t(early ? "outcome-defeat-by" : "outcome", { winner, how, rule });
  }
}

const DEFAULTS: Args = Object.fromEntries(
  (
    "place points steps topic marker other what face option minor coalition action result why field unit from use " +
    "number nation agenda parties first second to seats"
  )
    .split(" ")
    .map((name) => [name, ""]),
);
Object.assign(DEFAULTS, { change: "more", count: 1 });

type PromptArgs = (words: Words, position: Position, step: Step) => Args;

const ofEffect: PromptArgs = (words, position, { a, b, c }) => {
  const effect = position.effectAt(a);
  const inside = effects[effect]?.blocks[b]?.[c]?.blocks[0];
  const second = effects[effect]?.blocks[b]?.[c]?.blocks[1];
  return {
    face: effect >= 0 ? words.face(effect) : "",
    what: effect < 0 ? "" : effectText(effect, inside ?? 0),
    other: second === undefined ? "" : effectText(effect, second),
  };
};
const ofAct: PromptArgs = (words, { raw }) => ({
  action: words.action(raw.act[ACT_KIND]),
  place: raw.act[ACT_CITY] >= 0 ? words.city(raw.act[ACT_CITY]) : "",
  other: words.party(raw.act[ACT_PLAYER]),
});

const PROMPTS: Record<string, PromptArgs> = {
  "choose-first": (words, _, { a }) => ({ why: words.why(a) }),
  "agree-first": (words, _, { a, b }) => ({ why: words.why(a), other: words.party(b) }),
  "cancel-event": (words, { raw }) => ({ other: words.party(raw.player), card: words.card(raw.card) }),
  actions: (words, _, { a, b }) => ({ points: a, place: b >= 0 ? words.city(b) : "" }),
  topic: (words, _, { a, b }) => ({ steps: a, count: a, topic: b >= 0 ? words.topic(b) : "" }),
  point: (words, { raw }, { a, b }) => ({
    topic: words.topic(a),
    steps: b,
    count: b,
    field: words.field(raw.topics[a]),
  }),
  "place-base": (_, __, { a }) => ({ count: a }),
  "remove-base": (words, _, { a, b }) => ({
    count: b,
    parties: words.partiesIn(a),
    other: a === ALL_PARTIES ? "" : words.partiesIn(a),
  }),
  "demo-base": (words, _, { a, b }) => ({ count: a, place: words.city(b) }),
  "put-marker": (words, _, { a, b }) => ({ marker: words.marker(MARKERS[a]), count: b }),
  "take-marker": (words, _, { a, b }) => ({ marker: words.marker(MARKERS[a] ?? BOX[0]), count: b }),
  "choose-city": ofEffect,
  "choose-cities": (words, position, { a, b }) => {
    const effect = position.effectAt(a);
    return { count: b, face: effect >= 0 ? words.face(effect) : "", what: effect >= 0 ? effectText(effect) : "" };
  },
  "mobilise-to": (_, __, { b }) => ({ count: b }),
  mobilise: (words, _, { b, c }) => ({ count: b, place: c >= 0 ? words.city(c) : "" }),
  dissolve: (words, _, { a, b, c }) => ({
    count: b,
    parties: words.partiesIn(a),
    other: words.partiesIn(a),
    place: c >= 0 ? words.city(c) : "",
  }),
  recall: (_, __, { a }) => ({ count: a }),
  takeover: (words, _, { a }) => ({ place: a >= 0 ? words.city(a) : "" }),
  flag: (_, __, { a, b }) => ({ change: a > 0 ? "more" : "less", count: b }),
  "topic-in": (words, _, { a }) => ({ field: words.field(a) }),
  option: ofEffect,
  may: ofEffect,
  vote: ofEffect,
  foe: ofEffect,
  discard: (_, __, { a }) => ({ count: a }),
  "topic-option": (words, _, { a, b }) => ({ topic: words.topic(a), other: b >= 0 ? words.party(b) : "" }),
  agree: (words, _, { a, b, c }) => ({
    topic: words.topic(a),
    option: words.option(a, b),
    other: words.party(c),
    what: effectText(topics[slots[a].topic].options[b].event),
  }),
  majority: (_, __, { a }) => ({ number: a + 1, count: a + 1 }),
  control: (words, _, { a }) => ({ minor: words.minor(a) }),
  join: (words, _, { a }) => ({ coalition: words.coalition(a) }),
  oppose: ofAct,
  "fewer-dice": ofAct,
  react: ofAct,
  "roll-again": (words, { raw }, { a }) => ({ other: words.party(a), result: raw.result }),
  president: (words, _, { a }) => ({ card: a >= 0 ? words.card(a) : "" }),
  "counter-target": (words, _, { a }) => ({ place: words.city(a) }),
};

const MOVES: Record<string, (words: Words, i: number, position: Position) => Args> = {
  roll: (_, i) => ({ number: i + 1 }),
  roll_two: (_, i) => ({ first: Math.floor(i / 6) + 1, second: (i % 6) + 1 }),
  seating: (words, i) => ({ parties: seatings[i].map((party) => words.party(party)).join(", ") }),
  agenda: (words, i) => ({ agenda: words.agenda(i) }),
  party: (words, i) => ({ party: words.party(i) }),
  play: (words, i) => ({ card: words.card(Math.floor(i / 3)), use: words.use(i % 3) }),
  use: (words, i) => ({ use: words.use(i) }),
  remove_base: (words, i) => ({ party: words.party(Math.floor(i / CITIES)), place: words.city(i % CITIES) }),
  mobilise: (words, i) => ({
    unit: words.unit(Math.floor(i / (CITIES + 1))),
    from: words.place(i % (CITIES + 1)),
    place: words.place(i % (CITIES + 1)),
  }),
  dissolve: (words, i) => ({ unit: words.unit(Math.floor(i / CITIES)), place: words.city(i % CITIES) }),
  recall: (words, i) => ({ unit: words.unit(i) }),
  takeover: (words, i) => ({ unit: words.unit(1 + Math.floor(i / CITIES)), place: words.city(i % CITIES) }),
  win_back: (words, i) => ({ unit: words.unit(1 + i) }),
  counter: (words, i) => ({ marker: words.marker(COUNTERS[i]) }),
  fight: (words, i) => ({ party: words.party(i) }),
  topic: (words, i, { raw }) => ({
    topic: words.topic(i),
    field: raw.topics[i] >= 0 ? words.field(raw.topics[i]) : "",
  }),
  point: (words, i) => ({ field: words.field(i) }),
  option: (words, i, position) => ({ number: i + 1, option: words.optionText(i, position) }),
  society: (words, i) => ({ marker: words.society(i) }),
  nation: (words, i) => ({ nation: words.nation(i) }),
  foreign: (words, i) => ({ card: words.foreignCard(i) }),
  coalition: (words, i) => ({ coalition: words.coalition(i) }),
};

export const words = new Words();
export type { Words };
