/** Short movements that show what changed; none for those who asked for none. */
const TIME = 220;

function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Something new grows out of its middle. */
export function grow(_node: Element): { duration: number; css: (t: number) => string } {
  return { duration: still() ? 0 : TIME, css: (t) => `transform: scale(${t}); opacity: ${t}` };
}

/** A changed figure swells and settles. */
export function pulse(_node: Element): { duration: number; css: (t: number) => string } {
  return { duration: still() ? 0 : TIME, css: (t) => `transform: scale(${1 + 0.6 * Math.sin(Math.PI * t)})` };
}
