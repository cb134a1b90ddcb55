import { describe, expect, it } from "vitest";
import { cities, connections, provinceIndex, provinces } from "./components";
import { lentSoFar, livingRows } from "./living";
import { EAST, Position, type RawView, WEST } from "./model";

const cityIndex = new Map(cities.map((city, index) => [city.name, index]));

function position(values: Record<string, number>, living: Record<string, number> = {}): Position {
  const raw = {
    living: provinces.map(({ code }) => living[code] ?? 0),
    value: cities.map(({ name }) => values[name] ?? 0),
    factories: Object.keys(values).reduce((mask, name) => mask + 2 ** cityIndex.get(name)!, 0),
    started: [0, 0],
    complete: [0, 0],
  };
  return new Position(raw as unknown as RawView);
}

function rowOf(rows: ReturnType<typeof livingRows>, code: string) {
  return rows.find((row) => row.province === provinceIndex.get(code))!;
}

describe("the living standard action", () => {
  it("lends what own factories lack", () => {
    const rows = livingRows(position({ Dortmund: 2 }), WEST, 0);
    expect(rowOf(rows, "NRW")).toMatchObject({ economy: 2, help: 0, need: 3, lent: 1, chosen: false });
    expect(rowOf(rows, "BY")).toMatchObject({ economy: 0, need: 3, lent: 3 });
  });

  it("leaves West Berlin out", () => {
    expect(livingRows(position({}), WEST, 0).map((row) => provinces[row.province].code)).not.toContain("WB");
  });

  it("counts Hamburg for one province only", () => {
    const chosen = 2 ** provinceIndex.get("NI")!;
    const rows = livingRows(position({ Hamburg: 2, Kiel: 1, Bremen: 1 }, { NI: 1 }), WEST, chosen);
    expect(rowOf(rows, "NI")).toMatchObject({ economy: 1, help: 2, need: 3, lent: 0, chosen: true });
    expect(rowOf(rows, "SH").help).toBe(0);
    expect(lentSoFar(rows)).toBe(0);
  });

  it("gives Hamburg to whoever needs it more", () => {
    const rows = livingRows(position({ Hamburg: 2, Kiel: 1 }), WEST, 0);
    expect(rowOf(rows, "SH")).toMatchObject({ help: 2, lent: 0 });
    expect(rowOf(rows, "NI")).toMatchObject({ help: 2, lent: 1 });
  });

  it("counts a factory abroad only over a standing connection", () => {
    const k = connections.findIndex(
      ({ a, b }) => cities[cityIndex.get(a)!].kind === "abroad" || cities[cityIndex.get(b)!].kind === "abroad",
    );
    const { a, b, bit } = connections[k];
    const [abroad, home] = cities[cityIndex.get(a)!].kind === "abroad" ? [a, b] : [b, a];
    const without = position({ [abroad]: 2, [home]: 1 });
    const code = cities[cityIndex.get(home)!].provinces[0];
    expect(rowOf(livingRows(without, EAST, 0), code)).toMatchObject({ help: 0, lent: 2 });
    without.raw.started[EAST] = without.raw.complete[EAST] = 2 ** bit;
    expect(rowOf(livingRows(without, EAST, 0), code)).toMatchObject({ help: 2, lent: 0 });
  });
});
