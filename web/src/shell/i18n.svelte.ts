/** The messages in five languages, from the same files as the terminal's: those of the page, and of each game that is
 * shown. Where a language has a gap, the files say it in English. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { get, type Schemas } from "./api";
import { FALLBACK, LANGUAGES, type Language } from "./languages";
import { settings } from "./settings.svelte";

/** What a game says in one language. */
type GameMessages = Schemas["GameMessages"];

/** The page's messages in one language, with those of the games that most visits need. */
interface Words {
  page: string;
  games: Record<string, GameMessages>;
}

const words = import.meta.glob<Words>("../generated/words/*.json", { import: "default" });
const games = import.meta.glob<GameMessages>("../generated/games/*/messages.*.json", { import: "default" });

/** By language. */
type Renamed = Record<string, GameMessages["names"]>;

/** A game that has been read, in the language spoken now. */
interface Spoken {
  bundle: FluentBundle;
  names: GameMessages["names"];
  /** Whether the game speaks the language itself; otherwise it speaks English. */
  translated: boolean;
}

/** The messages of a game of this page, or those that the server has of another one. */
function readGame(game: string, language: Language): Promise<GameMessages> {
  const built = games[`../generated/games/${game}/messages.${language}.json`];
  return built ? built() : get<GameMessages>(`/api/games/${game}/messages/${language}`);
}

function bundleOf(language: Language, ...sources: FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  // what is said first holds: a game may word a message of the page in its own way
  for (const source of sources) bundle.addResource(source);
  return bundle;
}

class Messages {
  language = $state<Language>(FALLBACK);
  /** The language asked for last, while its messages are read. */
  private wanted: Language = FALLBACK;
  /** The game whose words come first (`show`); "" where none is shown. */
  game = $state("");
  private page = $state.raw<FluentBundle>(bundleOf(FALLBACK));
  private source = new FluentResource("");
  private games = $state.raw<ReadonlyMap<string, Spoken>>(new Map());
  /** Games whose messages come with the page's. */
  private atHand = new Set<string>();
  private turn = 0;
  private reading = new Map<string, Promise<void>>();
  private renamed = $state.raw<ReadonlyMap<string, Renamed>>(new Map());

  /** Reads the messages of a language, those of all games seen so far included, and switches to it; the language that
   * was asked for last holds. */
  async use(language: Language): Promise<void> {
    this.wanted = language;
    const read = words[`../generated/words/${language}.json`]();
    let said: Words;
    const told = new Map<string, GameMessages>();
    const missing = () => [...this.games.keys()].filter((game) => !this.atHand.has(game) && !told.has(game));
    // while these are read, other games may be learned in the language spoken until then
    do {
      await Promise.all(missing().map(async (game) => told.set(game, await readGame(game, language))));
      said = await read;
    } while (missing().length);
    if (language !== this.wanted) return;
    this.atHand = new Set(Object.keys(said.games));
    this.source = new FluentResource(said.page);
    this.page = bundleOf(language, this.source);
    const all = [...Object.entries(said.games), ...told];
    this.games = new Map(all.map(([game, its]) => [game, this.spoken(its, language)]));
    this.language = language;
    settings.language = language;
    document.documentElement.lang = language;
  }

  /** Reads the messages of a game, once. */
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
    const told = await readGame(game, language);
    // somebody may have switched in the meantime
    if (language !== this.language) return this.read(game);
    this.games = new Map([...this.games, [game, this.spoken(told, language)]]);
  }

  private spoken({ messages, names, translated }: GameMessages, language: Language): Spoken {
    return { bundle: bundleOf(language, new FluentResource(messages), this.source), names, translated };
  }

  /** From now on a game's words come first; returns what ends it, where nobody else has begun since. */
  show(game: string): () => void {
    const turn = ++this.turn;
    this.game = game;
    return () => {
      if (turn === this.turn) this.game = "";
    };
  }

  /** What a game's things are called where it is played with custom values; null: as in the box. */
  rename(game: string, names: Renamed | null): void {
    const others = [...this.renamed].filter(([name]) => name !== game);
    this.renamed = new Map(names ? [...others, [game, names]] : others);
  }

  /** Whether a game that has been read speaks the language chosen now. */
  translated(game: string): boolean {
    return this.games.get(game)?.translated ?? true;
  }

  /** What a game calls something, where its names say so. */
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

/** The message of a key, in the language chosen now: of the game that is shown, or of the page. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return messages.text(key, args);
}

export function firstLanguage(): Language {
  const wanted = [settings.language, ...navigator.languages.map((name) => name.slice(0, 2))];
  return (wanted.find((name) => LANGUAGES.includes(name as Language)) as Language) ?? FALLBACK;
}
