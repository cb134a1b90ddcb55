/** Keys that reach a part of the table directly: its areas, the cards that can be played, the uses of the open card. */

/** The areas of a table in the order in which F6 visits them, each with what takes the focus there. */
const AREAS = [
  ".prompt",
  ".map [data-stop][tabindex='0'], .map [tabindex='0'], .map button",
  ".display button.card, .hands button.card, .hand button.card",
  "section.log summary, section.log button",
];
const PLAYABLE = "button.card.glowing, .hands button.card.glow";

/** Moves the focus to the next area, or to the one before. */
export function nextArea(root: ParentNode, back: boolean): void {
  const stops = AREAS.map((selector) => firstSeen(root, selector)).filter((stop) => stop !== null);
  const at = stops.findIndex((stop) => areaOf(stop) === areaOf(document.activeElement));
  const way = back ? -1 : 1;
  stops.at(at < 0 ? 0 : (at + way) % stops.length)?.focus();
}

/** Opens the card with this number among those that can be played. Returns whether there is one. */
export function openCard(root: ParentNode, number: number): boolean {
  const card = visible(root, PLAYABLE)[number - 1];
  card?.click();
  return card !== undefined;
}

/** Chooses the use of the open card whose name begins with a letter. Returns whether there is one. */
export function chooseUse(root: ParentNode, letter: string): boolean {
  const use = visible(root, ".uses button.use").find((one) => one.dataset.spot?.startsWith(`use:${letter}`));
  use?.click();
  return use !== undefined;
}

function areaOf(element: Element | null): Element | null {
  return element?.closest(".prompt, .map, .display, .hands, .hand, section.log") ?? null;
}
function visible(root: ParentNode, selector: string): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>(selector)];
  return all.filter((one) => one.getClientRects().length > 0);
}
function firstSeen(root: ParentNode, selector: string): HTMLElement | null {
  return visible(root, selector)[0] ?? null;
}
