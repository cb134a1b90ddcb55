import { describe, expect, it } from "vitest";
import { plaque } from "./geography";
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
    expect(plaque(key).wide.turn).toMatch(/^-?\d+% -?\d+%$/);
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
