/** Phrases in words: the one renderer of what games and server say. docs/phrases.md tells how. */
import { messages } from "./i18n.svelte";

/** Something of the game that has a name. */
export interface Name {
  kind: string;
  id: string;
}
/** A message key and its arguments: texts, numbers, names, phrases, or lists of these. */
export interface Phrase {
  key: string;
  args: Record<string, unknown>;
}

const LIST_SEPARATOR = ", ";

/** A phrase, a name, a number or a list of these, in the words of a game: the one that is shown, unless another is
 * named. */
export function say(said: unknown, game = messages.game): string {
  if (said === null || said === undefined) return "";
  if (Array.isArray(said)) return said.map((part) => say(part, game)).join(LIST_SEPARATOR);
  if (isPhrase(said)) {
    const args = Object.entries(said.args).map(([name, arg]) => [name, valueOf(arg, game)]);
    return messages.text(said.key, Object.fromEntries(args), game);
  }
  return isName(said) ? nameOf(said.kind, said.id, game) : String(said);
}

/** What something is called: by the game's names of its kind, by the message `kind-id`, or by its id. */
export function nameOf(kind: string, id: string, game = messages.game): string {
  const known = messages.named(kind, id, game);
  if (known !== undefined) return known;
  const key = `${kind}-${id.toLowerCase().replaceAll("_", "-")}`;
  return messages.has(key, game) ? messages.text(key, {}, game) : id;
}

/** The name of a place that is written as "kind:id". */
export function placeName(place: string, game = messages.game): string {
  const colon = place.indexOf(":");
  return nameOf(place.slice(0, colon), place.slice(colon + 1), game);
}

/** What a seat is called. */
export function seatName(seat: string, game = messages.game): string {
  return nameOf("seat", seat, game);
}

/** What a computer player is called. */
export function levelName(level: string, game = messages.game): string {
  return nameOf("level", level, game);
}

/** "Rule 6.3": the number as the rulebook counts it, in the language chosen now. */
export function ruleName(rule: string, game = messages.game): string {
  return messages.text("page-rule", { rule: nameOf("section", rule, game) }, game);
}

/** Numbers stay numbers: a message may choose a plural by them. */
function valueOf(arg: unknown, game: string): string | number {
  return typeof arg === "number" ? arg : say(arg, game);
}

function isPhrase(said: unknown): said is Phrase {
  return typeof said === "object" && said !== null && "key" in said && "args" in said;
}

function isName(said: unknown): said is Name {
  return typeof said === "object" && said !== null && "kind" in said && "id" in said;
}

/** Why something was refused; in the server's words where the page has no message for it. */
export function reasonOf(refusal: { reason: string; phrase: Phrase }, game = messages.game): string {
  return messages.has(refusal.phrase.key, game) ? say(refusal.phrase, game) : refusal.reason;
}
