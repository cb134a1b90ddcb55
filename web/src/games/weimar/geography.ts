/** Where the plaques of the cities lie on the map: beside the city's true position, on the side with enough room. */

/** The side of its city on which a plaque lies, then a shift from there in pixels. */
type Placement = readonly [side: keyof typeof DIRECTIONS, x?: number, y?: number];

const DIRECTIONS = {
  n: [0, -1], s: [0, 1], e: [1, 0], w: [-1, 0], ne: [1, -1], nw: [-1, -1], se: [1, 1], sw: [-1, 1],
} as const; // prettier-ignore
/** Pixels between a city and its plaque. */
const GAP = 7;

/** On wide screens, then on small ones if it differs. */
const PLACEMENTS: Record<string, readonly [wide: Placement, small?: Placement]> = {
  koenigsberg: [["s", 22], ["sw", 44]],
  rostock: [["n", 4], ["n", 10]],
  hamburg: [["w", 0, -12], ["n", -36]],
  berlin: [["ne", 0, 42], ["ne", 0, 38]],
  essen: [["ne", -68], ["n", 20]],
  koeln: [["se", -68], ["s", 20]],
  frankfurt: [["ne", -20, -10], ["e", 8]],
  leipzig: [["se", 0, -34]],
  breslau: [["ne", -22], ["s", 26]],
  stuttgart: [["sw", 25], ["s", 8]],
  muenchen: [["nw", 54, -1], ["e"]],
}; // prettier-ignore

/** The position of a plaque as CSS values. */
interface PlaqueStyle {
  /** From the city to the nearest point of the plaque: a corner, or the middle of a side. */
  x: string;
  y: string;
  /** Moves that point of the plaque there, so that a plaque with more in it grows away from its city. */
  translate: string;
}

function styleOf([side, x = 0, y = 0]: Placement): PlaqueStyle {
  const [east, south] = DIRECTIONS[side];
  return {
    x: `${x + east * GAP}px`,
    y: `${y + south * GAP}px`,
    translate: `${(east - 1) * 50}% ${(south - 1) * 50}%`,
  };
}

export function plaqueStyle(city: string): { wide: PlaqueStyle; small: PlaqueStyle } {
  const [wide, small = wide] = PLACEMENTS[city];
  return { wide: styleOf(wide), small: styleOf(small) };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
type Shift = { x: number; y: number };

/** The space that stays free between two plaques. */
const SPACING = 3;
/** After so many attempts, plaques that still overlap are left as they are. */
const ATTEMPTS = 80;

/** The size of the common area of two boxes; null if they have none. */
export function overlap(one: Box, other: Box): Shift | null {
  const x = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const y = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return x > 0 && y > 0 ? { x, y } : null;
}

/** How to shift plaques, as little as possible, so that they lie inside a frame and neither on each other nor on what
 * cannot be shifted. */
export function separate(plaques: Box[], frame: Box, fixed: Box[] = []): Shift[] {
  const boxes = plaques.map((box) => clampTo(frame, box));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    let crowded = false;
    for (let i = 0; i < boxes.length; i++) {
      for (const other of fixed) {
        if (!overlap(withSpacing(boxes[i]), other)) continue;
        crowded = true;
        boxes[i] = clampTo(frame, shift(boxes[i], shortestEscape(boxes[i], other, frame)));
      }
      for (let j = i + 1; j < boxes.length; j++) {
        if (!overlap(withSpacing(boxes[i]), boxes[j])) continue;
        crowded = true;
        const { x, y } = shortestEscape(boxes[i], boxes[j], frame);
        boxes[i] = clampTo(frame, shift(boxes[i], { x: x / 2, y: y / 2 }));
        boxes[j] = clampTo(frame, shift(boxes[j], { x: -x / 2, y: -y / 2 }));
      }
    }
    if (!crowded) break;
  }
  return boxes.map(({ x, y }, i) => ({ x: x - plaques[i].x, y: y - plaques[i].y }));
}

function shift(box: Box, { x, y }: Shift): Box {
  return { ...box, x: box.x + x, y: box.y + y };
}
/** The box, shifted into the frame if it lies outside. */
function clampTo(frame: Box, box: Box): Box {
  return {
    ...box,
    x: Math.max(frame.x, Math.min(frame.x + frame.width - box.width, box.x)),
    y: Math.max(frame.y, Math.min(frame.y + frame.height - box.height, box.y)),
  };
}
function withSpacing({ x, y, width, height }: Box): Box {
  return { x: x - SPACING, y: y - SPACING, width: width + 2 * SPACING, height: height + 2 * SPACING };
}
/** The shortest shift left, right, up or down that moves a box clear of another without leaving the frame; if there is
 * none, the shortest that leaves it. */
function shortestEscape(one: Box, other: Box, frame: Box): Shift {
  const shifts = [
    { x: other.x - one.x - one.width - SPACING, y: 0 },
    { x: other.x + other.width - one.x + SPACING, y: 0 },
    { x: 0, y: other.y - one.y - one.height - SPACING },
    { x: 0, y: other.y + other.height - one.y + SPACING },
  ].sort((a, b) => Math.abs(a.x + a.y) - Math.abs(b.x + b.y));
  const staysInside = (candidate: Shift): boolean => {
    const moved = shift(one, candidate);
    const clamped = clampTo(frame, moved);
    return clamped.x === moved.x && clamped.y === moved.y;
  };
  return shifts.find(staysInside) ?? shifts[0];
}
