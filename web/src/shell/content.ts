/** Texts that a game brings as files: its rules, its player aid and the words of its pictures (web/generate.py). */
import { FALLBACK, type Language } from "./languages";

/** A section of the rules, as HTML. */
export interface Section {
  number: string;
  title: string;
  html: string;
}
/** A part of the player aid: icons with a line each, steps in their order, or rows of two cells. */
export interface AidPart {
  name: string;
  title: string;
  /** The rule that tells more. */
  rule?: string;
  text?: string;
  steps?: string[];
  icons?: Record<string, string>;
  rows?: [string, string][];
}
/** What a picture shows, and what its numbers point at. */
export interface PictureWords {
  title: string;
  legend: string[];
}
export interface Aid {
  parts: AidPart[];
  pictures: Record<string, PictureWords>;
}

const rules = import.meta.glob<Section[]>("../generated/games/*/rules.*.json", { import: "default" });
const aids = import.meta.glob<Aid>("../generated/games/*/aid.*.json", { import: "default" });

export function readRules(game: string, language: Language): Promise<Section[]> {
  return read(rules, game, "rules", language);
}

export function readAid(game: string, language: Language): Promise<Aid> {
  return read(aids, game, "aid", language);
}

function read<Text>(
  files: Record<string, () => Promise<Text>>,
  game: string,
  name: string,
  language: Language,
): Promise<Text> {
  const path = (spoken: Language) => `../generated/games/${game}/${name}.${spoken}.json`;
  return (files[path(language)] ?? files[path(FALLBACK)])();
}
