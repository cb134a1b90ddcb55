/** Where a popover goes: beside its anchor, inside the window, and clear of what it speaks of. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const MARGIN = 8;
/** How far from its anchor a popover may slide along each side, as parts of its own size. */
const SLIDES = [0.5, 0.25, 0.75, 0, 1];

/** The common area of two boxes. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The best place for a popover of this size: never over its anchor if there is room elsewhere, and over as little as
 * possible of the boxes to avoid. */
export function placeBeside(anchor: Box, size: Size, window: Size, avoid: Box[] = []): { left: number; top: number } {
  const cost = (box: Box) => 4 * overlap(box, anchor) + avoid.reduce((sum, one) => sum + overlap(box, one), 0);
  const boxes = candidates(anchor, size).map((at) => ({ ...within(at, size, window), ...size }));
  const { left, top } = boxes.reduce((best, box) => (cost(box) < cost(best) ? box : best));
  return { left, top };
}

/** Left, right, above and below the anchor, the favourite first. */
function candidates({ left, top, width, height }: Box, size: Size): { left: number; top: number }[] {
  const beside = (x: number) => SLIDES.map((part) => ({ left: x, top: top + height / 2 - size.height * part }));
  const level = (y: number) => SLIDES.map((part) => ({ left: left + width / 2 - size.width * part, top: y }));
  return [
    ...beside(left - size.width - GAP),
    ...beside(left + width + GAP),
    ...level(top - size.height - GAP),
    ...level(top + height + GAP),
  ];
}

function within({ left, top }: { left: number; top: number }, size: Size, window: Size): { left: number; top: number } {
  const clamp = (value: number, most: number) => Math.max(MARGIN, Math.min(value, most - MARGIN));
  return { left: clamp(left, window.width - size.width), top: clamp(top, window.height - size.height) };
}
