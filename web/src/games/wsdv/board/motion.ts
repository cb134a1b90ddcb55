/** Short animations of changes; none if the user prefers reduced motion. */
const TIME = 220;

export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A new element grows from its centre. */
export function grow(_node: Element): { duration: number; css: (t: number) => string } {
  return { duration: still() ? 0 : TIME, css: (t) => `transform: scale(${t}); opacity: ${t}` };
}

/** A changed number swells and shrinks back. */
export function pulse(_node: Element): { duration: number; css: (t: number) => string } {
  return { duration: still() ? 0 : TIME, css: (t) => `transform: scale(${1 + 0.6 * Math.sin(Math.PI * t)})` };
}
