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
