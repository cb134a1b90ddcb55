/** Short animations of changes; none if the user prefers reduced motion. */
import { crossfade } from "svelte/transition";
import { still } from "../../../shell/state/screen";

const TIME = 220;
/** For movements over a distance. */
const LONGER = 420;

interface Motion {
  duration: number;
  css: (t: number, u: number) => string;
}

/** How long a change of a figure takes to count. */
export function counting(): number {
  return still() ? 0 : LONGER;
}

/** A new element grows from its centre. */
export function grow(_node: Element): Motion {
  return { duration: still() ? 0 : TIME, css: (t) => `transform: scale(${t}); opacity: ${t}` };
}

/** A changed number swells and shrinks back. */
export function pulse(_node: Element): Motion {
  return { duration: still() ? 0 : TIME, css: (t) => `transform: scale(${1 + 0.6 * Math.sin(Math.PI * t)})` };
}

/** A new piece drops onto its place. */
export function drop(_node: Element): Motion {
  return {
    duration: still() ? 0 : TIME,
    css: (t, u) => `translate: 0 ${-26 * u * u}px; opacity: ${Math.min(1, 2 * t)}`,
  };
}

/** A lost piece breaks out of its place and fades. */
export function lose(_node: Element): Motion {
  return {
    duration: still() ? 0 : LONGER,
    css: (t, u) => `rotate: ${18 * u}deg; scale: ${1 + 0.5 * u}; opacity: ${t}`,
  };
}

/** A line is drawn from its beginning. */
export function draw(node: SVGPathElement): Motion {
  const length = node.getTotalLength();
  return {
    duration: still() ? 0 : LONGER,
    css: (_, u) => `stroke-dasharray: ${length}; stroke-dashoffset: ${u * length}`,
  };
}

/** A marker slides from the space it leaves to the one it enters. */
const [leave, enter] = crossfade({ duration: () => (still() ? 0 : LONGER) });
export { enter, leave };
