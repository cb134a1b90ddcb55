/** The languages of the page. */
import generated from "../../generated/games.json";

export type Language = "de" | "en" | "it" | "es" | "hu";

export const LANGUAGES = generated.languages as Language[];
export const FALLBACK: Language = "en";
/** Each language's own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  de: "Deutsch",
  en: "English",
  it: "Italiano",
  es: "Español",
  hu: "Magyar",
};
