/** The list of available games, with their options and front ends. */
import generated from "../../generated/games.json";
import { get, typed, type Schemas } from "../net/api";
import { backend } from "../net/backend";
import type { GamePage } from "./game";
import { messages } from "../text/i18n.svelte";
import type { Language } from "../text/languages";
import { nameOf } from "../text/phrases";

export type GameInfo = Schemas["GameInfo"];

const modules = import.meta.glob<{ page: GamePage }>("../../games/*/page.ts", { eager: true });
const pages = new Map(Object.entries(modules).map(([path, { page }]) => [path.split("/").at(-2)!, page]));
const NO_PAGE: GamePage = {};
const titles: Record<string, Record<Language, { name: string; about: string }>> = generated.titles;

/** A game's front end; empty for a game from another package. */
export function pageOf(game: string): GamePage {
  return pages.get(game) ?? NO_PAGE;
}

/** The games as they can be played here: in a browser alone, slow computer players are left out. */
function available(games: GameInfo[]): GameInfo[] {
  if (!backend().isLocal) return games;
  return games.map((game) => {
    const quick = (players: string[]) => players.filter((player) => !game.slow.includes(player));
    const players = Object.fromEntries(Object.entries(game.players).map(([seat, levels]) => [seat, quick(levels)]));
    return { ...game, levels: quick(game.levels), advisers: quick(game.advisers), players };
  });
}

class Games {
  /** Starts with the games built into the page; `load` replaces them with the server's list. */
  private all = $state.raw(typed<GameInfo[]>(generated.games));
  list = $derived(available(this.all));
  /** Whether the server also serves the page that needs no server. */
  offline = $state(false);
  private loading: Promise<void> | null = null;

  /** The default game. */
  get first(): string {
    return this.list[0].name;
  }

  find(name: string): GameInfo | undefined {
    return this.list.find((game) => game.name === name);
  }

  /** Fetches the server's list of games, once. A browser alone has those built into the page. */
  load(): Promise<void> {
    if (backend().isLocal) return Promise.resolve();
    this.loading ??= get<Schemas["Games"]>("/api/games").then(
      ({ games, offline }) => {
        this.all = games;
        this.offline = offline;
      },
      () => {
        this.loading = null;
      },
    );
    return this.loading;
  }
}

export const games = new Games();

/** The title of a game. Titles of built-in games are available before their messages are loaded. */
export function gameName(game: string): string {
  return titleText(game, "name") || game;
}

/** A short description of a game. */
export function gameAbout(game: string): string {
  return titleText(game, "about");
}

function titleText(game: string, what: "name" | "about"): string {
  const title = titles[game]?.[messages.language];
  if (title) return title[what];
  if (messages.has(`game-${what}`, game)) return messages.text(`game-${what}`, {}, game);
  if (games.find(game)) void messages.learn(game).catch(() => undefined);
  return "";
}

/** Names the options chosen for a game, such as its edition or scenario. */
export function chosenNames({ game, options }: Pick<Schemas["TableInfo"], "game" | "options">): string {
  const named = games.find(game)?.options ?? [];
  return named
    .filter(({ name }) => name in options)
    .map(({ name }) => nameOf(name, options[name], game))
    .join(", ");
}

/** The seats to fill with people or computer players; with some options the rules play the other seats. */
export function seatsOf({ seats, options, automatic }: GameInfo, chosen: Record<string, string>): string[] {
  const taken = options.length ? (automatic[chosen[options[0].name]] ?? []) : [];
  return seats.filter((seat) => !taken.includes(seat));
}

/** The request that creates a game's guided game; null if it has none. */
export function lessonOf({ name: game, lessons }: GameInfo): Record<string, unknown> | null {
  if (!lessons.length) return null;
  const [{ name: lesson, seats, options }] = lessons;
  return { game, lesson, seats, options };
}
