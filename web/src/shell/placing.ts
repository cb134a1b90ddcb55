/** Finds room for a panel that must not cover what it speaks of. */

export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** Where a panel of this size can stand: at the top or bottom of the columns, wherever it fits. */
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

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
