/** The popover that explains the element under a resting pointer, with the focus, or under a long press: one for the
 * whole page. A game draws it with `shell/table/Peek.svelte` and marks what can be explained with the attachment
 * `peeks`. */
import type { Attachment } from "svelte/attachments";

const DELAY = 160;
/** How long after one popover closes the next opens without delay. */
const WARM = 400;
const HOLD = 450;
/** Pixels that a finger may move during a long press. */
const STEADY = 9;
/** Pixels that a pointer has to move before it asks for an explanation: an element that moves under a resting pointer
 * is not asked about. */
const MOVED = 3;

export interface Peeked {
  /** What is explained, in the game's own words ("card:17"). */
  what: string;
  anchor: Element;
  /** Places that must stay in sight. */
  places: string[];
  /** Whether the popover is the description of its anchor for screen readers; otherwise the anchor's name says it all. */
  describes: boolean;
}

class Peek {
  current = $state.raw<Peeked | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closedAt = -WARM;

  open(what: string, anchor: Element, { places = [] as string[], describes = false } = {}): void {
    clearTimeout(this.timer);
    this.current = { what, anchor, places, describes };
  }
  /** Opens after a moment, so that a pointer passing over opens nothing. */
  soon(...opened: Parameters<Peek["open"]>): void {
    clearTimeout(this.timer);
    if (this.current || performance.now() - this.closedAt < WARM) this.open(...opened);
    else this.timer = setTimeout(() => this.open(...opened), DELAY);
  }
  /** Closes the popover; with an anchor, only if it belongs to that anchor. */
  close(anchor?: Element): boolean {
    clearTimeout(this.timer);
    if (!this.current || (anchor && this.current.anchor !== anchor)) return false;
    this.current = null;
    this.closedAt = performance.now();
    return true;
  }
}

export const peek = new Peek();

interface Point {
  clientX: number;
  clientY: number;
}
/** Where the pointer was when it last moved. */
let pointer: Point = { clientX: -Infinity, clientY: 0 };
/** Keys that move the focus. */
const TRAVEL = /^(Tab|Arrow.*|Home|End|F6)$/;
/** Whether the last key moved the focus: after a decision the page moves it, and nobody asked for an explanation. */
let travelling = false;
if (typeof window !== "undefined") {
  window.addEventListener("pointermove", (event) => (pointer = event));
  window.addEventListener("keydown", ({ key }) => (travelling = TRAVEL.test(key)), { capture: true });
}

/** Whether a pointer moved itself: browsers report alike that it came to an element and that one came under it. */
export function hasMoved(from: Point, to: Point): boolean {
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > MOVED;
}

interface Options {
  /** Whether a click also opens it: for elements that do nothing else when clicked. */
  click?: boolean;
}

/** Adds an event listener to an element. */
type On = <Kind extends keyof HTMLElementEventMap>(
  kind: Kind,
  handle: (event: HTMLElementEventMap[Kind]) => void,
  capture?: boolean,
) => void;

/** Explains an element on hover, on keyboard focus, and during a long press, which is not a click. */
export function peeks(what: string, { click = false }: Options = {}): Attachment<Element> {
  return (node) => {
    if (!what) return;
    const stop = new AbortController();
    const on: On = (kind, handle, capture = false) =>
      node.addEventListener(kind, handle as EventListener, { signal: stop.signal, capture });
    const opened = [what, node, { describes: click }] as const;
    const open = () => peek.open(...opened);
    // an element that Svelte removes loses the focus while state must not change
    const closeLater = () => queueMicrotask(() => peek.close(node));

    /** Where the element came under a resting pointer. */
    let resting: Point | null = null;
    on("pointerenter", (event) => {
      if (event.pointerType === "touch") return;
      if (hasMoved(pointer, event)) peek.soon(...opened);
      else resting = event;
    });
    on("pointermove", (event) => {
      if (!resting || !hasMoved(resting, event)) return;
      resting = null;
      peek.soon(...opened);
    });
    on("pointerleave", ({ pointerType }) => {
      resting = null;
      if (pointerType !== "touch") peek.close();
    });
    on("pointerdown", ({ pointerType }) => pointerType !== "touch" && !click && peek.close());
    on("focus", () => (click || travelling) && node.matches(":focus-visible") && open());
    on("blur", closeLater);
    const release = onHold(on, open, click ? open : undefined);
    return () => {
      release();
      stop.abort();
      closeLater();
    };
  };
}

/** Calls `hold` when a finger has held the element for a while, and `tap` on any other click. Returns a function that
 * forgets a hold that has begun. */
function onHold(on: On, hold: () => void, tap?: () => void): () => void {
  let holding: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let held = false;
  const release = () => clearTimeout(holding);

  on("pointerdown", ({ pointerType, clientX: x, clientY: y }) => {
    held = false;
    if (pointerType !== "touch") return;
    from = { x, y };
    release();
    holding = setTimeout(() => {
      held = true;
      hold();
    }, HOLD);
  });
  on("pointermove", ({ clientX, clientY }) => Math.hypot(clientX - from.x, clientY - from.y) > STEADY && release());
  on("pointerup", release);
  on("pointercancel", release);
  on("contextmenu", (event) => held && event.preventDefault());
  on("click", endHold, true);

  function endHold(event: Event): void {
    if (held) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else tap?.();
    held = false;
  }
  return release;
}
