/** What a browser's tab and a screen reader call the page: each table and page of a game by that game's name. */
import { t } from "./i18n.svelte";

/** Pages with a title of their own, by address. */
const TITLES: Record<string, string> = {
  "/lobby": "page-nav-lobby",
  "/learn": "page-nav-learn",
  "/rules": "page-nav-rules",
  "/rules/weimar": "page-weimar-rules",
  "/cards": "page-gallery-title",
  "/cards/weimar": "page-weimar-cards",
  "/new": "page-new-title",
  "/new/weimar": "page-weimar-new",
  "/about": "page-nav-about",
  "/ratings": "page-ratings-title",
  "/account": "page-account-title",
  "/settings": "page-settings-title",
};
const SITE = "Republik";

class Shown {
  /** The game of the table that is shown; "" elsewhere, and until it is known. */
  game = $state("");
}
export const shown = new Shown();

/** A game by its own name. */
export function gameTitle(game: string): string {
  return game === "weimar" ? t("weimar-title") : "Wir sind das Volk!";
}

export function titleOf(path: string, game: string): string {
  const key = TITLES[path];
  if (key) return `${t(key)} – ${SITE}`;
  return path.startsWith("/table/") && game ? `${t("page-table-title", { game: gameTitle(game) })} – ${SITE}` : SITE;
}
