/** Renders the phrases that games and the server send (see docs/phrases.md). */
import { messages } from "./i18n.svelte";

/** A reference to something in the game that has a name. */
export interface Name {
  kind: string;
  id: string;
}
/** A message key with arguments: strings, numbers, names, phrases, or lists of these. */
export interface Phrase {
  key: string;
  args: Record<string, unknown>;
}

const LIST_SEPARATOR = ", ";

/** Renders a phrase, a name, a number or a list of these with a game's messages, by default those of the current
 * game. */
export function say(value: unknown, game = messages.game): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map((part) => say(part, game)).join(LIST_SEPARATOR);
  if (isPhrase(value)) {
    const args = Object.entries(value.args).map(([name, arg]) => [name, valueOf(arg, game)]);
    return messages.text(value.key, Object.fromEntries(args), game);
  }
  return isName(value) ? nameOf(value.kind, value.id, game) : String(value);
}

/** Finds a name in the game's names table or in the message `kind-id`; falls back to the id. */
export function nameOf(kind: string, id: string, game = messages.game): string {
  const name = messages.named(kind, id, game);
  if (name !== undefined) return name;
  const key = `${kind}-${id.toLowerCase().replaceAll("_", "-")}`;
  return messages.has(key, game) ? messages.text(key, {}, game) : id;
}

/** The name of a place ("kind:id"). */
export function placeName(place: string, game = messages.game): string {
  const colon = place.indexOf(":");
  return nameOf(place.slice(0, colon), place.slice(colon + 1), game);
}

export function seatName(seat: string, game = messages.game): string {
  return nameOf("seat", seat, game);
}

/** The name of a computer player. */
export function levelName(level: string, game = messages.game): string {
  return nameOf("level", level, game);
}

/** How strong a computer player is, from very easy to very hard; "" if unknown. */
export function levelEase(level: string, game = messages.game): string {
  return messages.has(`level-${level}-ease`, game) ? messages.text(`level-${level}-ease`, {}, game) : "";
}

/** The name of a computer player and how strong it is, for a list to choose from. */
export function levelChoice(level: string, game = messages.game): string {
  return [levelName(level, game), levelEase(level, game)].filter(Boolean).join(" · ");
}

/** "Rule 6.3", with the number used by the rulebook in the current language. */
export function ruleName(rule: string, game = messages.game): string {
  return messages.text("page-rule", { rule: nameOf("section", rule, game) }, game);
}

/** Leaves numbers as they are, so that messages can select plurals. */
function valueOf(arg: unknown, game: string): string | number {
  return typeof arg === "number" ? arg : say(arg, game);
}

function isPhrase(value: unknown): value is Phrase {
  return typeof value === "object" && value !== null && "key" in value && "args" in value;
}

function isName(value: unknown): value is Name {
  return typeof value === "object" && value !== null && "kind" in value && "id" in value;
}

/** Renders the reason for a refusal; falls back to the server's English text. */
export function reasonOf(refusal: { reason: string; phrase: Phrase }, game = messages.game): string {
  return messages.has(refusal.phrase.key, game) ? say(refusal.phrase, game) : refusal.reason;
}

/** Joins phrases to one line; a phrase that ends with a mark of its own gets no full stop. */
export function joined(phrases: string[]): string {
  const [last, ...others] = phrases.filter(Boolean).reverse();
  return [...others.reverse().map((phrase) => (/[.!?…:]$/.test(phrase) ? phrase : `${phrase}.`)), last ?? ""].join(" ");
}
