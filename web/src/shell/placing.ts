/** Finds room for a panel or a popover that must not cover what it refers to. */

export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** Where a panel of this size can be placed: at the top or bottom of any column in which it fits. */
export function placesIn(columns: Box[], width: number, height: number): Box[] {
  const room = columns.filter((column) => column.bottom - column.top >= height);
  return room.flatMap((column) => [
    { left: column.left, top: column.top, right: column.left + width, bottom: column.top + height },
    { left: column.left, top: column.bottom - height, right: column.left + width, bottom: column.bottom },
  ]);
}

/** The first place that covers none of the boxes or, if there is none, the one that covers least. */
export function freePlace(places: Box[], boxes: Box[]): Box | null {
  const covered = places.map((place) => boxes.reduce((sum, box) => sum + overlap(place, box), 0));
  const best = covered.indexOf(Math.min(...covered));
  return places[best] ?? null;
}

/** The common area of two boxes. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const GAP = 10;
const MARGIN = 8;
/** How far a popover may slide along its anchor, as parts of its own size. */
const SLIDES = [0.5, 0.25, 0.75, 0, 1];

/** Where to place a popover of this size: left, right, above or below its anchor, inside the window, and over as little
 * as possible of the anchor and of the boxes to avoid. */
export function placeBeside(anchor: Box, width: number, height: number, window: Box, avoid: Box[] = []): Box {
  const middle = { x: (anchor.left + anchor.right) / 2, y: (anchor.top + anchor.bottom) / 2 };
  const beside = (x: number) => SLIDES.map((part) => [x, middle.y - height * part]);
  const level = (y: number) => SLIDES.map((part) => [middle.x - width * part, y]);
  const corners = [
    ...beside(anchor.left - width - GAP),
    ...beside(anchor.right + GAP),
    ...level(anchor.top - height - GAP),
    ...level(anchor.bottom + GAP),
  ];
  const within = (value: number, least: number, most: number) =>
    Math.max(least + MARGIN, Math.min(value, most - MARGIN));
  const places = corners.map(([x, y]) => {
    const left = within(x, window.left, window.right - width);
    const top = within(y, window.top, window.bottom - height);
    return { left, top, right: left + width, bottom: top + height };
  });
  return freePlace(places, [anchor, ...avoid])!;
}
