/** Loads a game's rules, player aid and picture captions from files built by web/generate.py. */
import { FALLBACK, type Language } from "./languages";

/** A section of the rules. */
export interface Section {
  number: string;
  title: string;
  html: string;
}
/** A section of the player aid: icons with an explanation, ordered steps, or a table with two columns. */
export interface AidPart {
  name: string;
  title: string;
  /** The rule to link to. */
  rule?: string;
  text?: string;
  steps?: string[];
  icons?: Record<string, string>;
  rows?: [string, string][];
}
/** The caption of a picture, and the legend for its numbers. */
export interface PictureWords {
  title: string;
  legend: string[];
}
export interface Aid {
  parts: AidPart[];
  pictures: Record<string, PictureWords>;
}

const rules = import.meta.glob<Section[]>("../../generated/games/*/rules.*.json", { import: "default" });
const aids = import.meta.glob<Aid>("../../generated/games/*/aid.*.json", { import: "default" });

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
  const path = (spoken: Language) => `../../generated/games/${game}/${name}.${spoken}.json`;
  return (files[path(language)] ?? files[path(FALLBACK)])();
}
