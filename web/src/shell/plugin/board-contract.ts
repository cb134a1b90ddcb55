/** The contract between the page and the board that a game's package brings: a module `board.js` that exports what
 * `BoardModule` lists. This file needs no other: copy it to check a board with TypeScript.
 *
 * Prompt, log, chat, undo and clocks are the page's. The board draws what a seat sees, and lets the player choose there. */

/** The number of this contract; it increases when a board written for it would no longer work. */
export const CONTRACT = 1;

export interface BoardModule<View = unknown> {
  contract: number;
  /** Kinds of places ("card" in "card:7") at which the board lets the player choose. All other moves, and all moves if
   * the board fails, have buttons in the prompt. */
  places?: readonly string[];
  /** Style sheets beside the module, loaded before `mount`. The table has the game's name as a class. */
  styles?: readonly string[];
  mount(element: HTMLElement, api: BoardApi): Board<View>;
}

/** A board on the page. */
export interface Board<View = unknown> {
  /** Draws; called after `mount`, and then whenever anything in the state has changed. */
  update(state: BoardState<View>): void;
  /** The board is no longer shown: ends what it began outside its element. */
  destroy?(): void;
}

/** What a board can do. */
export interface BoardApi {
  /** What a click on a place does: plays the move there, asks which one of several, or says why there is none. */
  pick(place: string): void;
  /** Plays a legal move. */
  choose(move: number): void;
  /** Asks for the view after a legal move, which `preview` has soon after; null ends that. */
  hover(move: number | null): void;
  /** The text of a phrase, `{ key, args }`, of a name, `{ kind, id }`, or of a list of these in the current language. */
  say(said: unknown): string;
}

/** What is to be drawn. Nothing in it may be changed. */
export interface BoardState<View = unknown> {
  /** What the game's presenter shows to the seat, which may be an earlier moment. */
  view: View;
  /** Whose view it is: a seat, or "" for a spectator's; "open" after the end, if it is what `Presenter.open` returns. */
  seat: string;
  /** The legal moves; empty while there is nothing to decide. */
  choices: readonly Choice[];
  /** The places that can be clicked now. */
  clickable: readonly string[];
  /** The place clicked first, if a second one or one of several moves must be chosen; "" for none. */
  picked: string;
  /** The view after the move that the pointer is on; null for none. */
  preview: View | null;
  /** One of de, en, it, es, hu. */
  language: string;
  dark: boolean;
  reducedMotion: boolean;
}

/** A legal move with its rendered texts. */
export interface Choice {
  move: number;
  /** The full description. */
  label: string;
  /** A short description, for places that already give the context. */
  short: string;
  /** Its heading in a list; "" for none. */
  group: string;
  /** What this use of a card yields; "" for no note. */
  note: string;
  /** How the move may end the game at once; "" if it does not. */
  warning: string;
  /** The place to click, as "kind:id"; "" for a button. */
  place: string;
  /** The second place to click, for moves from one place to another. */
  target: string;
}
