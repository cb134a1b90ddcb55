/** The document title. */
import { gameName } from "./plugin/games.svelte";
import { t } from "./text/i18n.svelte";

/** Title messages by the first segment of the path. */
const TITLES: Record<string, string> = {
  lobby: "page-nav-lobby",
  learn: "page-nav-learn",
  rules: "page-nav-rules",
  cards: "page-nav-cards",
  aid: "page-aid",
  new: "page-new-title",
  about: "page-nav-about",
  ratings: "page-ratings-title",
  profile: "page-profile-title",
  people: "page-profile-title",
  account: "page-account-title",
  settings: "page-settings-title",
};
const SITE = "Republik";

/** The title of a page; `game` is the game of the table it shows, if any. */
export function titleOf(path: string, game: string): string {
  const [, page, named] = path.split("/");
  if (page === "table" && game) return `${t("page-table-title", { game: gameName(game) })} – ${SITE}`;
  const key = TITLES[page];
  if (!key) return SITE;
  const about = page === "people" ? decodeURIComponent(named) : named && gameName(named);
  return [t(key), ...(about ? [about] : []), SITE].join(" – ");
}
