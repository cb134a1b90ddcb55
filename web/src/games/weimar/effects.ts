/** What cards, topics and markers do, in words. */
import { t } from "../../shell/i18n.svelte";
import { cities, effects, foreign, nations, parties, society, specials, topics, units, verbs } from "./parts";
import type { Effect, EffectStep } from "./parts";
import { named } from "./names";

const NAMED_PARTIES: Record<number, string> = {
  "-1": "you",
  "-2": "gov",
  "-3": "others",
  "-4": "foe",
  "-5": "chancellor",
};
const YOU = -1;
const NOBODY = -6;
const ALL = 99;
const MARKERS = new Set(
  "poverty prosperity unrest uprising councils regime inflation blockade violent_peace black_friday".split(" "),
);
const SIGNED = new Set(["base", "seat", "vp", "reserve", "economy", "flag", "bonus", ...MARKERS]);
const PLACES: Record<number, string> = { "-2": "chosen", "-3": "any", "-4": "random" };
const TESTS = ["", "blockade", "done", "governs", "minority", "majority", "councils", "impulse", "green"];

/** An effect, or one of its blocks, in words. */
export function effectText(effect: number, block = 0): string {
  const found = effects[effect];
  return found ? blockText(found, block) : "";
}

function blockText(effect: Effect, block: number): string {
  return (effect.blocks[block] ?? []).map((step) => stepText(effect, step)).join("; ");
}

function stepText(effect: Effect, step: EffectStep): string {
  let what = step.blocks.length ? bracketText(effect, step) : plainText(step);
  if (step.by !== YOU) what = t("effect-of", { party: partyName(step.by), what });
  if (step.test) what = t("effect-if", { when: testText(step), what });
  return what;
}

function bracketText(effect: Effect, step: EffectStep): string {
  const [what, other = ""] = step.blocks.map((block) => blockText(effect, block));
  const verb = verbs[step.verb];
  if (verb === "may") return t("effect-may", { what });
  if (verb === "cities") return t("effect-cities", { count: step.amount, what });
  if (verb === "vote") return t("effect-vote", { what, other });
  if (step.blocks.length === 1) return what;
  const options = step.blocks.map((block) => blockText(effect, block)).join(` ${t("effect-or")} `);
  return t("effect-choice", { what: options });
}

function plainText(step: EffectStep): string {
  const verb = verbs[step.verb];
  const said = t(`effect-${keyOf(verb, step)}`, {
    count: amount(verb, step.amount),
    thing: thing(verb, step),
    field: field(step),
  });
  const where = step.place === -1 ? "" : placeText(step.place);
  const what = where ? `${said} ${where}` : said;
  const owned = verb !== "topic" && verb !== "control" && step.party !== YOU && step.party !== NOBODY;
  return owned ? t("effect-of", { party: partyName(step.party), what }) : what;
}

function keyOf(verb: string, { amount, thing }: EffectStep): string {
  if (MARKERS.has(verb)) return "marker";
  if (verb === "debate" && amount === 0) return "debate-card";
  if (verb === "discard" && amount === ALL) return "discard-all";
  if (verb === "society") return thing === -1 ? "society-white" : thing === -2 ? "society-out" : "society";
  return verb.replaceAll(/[ _]/g, "-");
}

/** With its sign where something grows or shrinks; otherwise a number, which the words agree with. */
function amount(verb: string, count: number): string | number {
  if (Math.abs(count) === ALL) return (count < 0 ? "−" : "") + t("effect-all");
  if (!SIGNED.has(verb)) return count;
  return count > 0 ? `+${count}` : `−${-count}`;
}

function thing(verb: string, step: EffectStep): string {
  const { thing } = step;
  if (MARKERS.has(verb)) return t(`marker-${verb.replaceAll("_", "-")}`);
  if (verb === "supply" || verb === "mobilise")
    return t(`unit-${thing < 0 ? (thing === -1 ? "own" : "gov") : units[thing].key}`);
  if (verb === "flag") return t(`nation-${thing < 0 ? "any" : nations[thing].key.replaceAll("_", "-")}`);
  if (verb === "topic" || verb === "steer") return thing < 0 ? t("topic-any") : named(topics[thing].names);
  if (verb === "society" && thing >= 0) return named(society[thing].names);
  if (verb === "control") return `${partyName(step.party)} / ${partyName(thing)}`;
  if (verb === "out")
    return specials
      .filter((_, i) => (thing >> i) & 1)
      .map(({ names }) => named(names))
      .join(", ");
  return "";
}

function field({ party, amount }: EffectStep): string {
  if (party === NOBODY) return t("field-centre");
  return t("field-arm", { party: partyName(party), number: amount });
}

function placeText(place: number): string {
  return place >= 0 ? t("at-city", { place: named(cities[place].names) }) : t(`at-${PLACES[place]}`);
}

function partyName(party: number): string {
  return t(`party-${party >= 0 ? parties[party] : (NAMED_PARTIES[party] ?? "nobody")}`);
}

const ABOUT: Record<string, (argument: number) => Record<string, string | number>> = {
  done: (card) => ({ card: named(foreign[card].names) }),
  governs: (party) => ({ party: partyName(party) }),
  majority: (place) => ({ party: partyName(YOU), place: placeText(place) }),
  councils: (place) => ({ place: placeText(place) }),
  impulse: (count) => ({ count }),
  green: (topic) => ({ topic: named(topics[topic].names) }),
};

function testText({ test, argument, negated }: EffectStep): string {
  const name = TESTS[test];
  return t(`if-${negated ? "no-" : ""}${name}`, ABOUT[name]?.(argument) ?? {});
}
