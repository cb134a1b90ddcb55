/** Describes where values come from: the kind of source and the paragraphs of the booklet that it cites. */
import { t } from "../../shell/text/i18n.svelte";
import { settings } from "../../shell/visitor/settings.svelte";
import type { Source } from "./parts";

const SIGNS: Record<string, string> = { seed: "●", public: "◐", house: "○", own: "◆" };
const EFFECTS = new Set("event topics effect before success always end".split(" "));
/** The line that describes the source of each field. */
const FIELDS: Record<string, string> = {
  names: "names",
  note: "note",
  ...Object.fromEntries(["big", "small", "pair"].map((field) => [field, "values"])),
  ...Object.fromEntries([...EFFECTS, "adds", "early", "target"].map((field) => [field, "event"])),
};
const ORDER = ["names", "values", "event", "note"];

/** Whether the reader wants to see sources. */
export function showsSources(): boolean {
  return settings.of("weimar", "sources", false);
}

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
  const text = t(`source-${kind}`);
  return cited ? `${text} (${cited.split(", ").map(paragraph).join(", ")})` : text;
}

/** The source of a card's two values; for some cards only the pair is known, not which value is the big one. */
export function ofValues(sources: Record<string, Source>): Source {
  return sources.pair ?? sources.big;
}

/** Lists the sources of a card's title, values, event and note; fields that the card lacks are left out. */
export function sourceLines(card: { src: Record<string, Source> }): string[] {
  const sources = new Map<string, Set<Source>>(ORDER.map((name) => [name, new Set()]));
  for (const [part, source] of Object.entries(card.src)) {
    const field = part.split(".")[0];
    if (field in FIELDS && !isEmpty(field, (card as Record<string, unknown>)[field]))
      sources.get(FIELDS[field])!.add(source);
  }
  const fields = new Map<string, string[]>(); // description of the sources → fields
  for (const name of ORDER.filter((one) => sources.get(one)!.size)) {
    const texts = [...sources.get(name)!].sort().map((source) => `${signOf(source)} ${sourceText(source)}`);
    const field = t(`source-field-${name}`);
    fields.set(texts.join(", "), [...(fields.get(texts.join(", ")) ?? []), field]);
  }
  return [...fields].map(([source, names]) => t("source-line", { field: names.join(", "), source }));
}
function isEmpty(field: string, value: unknown): boolean {
  if (EFFECTS.has(field)) return value === null;
  return value === 0 || value === false || (Array.isArray(value) && !value.length);
}
