/** Keeps the keyboard focus at the table: after a decision it moves to the next possible action. */

/** Selectors of focus targets; the first visible match gets the focus. */
const NEXT = [
  ".doubt .primary",
  ".uses",
  ".walk:not(.asked)",
  "[data-stop][tabindex='0']",
  "button.glow",
  "button.card.glowing",
  ".prompt .buttons button:not(:disabled)",
  ".prompt",
];

let root: HTMLElement | null = null;
let byKeys = false;

/** Starts managing the focus at this table while the player uses the keyboard. Returns a function that stops it. */
export function manageFocus(table: HTMLElement): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  root = table;
  addEventListener("pointerdown", () => (byKeys = false), options);
  addEventListener("keydown", () => (byKeys = true), options);
  return () => {
    stop.abort();
    root = null;
  };
}

/** Moves the focus if it was lost or, after a decision, if its element can no longer be used. */
export function keepKeyboard(decided = false): void {
  if (!root || !byKeys || document.querySelector("dialog[open]")) return;
  const at = document.activeElement;
  if (!isLost(at) && !(decided && isDone(at!))) return;
  const next = NEXT.map(firstSeen).find((element) => element !== null);
  if (next && next !== at) next.focus({ preventScroll: !next.matches("button") });
}

function isLost(at: Element | null): boolean {
  return !at || at === document.body || at.matches("#main, .prompt, :disabled");
}

function isDone(at: Element): boolean {
  return at.closest("[data-place]") !== null && !at.matches("[data-stop], .glowing, .glow");
}

function firstSeen(selector: string): HTMLElement | null {
  const all = [...root!.querySelectorAll<HTMLElement>(selector)];
  return all.find((one) => one.getClientRects().length > 0) ?? null;
}
