/** What this browser remembers: language, colours, sound, and what each game lets people choose. */
const KEY = "republik-settings";

export type Theme = "auto" | "light" | "dark";

interface Kept {
  language: string;
  theme: Theme;
  sound: boolean;
  confirmReveals: boolean;
  /** By game and name. */
  games: Record<string, Record<string, boolean>>;
}

const DEFAULTS: Kept = { language: "", theme: "auto", sound: false, confirmReveals: true, games: {} };

function read(): Kept {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  private kept = $state<Kept>(read());

  get language(): string {
    return this.kept.language;
  }
  set language(value: string) {
    this.keep({ language: value });
  }
  get theme(): Theme {
    return this.kept.theme;
  }
  set theme(value: Theme) {
    this.keep({ theme: value });
    this.paint();
  }
  get sound(): boolean {
    return this.kept.sound;
  }
  set sound(value: boolean) {
    this.keep({ sound: value });
  }
  /** A game's own setting. Former versions kept them without the game's name. */
  of(game: string, name: string): boolean {
    const former = (this.kept as unknown as Record<string, unknown>)[name];
    return this.kept.games[game]?.[name] ?? former !== false;
  }
  choose(game: string, name: string, value: boolean): void {
    this.keep({ games: { ...this.kept.games, [game]: { ...this.kept.games[game], [name]: value } } });
  }
  /** Whether the page asks before a move that cannot be taken back. */
  get confirmReveals(): boolean {
    return this.kept.confirmReveals;
  }
  set confirmReveals(value: boolean) {
    this.keep({ confirmReveals: value });
  }

  paint(): void {
    const { theme } = this.kept;
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  private keep(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // a browser that keeps nothing forgets this at the end of the visit
    }
  }
}

export const settings = new Settings();
