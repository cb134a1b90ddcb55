import { describe, expect, it } from "vitest";
import { overlap, plaqueStyle, separate, type Box } from "./geography";
import { cities } from "./parts";
import reich from "../../generated/games/weimar/reich.json";

type Point = [number, number];

/** Parses an SVG path of relative integer steps into rings of absolute points. */
function rings(path: string): Point[][] {
  return path.split("M").slice(1).map((part) => {
    const [start, steps] = part.replace("z", "").split("l").map((text) => text.match(/-?\d+/g)!.map(Number));
    const ring: Point[] = [[start[0], start[1]]];
    for (let i = 0; i < steps.length; i += 2) {
      const [x, y] = ring.at(-1)!;
      ring.push([x + steps[i], y + steps[i + 1]]);
    }
    return ring;
  }); // prettier-ignore
}

function inside([x, y]: Point, ring: Point[]): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[ax, ay], [bx, by]] = [ring[i], ring[j]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

const [width, height] = reich.size;
const places = new Map(cities.map(({ key, x, y }) => [key, [(x * width) / 100, (y * height) / 100] as Point]));
const home = (key: string) => rings(reich.reich).findIndex((ring) => inside(places.get(key)!, ring));

describe("the map of the Reich", () => {
  it.each(cities.map(({ key }) => key))("puts %s inside the borders and gives it a plaque", (key) => {
    expect(home(key)).toBeGreaterThanOrEqual(0);
    expect(plaqueStyle(key).wide.translate).toMatch(/^-?\d+% -?\d+%$/);
  });

  it("separates East Prussia from the rest by Danzig and the corridor", () => {
    const mainland = new Set(cities.filter(({ key }) => key !== "koenigsberg").map(({ key }) => home(key)));
    expect(mainland.size).toBe(1);
    expect(mainland).not.toContain(home("koenigsberg"));
    const [danzig] = rings(reich.danzig);
    expect(rings(reich.reich).some((ring) => inside([danzig[0][0], danzig[0][1] + 12], ring))).toBe(false);
  });

  it("includes the Saar", () => {
    const [saar] = rings(reich.saar);
    const middle = [0, 1].map((k) => saar.reduce((sum, point) => sum + point[k], 0) / saar.length) as Point;
    expect(inside(middle, rings(reich.reich)[home("berlin")])).toBe(true);
  });
});

describe("the plaques", () => {
  const frame = { x: 0, y: 0, width: 600, height: 700 };
  const after = (boxes: Box[], fixed: Box[] = []) =>
    separate(boxes, frame, fixed).map(({ x, y }, i) => ({ ...boxes[i], x: boxes[i].x + x, y: boxes[i].y + y }));
  const touching = (boxes: Box[]) => boxes.some((one, i) => boxes.slice(i + 1).some((other) => overlap(one, other)));

  it("stay where they are if they stand apart", () => {
    const boxes = [
      { x: 0, y: 0, width: 100, height: 50 },
      { x: 200, y: 0, width: 100, height: 50 },
    ];
    expect(after(boxes)).toEqual(boxes);
  });
  it("give way to each other, to what cannot be moved, and to the frame", () => {
    const boxes = [
      { x: 20, y: 20, width: 120, height: 80 },
      { x: 60, y: 60, width: 120, height: 80 },
      { x: 100, y: 40, width: 120, height: 80 },
      { x: 520, y: 640, width: 120, height: 80 },
    ];
    const supply = { x: 400, y: 600, width: 200, height: 100 };
    const shown = after(boxes, [supply]);
    expect(touching([...shown, supply])).toBe(false);
    for (const { x, y, width, height } of shown) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(600);
      expect(y + height).toBeLessThanOrEqual(700);
    }
  });
});
