/** What this browser remembers: language, colours, sound. */
const KEY = "republik-settings";

export type Theme = "auto" | "light" | "dark";

interface Kept {
  language: string;
  theme: Theme;
  sound: boolean;
  walk: boolean;
  confirmReveals: boolean;
}

const DEFAULTS: Kept = { language: "", theme: "auto", sound: false, walk: true, confirmReveals: true };

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
  /** Whether the decade end is walked through phase by phase. */
  get walk(): boolean {
    return this.kept.walk;
  }
  set walk(value: boolean) {
    this.keep({ walk: value });
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
