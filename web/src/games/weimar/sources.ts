/** Where values come from, in words: the kind of source, and the paragraphs of the booklet that it cites. */
import { t } from "../../shell/i18n.svelte";
import type { Source } from "./parts";

const SIGNS: Record<string, string> = { seed: "●", public: "◐", house: "○", own: "◆" };
const EFFECTS = new Set("event topics effect before success always end".split(" "));
/** Which line tells the source of a field. */
const FIELDS: Record<string, string> = {
  names: "names",
  note: "note",
  ...Object.fromEntries(["big", "small", "pair"].map((field) => [field, "values"])),
  ...Object.fromEntries([...EFFECTS, "adds", "early", "target"].map((field) => [field, "event"])),
};
const ORDER = ["names", "values", "event", "note"];

function kindOf(source: Source): string {
  return source.split(" ", 1)[0];
}
export function signOf(source: Source): string {
  return SIGNS[kindOf(source)];
}
function paragraph(name: string): string {
  if (/^\d/.test(name)) return t("paragraph-number", { number: name });
  const [, example, number] = /^(.+)-(\d+)$/.exec(name) ?? [];
  return number ? t(`paragraph-${example}`, { number }) : t(`paragraph-${name}`);
}
export function sourceText(source: Source): string {
  const kind = kindOf(source);
  const cited = source.slice(kind.length + 1);
  const told = t(`source-${kind}`);
  return cited ? `${told} (${cited.split(", ").map(paragraph).join(", ")})` : told;
}

/** The two values of a card: of some only both together are known, not which one is the big one. */
export function ofValues(sources: Record<string, Source>): Source {
  return sources.pair ?? sources.big;
}

/** Title, values, event and note of a card, each with all its sources; what the card does not have is not spoken of. */
export function sourceLines(card: { src: Record<string, Source> }): string[] {
  const found = new Map<string, Set<Source>>(ORDER.map((name) => [name, new Set()]));
  for (const [part, source] of Object.entries(card.src)) {
    const field = part.split(".")[0];
    if (field in FIELDS && !isEmpty(field, (card as Record<string, unknown>)[field]))
      found.get(FIELDS[field])!.add(source);
  }
  const fields = new Map<string, string[]>(); // what is told of them → those of which it is
  for (const name of ORDER.filter((one) => found.get(one)!.size)) {
    const told = [...found.get(name)!].sort().map((source) => `${signOf(source)} ${sourceText(source)}`);
    const field = t(`source-field-${name}`);
    fields.set(told.join(", "), [...(fields.get(told.join(", ")) ?? []), field]);
  }
  return [...fields].map(([source, names]) => t("source-line", { field: names.join(", "), source }));
}
function isEmpty(field: string, value: unknown): boolean {
  if (EFFECTS.has(field)) return value === null;
  return value === 0 || value === false || (Array.isArray(value) && !value.length);
}
