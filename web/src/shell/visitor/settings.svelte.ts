/** Settings stored in this browser: language, theme, sound and the settings of each game. A member's account keeps them
 * too, except for the language, which it has anyway. */
import type { Schemas } from "../net/api";
import type { Confirming } from "../state/choices";
import { PACES, type Pace } from "../state/scene-timing";
import { keep, recallObject } from "./storage";

const KEY = "republik-settings";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

interface Stored {
  language: string;
  theme: Theme;
  sound: boolean;
  confirmReveals: boolean;
  pace: Pace;
  confirmTurns: Confirming;
  /** By game, then by name. */
  games: Record<string, Record<string, boolean>>;
}

const DEFAULTS: Stored = {
  language: "",
  theme: "auto",
  sound: false,
  confirmReveals: true,
  confirmTurns: "auto",
  pace: "normal",
  games: {},
};

class Settings {
  /** Called after the user has changed a setting. */
  onchange: () => void = () => undefined;
  private stored = $state<Stored>({ ...DEFAULTS, ...recallObject<Stored>(KEY, "local") });

  get language(): string {
    return this.stored.language;
  }
  set language(value: string) {
    this.store({ language: value });
  }
  get theme(): Theme {
    return this.stored.theme;
  }
  set theme(value: Theme) {
    this.store({ theme: value });
    this.paint();
  }
  get sound(): boolean {
    return this.stored.sound;
  }
  set sound(value: boolean) {
    this.store({ sound: value });
  }
  /** How fast the other seats' turns are shown. */
  get pace(): Pace {
    return PACES.includes(this.stored.pace) ? this.stored.pace : DEFAULTS.pace;
  }
  set pace(value: Pace) {
    this.store({ pace: value });
  }
  /** A setting of a game; `atFirst` is its default. Earlier versions stored it without the game's name. */
  of(game: string, name: string, atFirst = true): boolean {
    const legacy = (this.stored as Stored & Record<string, unknown>)[name];
    return this.stored.games[game]?.[name] ?? (atFirst && legacy !== false);
  }
  choose(game: string, name: string, value: boolean): void {
    this.store({ games: { ...this.stored.games, [game]: { ...this.stored.games[game], [name]: value } } });
  }
  /** Whether to ask for confirmation before a move that reveals hidden cards and cannot be undone. */
  get confirmReveals(): boolean {
    return this.stored.confirmReveals;
  }
  set confirmReveals(value: boolean) {
    this.store({ confirmReveals: value });
  }
  /** When to ask for confirmation before a move that ends the turn. */
  get confirmTurns(): Confirming {
    return this.stored.confirmTurns;
  }
  set confirmTurns(value: Confirming) {
    this.store({ confirmTurns: value });
  }

  /** The settings as an account keeps them. */
  get kept(): Schemas["PageSettings"] {
    const { theme, sound, confirmReveals, confirmTurns, games } = this.stored;
    return {
      theme,
      sound,
      confirm_reveals: confirmReveals,
      confirm_turns: confirmTurns,
      pace: this.pace,
      games: { ...games },
    };
  }

  /** Takes over the settings of an account. */
  adopt({ theme, sound, confirm_reveals, confirm_turns, pace, games }: Schemas["PageSettings"]): void {
    this.write({ theme, sound, confirmReveals: confirm_reveals, confirmTurns: confirm_turns, pace, games });
    this.paint();
  }

  paint(): void {
    const { theme } = this.stored;
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  private store(change: Partial<Stored>): void {
    this.write(change);
    this.onchange();
  }

  /** Stores a change, together with what other tabs have stored meanwhile. */
  private write(change: Partial<Stored>): void {
    Object.assign(this.stored, recallObject<Stored>(KEY, "local"), change);
    keep(KEY, this.stored, "local");
  }
}

export const settings = new Settings();
