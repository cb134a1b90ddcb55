/** The historical notes in German and English, loaded on first use. */
import type { Language } from "../../../shell/languages";

export interface Note {
  history: string;
  why: string;
  language: Language;
}
type Notes = Record<string, Omit<Note, "language">>;

const files = import.meta.glob<Notes>("../../../generated/games/wsdv/notes.*.json", { import: "default" });

/** The language in which to show the notes. */
export function noteLanguage(language: Language): Language {
  return language === "de" ? "de" : "en";
}

export async function noteOf(card: string, language: Language): Promise<Note> {
  const told = noteLanguage(language);
  const notes = await files[`../../../generated/games/wsdv/notes.${told}.json`]();
  return { ...notes[card], language: told };
}
