/** The languages the page speaks. */
import told from "../generated/games.json";

export type Language = "de" | "en" | "it" | "es" | "hu";

export const LANGUAGES = told.languages as Language[];
export const FALLBACK: Language = "en";
/** What each calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  de: "Deutsch",
  en: "English",
  it: "Italiano",
  es: "Español",
  hu: "Magyar",
};
