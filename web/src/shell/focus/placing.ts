/** Finds room for a panel or a popover that must not cover what it refers to. */

export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** Where a panel of this size can be placed: at the top or bottom of any column that is high enough. */
export function placesIn(columns: Box[], width: number, height: number): Box[] {
  const highEnough = columns.filter((column) => column.bottom - column.top >= height);
  return highEnough.flatMap((column) => [
    { left: column.left, top: column.top, right: column.left + width, bottom: column.top + height },
    { left: column.left, top: column.bottom - height, right: column.left + width, bottom: column.bottom },
  ]);
}

/** The first of the places that cover least of the boxes; null if there is no place. */
export function freePlace(places: Box[], boxes: Box[]): Box | null {
  const areas = places.map((place) => boxes.reduce((sum, box) => sum + overlap(place, box), 0));
  return places[areas.indexOf(Math.min(...areas))] ?? null;
}

/** The common area of two boxes. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Pixels between a popover and its anchor, and between a popover and the edge of the window. */
const GAP = 10;
const MARGIN = 8;
/** Which part of a popover lies before the middle of its anchor: first half of it, then other shares. */
const SHARES = [0.5, 0.25, 0.75, 0, 1];

/** Where to place a popover of this size: left, right, above or below its anchor, inside the window, and over as little
 * as possible of the anchor and of the boxes to avoid. */
export function placeBeside(anchor: Box, width: number, height: number, viewport: Box, avoid: Box[] = []): Box {
  const middle = { x: (anchor.left + anchor.right) / 2, y: (anchor.top + anchor.bottom) / 2 };
  const beside = (x: number) => SHARES.map((share) => [x, middle.y - height * share]);
  const aboveOrBelow = (y: number) => SHARES.map((share) => [middle.x - width * share, y]);
  const corners = [
    ...beside(anchor.left - width - GAP),
    ...beside(anchor.right + GAP),
    ...aboveOrBelow(anchor.top - height - GAP),
    ...aboveOrBelow(anchor.bottom + GAP),
  ];
  const clamp = (value: number, least: number, most: number) =>
    Math.max(least + MARGIN, Math.min(value, most - MARGIN));
  const places = corners.map(([x, y]) => {
    const left = clamp(x, viewport.left, viewport.right - width);
    const top = clamp(y, viewport.top, viewport.bottom - height);
    return { left, top, right: left + width, bottom: top + height };
  });
  return freePlace(places, [anchor, ...avoid])!;
}
