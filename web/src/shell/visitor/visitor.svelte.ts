/** The person using this browser, and their tables. */
import { get, post, put, type Schemas } from "../net/api";
import { messages } from "../text/i18n.svelte";
import { LANGUAGES, type Language } from "../text/languages";
import { settings } from "./settings.svelte";

type Me = Schemas["Me"];
export type TableInfo = Schemas["TableInfo"];
type TableList = Schemas["TableList"];

const POLL_INTERVAL = 15_000;
const SAVE_DELAY = 500;

class Person {
  me = $state.raw<Me | null>(null);
  tables = $state.raw<TableList>({ open: [], mine: [], watch: [], ended: [] });
  /** Whether the tables have been loaded at least once. */
  loaded = $state(false);

  running = $derived(this.tables.mine.filter((table) => table.result === null));
  finished = $derived(this.tables.mine.filter((table) => table.result !== null));
  /** Running tables where it is my turn, except hot-seat tables, where it always is. */
  turns = $derived(this.running.filter((table) => table.your_turn && !sameScreen(table)));

  private saving: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    settings.onchange = () => this.keepSettings();
  }

  async load(): Promise<void> {
    this.me = await get<Me>("/api/me");
    this.recallSettings();
  }

  /** Takes over the settings of a member's account; an account without any gets those of this browser. */
  private recallSettings(): void {
    if (this.saving !== undefined || !this.me?.member) return;
    if (this.me.settings) settings.adopt(this.me.settings);
    else this.keepSettings();
  }

  /** Stores a member's settings, shortly after the last change. */
  private keepSettings(): void {
    if (!this.me?.member) return;
    clearTimeout(this.saving);
    this.saving = setTimeout(() => {
      this.saving = undefined;
      void this.change({ settings: settings.kept }).catch(() => undefined);
    }, SAVE_DELAY);
  }

  async look(): Promise<void> {
    this.tables = await get<TableList>("/api/tables");
    this.loaded = true;
  }

  /** Polls the tables while the page is visible, and retries loading `me` until it succeeds. Returns a function that
   * stops the polling. */
  follow(every = POLL_INTERVAL): () => void {
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

  /** Switches the language of the page and of the notifications, and remembers the choice in this browser. */
  async speak(language: Language): Promise<void> {
    settings.language = language;
    await messages.use(language);
    if (this.me && this.me.language !== language) await this.change({ language }).catch(() => undefined);
  }

  async enter(address: string, body: unknown): Promise<void> {
    this.me = await post<Me>(address, body);
    this.recallSettings();
    const { language } = this.me;
    if (language !== messages.language && LANGUAGES.includes(language as Language)) {
      settings.language = language;
      await messages.use(language as Language);
    }
    await this.look();
  }
}

export function sameScreen(table: TableInfo): boolean {
  return table.seats.every((seat) => seat.you);
}

export const person = new Person();
