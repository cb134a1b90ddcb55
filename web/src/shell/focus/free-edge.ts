/** What floats over the table: an edge of the map where a note hides nothing that matters, and panels that take the
 * place of a part of the table. */
import type { Attachment } from "svelte/attachments";
import type { Box } from "./placing";

export type Edge = "top" | "bottom";

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

/** Also for lines without a height or width, which have no common area with anything. */
function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** How many panels cover a part of the table. */
const covered = new WeakMap<HTMLElement, number>();

/** Makes the parts of the table that a panel covers inert as long as it is there: what nobody sees, nobody should
 * reach. */
export function covers(parts: string): Attachment<HTMLElement> {
  return (panel) => {
    const stage = panel.closest(".stage");
    const under = [...(stage?.querySelectorAll<HTMLElement>(parts) ?? [])].filter((one) => one.parentElement === stage);
    for (const one of under) count(one, 1);
    return () => {
      for (const one of under) count(one, -1);
    };
  };
}

function count(part: HTMLElement, change: number): void {
  const now = (covered.get(part) ?? 0) + change;
  covered.set(part, now);
  part.inert = now > 0;
}
