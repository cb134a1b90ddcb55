/** The historical notes on the cards, loaded on first use. */
import type { Language } from "../../../shell/text/languages";

export interface Note {
  history: string;
  why: string;
}

const files = import.meta.glob<Record<string, Note>>("../../../generated/games/wsdv/notes.*.json", {
  import: "default",
});

export async function noteOf(card: string, language: Language): Promise<Note> {
  const notes = await files[`../../../generated/games/wsdv/notes.${language}.json`]();
  return notes[card];
}
