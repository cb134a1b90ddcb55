import { describe, expect, it } from "vitest";
import { borders, cities, connections, provinces } from "../components";
import {
  citySpots,
  DISC,
  HEIGHT,
  INSET,
  labels,
  lineSlots,
  outlines,
  placeAt,
  PLAQUE,
  plaqueAt,
  pointsOf,
  WIDTH,
  type Point,
} from "./geometry";

const areaRings = (name: string): Point[][] => outlines.areas[name].map((ring) => ring.flatMap(pointsOf));

function inside([x, y]: Point, rings: Point[][]): boolean {
  let odd = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[ax, ay], [bx, by]] = [ring[i], ring[j]];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
    }
  }
  return odd;
}
const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

interface Box {
  name: string;
  x: number;
  y: number;
  x2: number;
  y2: number;
}
function nameBox(city: string, scale = 1): Box {
  const { name, anchor } = citySpots[city];
  const width = city.length * 9 * scale;
  const x = anchor === "start" ? name[0] : anchor === "end" ? name[0] - width : name[0] - width / 2;
  return { name: city, x, y: name[1] - 12 * scale, x2: x + width, y2: name[1] };
}
/** How near the middle of a line comes to a box. */
function distanceOf(path: string, { x, y, x2, y2 }: Box): number {
  const ends = path.slice(1).split("L").map((pair) => pair.split(" ").map(Number)); // prettier-ignore
  const between = ends.slice(1).flatMap(([bx, by], i) => {
    const [ax, ay] = ends[i];
    return [0, 0.25, 0.5, 0.75, 1].map((part) => [ax + (bx - ax) * part, ay + (by - ay) * part]);
  });
  return Math.min(...between.map(([px, py]) => Math.hypot(Math.max(x - px, 0, px - x2), Math.max(y - py, 0, py - y2))));
}
function plaqueBox(code: string): Box {
  const [x, y] = plaqueAt(code);
  return { name: code, x, y, x2: x + PLAQUE.width, y2: y + PLAQUE.height };
}
const meet = (a: Box, b: Box) => a.x < b.x2 && b.x < a.x2 && a.y < b.y2 && b.y < a.y2;
const boxes = [...provinces.map(({ code }) => plaqueBox(code)), ...cities.flatMap(({ kind, name }) => (kind === "abroad" ? [] : [nameBox(name)]))]; // prettier-ignore

describe("the board's geometry", () => {
  it.each(cities.map((city) => [city.name, city] as const))("%s lies inside its province", (name, city) => {
    const { kind, country, provinces: home } = city;
    const where = kind === "shared" ? "HH" : kind === "abroad" ? (country === "CSSR" ? "ČSSR" : "Polska") : home[0];
    expect(inside(citySpots[name].at, areaRings(where))).toBe(true);
  });

  it("keeps discs apart and on the board", () => {
    const spots = Object.values(citySpots);
    spots.forEach(({ at }, i) => {
      expect(at[0]).toBeGreaterThan(DISC);
      expect(at[0]).toBeLessThan(WIDTH - DISC);
      expect(at[1]).toBeGreaterThan(DISC);
      expect(at[1]).toBeLessThan(HEIGHT - DISC);
      for (const other of spots.slice(i + 1)) expect(distance(at, other.at)).toBeGreaterThan(2 * DISC + 12);
    });
  });

  it("draws all 68 connections and their lines from disc to disc", () => {
    expect(Object.keys(lineSlots)).toHaveLength(68);
    for (const { name, a, b, lines } of connections) {
      const { ends, slots } = lineSlots[name];
      expect(ends).toEqual([a, b]);
      expect(slots).toHaveLength(lines);
      expect(new Set(slots).size).toBe(slots.length);
    }
    expect(Object.values(lineSlots).reduce((sum, { slots }) => sum + slots.length, 0)).toBe(76);
  });

  it("never draws a connection through another city", () => {
    Object.values(lineSlots).forEach(({ path, ends }) => {
      const points = path.slice(1).split("L").map((pair) => pair.split(" ").map(Number) as unknown as Point); // prettier-ignore
      Object.entries(citySpots).forEach(([city, { at }]) => {
        if (ends.includes(city)) return;
        expect(Math.min(...points.map((point) => distance(point, at)))).toBeGreaterThan(DISC + 5);
      });
    });
  });

  it("shows exactly the cross-border neighbours of rule 9.7", () => {
    const side = new Map(provinces.map((one) => [one.code, one.side]));
    const shared = outlines.arcs.filter(
      ({ sides: [a, b] }) => side.has(a) && side.has(b) && side.get(a) !== side.get(b),
    );
    const across = new Set(shared.map(({ sides }) => [...sides].sort().join("-")));
    expect([...across].sort()).toEqual(borders.map((pair) => [...pair].sort().join("-")).sort());
  });

  it("keeps plaques and names clear of discs and of each other", () => {
    const clashes = boxes.flatMap((a, i) => boxes.slice(i + 1).flatMap((b) => (meet(a, b) ? [`${a.name} / ${b.name}`] : []))); // prettier-ignore
    expect(clashes).toEqual([]);
    for (const box of boxes) {
      Object.entries(citySpots).forEach(
        ([
          city,
          {
            at: [x, y],
          },
        ]) => {
          const gap = Math.hypot(Math.max(box.x - x, 0, x - box.x2), Math.max(box.y - y, 0, y - box.y2));
          if (gap < DISC) expect(`${box.name} / ${city}`).toBe("apart");
        },
      );
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x2).toBeLessThanOrEqual(WIDTH);
      expect(box.y2).toBeLessThanOrEqual(HEIGHT);
    }
  });

  it("keeps connections clear of the plaques", () => {
    Object.entries(lineSlots).forEach(([name, { path }]) => {
      for (const pair of path.slice(1).split("L")) {
        const [x, y] = pair.split(" ").map(Number);
        for (const box of boxes.slice(0, provinces.length)) {
          const hit = x > box.x && x < box.x2 && y > box.y && y < box.y2;
          if (hit) expect(`${name} / ${box.name}`).toBe("apart");
        }
      }
    });
  });

  it("keeps names clear of the connections where there is room", () => {
    const [scale, apart] = [1.1, 6];
    const crowded = "Hamburg Wolfsburg Duisburg Neubrandenburg Magdeburg Bitterfeld Dresden Eisenach Jena".split(" ");
    const named = boxes.slice(provinces.length).map(({ name }) => nameBox(name, scale));
    const touched = named.filter((box) => Object.values(lineSlots).some(({ path }) => distanceOf(path, box) < apart));
    expect(touched.map(({ name }) => name).filter((name) => !crowded.includes(name))).toEqual([]);
  });

  it("names every province along a path and locates every place", () => {
    const drawn = provinces.filter(({ code }) => code !== "WB" && code !== "EB").map(({ code }) => code);
    expect(Object.keys(labels).sort()).toEqual([...drawn, "Polska", "ČSSR"].sort());
    expect(INSET.x2).toBeGreaterThan(INSET.x);
    for (const place of ["province:WB", "city:Ulm", `line:${connections[67].name}`, "sector:RP"]) {
      expect(placeAt(place), place).not.toBeNull();
    }
    expect(placeAt("province:XX")).toBeNull();
    expect(placeAt("city:Wien")).toBeNull();
  });
});
