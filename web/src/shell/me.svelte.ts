/** Who sits at this browser, and their tables. */
import { get, post, put, type Schemas } from "./api";
import { messages } from "./i18n.svelte";
import { LANGUAGES, type Language } from "./languages";

type Me = Schemas["Me"];
export type TableInfo = Schemas["TableInfo"];
export type TableList = Schemas["TableList"];

const LOOK_EVERY = 15_000;

class Person {
  me = $state.raw<Me | null>(null);
  tables = $state.raw<TableList>({ open: [], mine: [], watch: [] });
  /** Whether the lists have come at least once. */
  known = $state(false);

  running = $derived(this.tables.mine.filter((table) => table.result === null));
  finished = $derived(this.tables.mine.filter((table) => table.result !== null));
  /** Running tables where it is my turn, those on one screen left out: there it always is. */
  turns = $derived(this.running.filter((table) => table.your_turn && !sameScreen(table)));

  async load(): Promise<void> {
    this.me = await get<Me>("/api/me");
  }

  async look(): Promise<void> {
    this.tables = await get<TableList>("/api/tables");
    this.known = true;
  }

  /** Looks at the tables every few seconds while the page is seen, and asks who I am until that is known; returns what
   * ends it. */
  follow(every = LOOK_EVERY): () => void {
    const look = () => void (document.hidden || this.look().catch(() => undefined));
    const lookAgain = () => {
      if (!this.me && !document.hidden) void this.load().catch(() => undefined);
      look();
    };
    look();
    const timer = setInterval(lookAgain, every);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async change(changes: Record<string, unknown>): Promise<void> {
    this.me = await put<Me>("/api/me", changes);
  }

  /** The page speaks another language from now on, and so do the notices. */
  async speak(language: Language): Promise<void> {
    await messages.use(language);
    if (this.me && this.me.language !== language) await this.change({ language }).catch(() => undefined);
  }

  async enter(address: string, body: unknown): Promise<void> {
    this.me = await post<Me>(address, body);
    const { language } = this.me;
    if (language !== messages.language && LANGUAGES.includes(language as Language)) {
      await messages.use(language as Language);
    }
    await this.look();
  }
}

export function sameScreen(table: TableInfo): boolean {
  return table.seats.every((seat) => seat.you);
}

export const person = new Person();
