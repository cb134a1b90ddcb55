/** What is asked of the screen: sizes by which the table is laid out, which the styles use too, and preferences. */
import { MediaQuery } from "svelte/reactivity";

/** A tablet or a phone: tabs in place of the columns. */
export const narrow = new MediaQuery("max-width: 1060px");
/** One that is wider than high: the tabs are beside the map. */
export const beside = new MediaQuery("(width >= 640px) and (width <= 1060px) and (min-aspect-ratio: 1/1)");
export const dark = new MediaQuery("prefers-color-scheme: dark");
export const reducedMotion = new MediaQuery("prefers-reduced-motion: reduce");

/** Whether the user prefers that nothing moves. */
export function still(): boolean {
  return reducedMotion.current;
}
