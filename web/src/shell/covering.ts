/** Finds an edge of the map where a note hides nothing that matters. */

export type Edge = "top" | "bottom";

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where a note of this size lies at an edge of the map. */
export function boxAt(edge: Edge, map: Element, note: { left: number; right: number; height: number }): Box {
  const { top, bottom } = map.getBoundingClientRect();
  const { left, right, height } = note;
  return edge === "top" ? { left, right, top, bottom: top + height } : { left, right, top: bottom - height, bottom };
}

/** The places of the map that a box hides, wholly or in part. */
export function placesUnder(map: Element, box: Box): string[] {
  const places = [...map.querySelectorAll<HTMLElement>("[data-place][role]")];
  return places.filter((one) => meet(one.getBoundingClientRect(), box)).map((one) => one.dataset.place!);
}

function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
