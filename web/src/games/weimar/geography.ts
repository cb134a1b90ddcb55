/** Where the plaques of the cities are placed: beside the city's true position, on the side with enough room. */

/** A compass direction from the city, then an offset along that side in pixels. */
type Beside = readonly [side: keyof typeof WAYS, x?: number, y?: number];

const WAYS = {
  n: [0, -1], s: [0, 1], e: [1, 0], w: [-1, 0], ne: [1, -1], nw: [-1, -1], se: [1, 1], sw: [-1, 1],
} as const; // prettier-ignore
const GAP = 7;

/** Placement on wide screens, then on small ones if it differs. A plaque grows away from its city. */
const PLAQUES: Record<string, readonly [wide: Beside, small?: Beside]> = {
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

/** The offset of a plaque's corner from its city, and which corner that is. */
function stand([side, x = 0, y = 0]: Beside): { x: string; y: string; turn: string } {
  const [across, down] = WAYS[side];
  return {
    x: `${x + across * GAP}px`,
    y: `${y + down * GAP}px`,
    turn: `${(across - 1) * 50}% ${(down - 1) * 50}%`,
  };
}

export function plaque(city: string): { wide: ReturnType<typeof stand>; small: ReturnType<typeof stand> } {
  const [wide, small = wide] = PLAQUES[city];
  return { wide: stand(wide), small: stand(small) };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
type Shift = { x: number; y: number };

/** The space that stays free between two plaques. */
const APART = 3;
const ROUNDS = 80;

export function overlap(one: Box, other: Box): Shift | null {
  const x = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const y = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return x > 0 && y > 0 ? { x, y } : null;
}

/** How to shift plaques, as little as possible, so that they lie inside a frame and neither on each other nor on what
 * cannot be shifted. */
export function apart(plaques: Box[], frame: Box, fixed: Box[] = []): Shift[] {
  const boxes = plaques.map((box) => into(frame, box));
  for (let round = 0; round < ROUNDS; round++) {
    let crowded = false;
    for (let i = 0; i < boxes.length; i++) {
      for (const other of fixed) {
        if (!overlap(wider(boxes[i]), other)) continue;
        crowded = true;
        boxes[i] = into(frame, shifted(boxes[i], wayOut(boxes[i], other, frame)));
      }
      for (let j = i + 1; j < boxes.length; j++) {
        if (!overlap(wider(boxes[i]), boxes[j])) continue;
        crowded = true;
        const { x, y } = wayOut(boxes[i], boxes[j], frame);
        boxes[i] = into(frame, shifted(boxes[i], { x: x / 2, y: y / 2 }));
        boxes[j] = into(frame, shifted(boxes[j], { x: -x / 2, y: -y / 2 }));
      }
    }
    if (!crowded) break;
  }
  return boxes.map(({ x, y }, i) => ({ x: x - plaques[i].x, y: y - plaques[i].y }));
}

function shifted(box: Box, { x, y }: Shift): Box {
  return { ...box, x: box.x + x, y: box.y + y };
}
/** The box, shifted into the frame. */
function into(frame: Box, box: Box): Box {
  return {
    ...box,
    x: Math.max(frame.x, Math.min(frame.x + frame.width - box.width, box.x)),
    y: Math.max(frame.y, Math.min(frame.y + frame.height - box.height, box.y)),
  };
}
function wider({ x, y, width, height }: Box): Box {
  return { x: x - APART, y: y - APART, width: width + 2 * APART, height: height + 2 * APART };
}
/** The shortest shift that moves a box clear of another without leaving the frame. */
function wayOut(one: Box, other: Box, frame: Box): Shift {
  const ways = [
    { x: other.x - one.x - one.width - APART, y: 0 },
    { x: other.x + other.width - one.x + APART, y: 0 },
    { x: 0, y: other.y - one.y - one.height - APART },
    { x: 0, y: other.y + other.height - one.y + APART },
  ].sort((a, b) => Math.abs(a.x + a.y) - Math.abs(b.x + b.y));
  const stays = (way: Shift): boolean => {
    const { x, y } = shifted(one, way);
    const kept = into(frame, { ...one, x, y });
    return kept.x === x && kept.y === y;
  };
  return ways.find(stays) ?? ways[0];
}
