/** Arrow-key navigation between places: finds the nearest one in the direction of the key. */
import type { Point } from "./geometry";

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much sideways distance counts compared with distance ahead. */
const ASIDE = 2.2;

/** The place that an arrow key leads to; null for other keys, or if no place lies in that direction. */
export function nextPlace(from: Point, key: string, places: Iterable<readonly [string, Point]>): string | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const [place, [x, y]] of places) {
    const [dx, dy] = [x - from[0], y - from[1]];
    const ahead = dx * direction[0] + dy * direction[1];
    if (ahead <= 0.5) continue;
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    const cost = ahead + aside * ASIDE;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** Places in reading order: in bands from top to bottom, each from left to right. */
export function readingOrder(places: Iterable<readonly [string, Point]>, band = 60): string[] {
  return [...places]
    .sort(([, [ax, ay]], [, [bx, by]]) => Math.floor(ay / band) - Math.floor(by / band) || ax - bx)
    .map(([place]) => place);
}
