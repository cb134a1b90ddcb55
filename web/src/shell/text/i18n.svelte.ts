/** Messages of the page and of the games, in five languages, from the files that the terminal also uses. Gaps in
 * a translation are already filled with English. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { get, type Schemas } from "../net/api";
import { FALLBACK, LANGUAGES, type Language } from "./languages";
import { settings } from "../visitor/settings.svelte";

type GameMessages = Schemas["GameMessages"];

/** The page's messages in one language, bundled with those of the most frequently used games. */
interface Words {
  page: string;
  games: Record<string, GameMessages>;
}

const words = import.meta.glob<Words>("../../generated/words/*.json", { import: "default" });
const games = import.meta.glob<GameMessages>("../../generated/games/*/messages.*.json", { import: "default" });

/** Custom names by language. */
type CustomNames = Record<string, GameMessages["names"]>;

/** The messages of a game in the current language. */
interface LoadedGame {
  bundle: FluentBundle;
  names: GameMessages["names"];
  /** Whether the game is translated into this language; otherwise the messages are English. */
  translated: boolean;
}

/** Loads the messages of a built-in game, or fetches those of another game from the server. */
function readGame(game: string, language: Language): Promise<GameMessages> {
  const built = games[`../../generated/games/${game}/messages.${language}.json`];
  return built ? built() : get<GameMessages>(`/api/games/${game}/messages/${language}`);
}

function bundleOf(language: Language, ...sources: FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  // the first definition wins, so a game can override a message of the page
  for (const source of sources) bundle.addResource(source);
  return bundle;
}

class Messages {
  language = $state<Language>(FALLBACK);
  /** The language requested last; its messages may still be loading. */
  private target: Language = FALLBACK;
  /** The game whose messages take precedence (see `show`); "" for none. */
  game = $state("");
  private page = $state.raw<FluentBundle>(bundleOf(FALLBACK));
  private source = new FluentResource("");
  private games = $state.raw<ReadonlyMap<string, LoadedGame>>(new Map());
  /** Games whose messages are bundled with the page's. */
  private bundledGames = new Set<string>();
  private turn = 0;
  private reading = new Map<string, Promise<void>>();
  private renamed = $state.raw<ReadonlyMap<string, CustomNames>>(new Map());

  /** Switches to a language after loading its messages for the page and all games loaded so far. If calls overlap, the
   * last one wins. */
  async use(language: Language): Promise<void> {
    this.target = language;
    const read = words[`../../generated/words/${language}.json`]();
    let loaded: Words;
    const gameMessages = new Map<string, GameMessages>();
    const missing = () =>
      [...this.games.keys()].filter((game) => !this.bundledGames.has(game) && !gameMessages.has(game));
    // while these load, more games may be added in the old language
    do {
      await Promise.all(missing().map(async (game) => gameMessages.set(game, await readGame(game, language))));
      loaded = await read;
    } while (missing().length);
    if (language !== this.target) return;
    this.bundledGames = new Set(Object.keys(loaded.games));
    this.source = new FluentResource(loaded.page);
    this.page = bundleOf(language, this.source);
    const all = [...Object.entries(loaded.games), ...gameMessages];
    this.games = new Map(all.map(([game, its]) => [game, this.loadedGame(its, language)]));
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Loads the messages of a game, once. */
  learn(game: string): Promise<void> {
    if (this.games.has(game)) return Promise.resolve();
    let reading = this.reading.get(game);
    if (!reading) {
      reading = this.read(game).finally(() => this.reading.delete(game));
      this.reading.set(game, reading);
    }
    return reading;
  }

  private async read(game: string): Promise<void> {
    const { language } = this;
    const gameMessages = await readGame(game, language);
    // the language may have changed in the meantime
    if (language !== this.language) return this.read(game);
    this.games = new Map([...this.games, [game, this.loadedGame(gameMessages, language)]]);
  }

  private loadedGame({ messages, names, translated }: GameMessages, language: Language): LoadedGame {
    return { bundle: bundleOf(language, new FluentResource(messages), this.source), names, translated };
  }

  /** Gives precedence to a game's messages. Returns a function that ends this unless `show` was called again since. */
  show(game: string): () => void {
    const turn = ++this.turn;
    this.game = game;
    return () => {
      if (turn === this.turn) this.game = "";
    };
  }

  /** Overrides a game's names for a table with custom values; null restores the standard names. */
  rename(game: string, names: CustomNames | null): void {
    const others = [...this.renamed].filter(([name]) => name !== game);
    this.renamed = new Map(names ? [...others, [game, names]] : others);
  }

  /** Whether a loaded game is translated into the current language. */
  translated(game: string): boolean {
    return this.games.get(game)?.translated ?? true;
  }

  /** Looks something up in a game's names table. */
  named(kind: string, id: string, game = this.game): string | undefined {
    const names = this.renamed.get(game)?.[this.language] ?? this.games.get(game)?.names;
    return names?.[kind]?.[id];
  }

  has(key: string, game = this.game): boolean {
    return (this.games.get(game)?.bundle ?? this.page).hasMessage(key);
  }

  text(key: string, args: Record<string, FluentVariable> = {}, game = this.game): string {
    const bundle = this.games.get(game)?.bundle ?? this.page;
    const message = bundle.getMessage(key);
    return message?.value ? bundle.formatPattern(message.value, args) : `[${key}]`;
  }
}

export const messages = new Messages();

/** Renders a message in the current language; the current game's messages override the page's. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return messages.text(key, args);
}

export function firstLanguage(): Language {
  const target = [settings.language, ...navigator.languages.map((name) => name.slice(0, 2))];
  return (target.find((name) => LANGUAGES.includes(name as Language)) as Language) ?? FALLBACK;
}
