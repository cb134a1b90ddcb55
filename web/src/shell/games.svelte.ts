/** The games there are: what each asks before it begins, and what its folder brings to the page. */
import told from "../generated/games.json";
import { get, type Schemas } from "./api";
import type { GamePage } from "./game";
import { messages } from "./i18n.svelte";
import type { Language } from "./languages";
import { nameOf } from "./phrases";

export type GameInfo = Schemas["GameInfo"];

const found = import.meta.glob<{ page: GamePage }>("../games/*/page.ts", { eager: true });
const pages = new Map(Object.entries(found).map(([path, { page }]) => [path.split("/").at(-2)!, page]));
const NOTHING: GamePage = {};
const titles: Record<string, Record<Language, { name: string; about: string }>> = told.titles;

/** What a game's folder brings to the page; nothing, for a game of another package. */
export function pageOf(game: string): GamePage {
  return pages.get(game) ?? NOTHING;
}

class Games {
  /** Those of this page at first, then what the server says. */
  list = $state.raw<GameInfo[]>(told.games as unknown as GameInfo[]);
  private asked: Promise<void> | null = null;

  /** The game where none is named. */
  get first(): string {
    return this.list[0].name;
  }

  find(name: string): GameInfo | undefined {
    return this.list.find((game) => game.name === name);
  }

  /** Asks the server which games can be played there, once. */
  load(): Promise<void> {
    this.asked ??= get<Schemas["Games"]>("/api/games").then(
      ({ games }) => {
        this.list = games;
      },
      () => {
        this.asked = null;
      },
    );
    return this.asked;
  }
}

export const games = new Games();

/** What a game is called. Those of this page are known by name before their messages have been read. */
export function gameName(game: string): string {
  return titled(game, "name") || game;
}

/** What a game is, in a sentence or two. */
export function gameAbout(game: string): string {
  return titled(game, "about");
}

function titled(game: string, what: "name" | "about"): string {
  const title = titles[game]?.[messages.language];
  if (title) return title[what];
  if (messages.has(`game-${what}`, game)) return messages.text(`game-${what}`, {}, game);
  if (games.find(game)) void messages.learn(game).catch(() => undefined);
  return "";
}

/** What was chosen before a game began, by name: its edition, its scenario. */
export function chosenNames({ game, options }: Pick<Schemas["TableInfo"], "game" | "options">): string {
  const named = games.find(game)?.options ?? [];
  return named
    .filter(({ name }) => name in options)
    .map(({ name }) => nameOf(name, options[name], game))
    .join(", ");
}

/** The seats that people or computer players take, by what was chosen. */
export function seatsOf({ seats, options, automatic }: GameInfo, chosen: Record<string, string>): string[] {
  const taken = options.length ? (automatic[chosen[options[0].name]] ?? []) : [];
  return seats.filter((seat) => !taken.includes(seat));
}

/** What is asked of the server for a game's guided game; nothing, where it has none. */
export function lessonOf({ name: game, lessons }: GameInfo): Record<string, unknown> | null {
  if (!lessons.length) return null;
  const [{ name: lesson, seats, options }] = lessons;
  return { game, lesson, seats, options };
}
