import { describe, expect, it } from "vitest";
import { cards, cities, connections, provinces } from "../components";
import { Position, provinceOf, type RawView, WEST } from "../model";
import { currentPhase, flightSteps, hamburgNow, helpFor, protestMarkers } from "./derive";

const mask = (indices: number[]) => indices.reduce((sum, i) => sum + 2 ** i, 0);
const city = (name: string) => cities.findIndex((one) => one.name === name);
function counts(values: Record<string, number>): number[] {
  return provinces.map(({ code }) => values[code] ?? 0);
}

/** A position of which only what is named counts. */
function position(raw: Partial<RawView>): Position {
  const none = { unrest: {}, living: {}, socialists: {}, imported: {} };
  const empty = Object.fromEntries(Object.keys(none).map((key) => [key, counts({})]));
  const base = { ...empty, value: cities.map(() => 0), started: [0, 0], complete: [0, 0], factories: 0, rundown: 0, closed: 0, row: [], police: [], agenda: [] }; // prettier-ignore
  return new Position({ ...base, ...raw } as unknown as RawView);
}

describe("protest markers", () => {
  it("carry the words of their side in order, over its provinces", () => {
    const markers = protestMarkers(position({ unrest: counts({ ST: 9, SN: 4, TH: 3, BY: 4 }) }));
    const words = (code: string) => markers[provinceOf(code)].map(({ word }) => word);
    expect([words("ST"), words("SN"), words("TH"), words("BY")]).toEqual([["WIR", "SIND"], ["DAS"], [], ["KEINE"]]);
  });

  it("count those that West Berlin put on a supplier, and use the spare ones from the fifth on", () => {
    const drawn = position({ unrest: counts({ WB: 8, BY: 4, HE: 4 }), imported: counts({ RP: 2 }) });
    expect(drawn.protestsOf(WEST)).toBe(6);
    const markers = protestMarkers(drawn);
    expect(markers[provinceOf("RP")].every(({ imported }) => imported)).toBe(true);
    expect(markers.flat().map(({ word }) => word)).toEqual(["KEINE", "MACHT", "FÜR", "NIEMAND", "!!!", "!!!"]);
  });
});

describe("Hamburg", () => {
  const value = cities.map((_, i) => (i === city("Hamburg") ? 2 : i === city("Kiel") ? 1 : 0));
  it("counts where there is no protest", () => {
    expect(hamburgNow(position({ value, unrest: counts({ SH: 4 }) }))).toBe(provinceOf("NI"));
  });
  it("counts where it reaches the next living standard, and nowhere in particular else", () => {
    expect(hamburgNow(position({ value }))).toBe(provinceOf("SH"));
    expect(hamburgNow(position({ value, living: counts({ SH: 3, NI: 3 }) }))).toBe(-1);
  });
});

describe("help from abroad", () => {
  it("comes over a standing connection only", () => {
    const line = connections.findIndex(({ a, b }) => a === "Dresden" && b === "ČSSR E");
    const value = cities.map((_, i) => (i === city("ČSSR E") ? 2 : 0));
    const factories = mask([city("ČSSR E"), city("Dresden")]);
    const complete = [0, mask([connections[line].bit])];
    expect(helpFor(position({ value, factories, complete, started: complete }), provinceOf("SN"), -1)).toBe(2);
    expect(helpFor(position({ value, factories, complete, started: complete }), provinceOf("BB"), -1)).toBe(0);
    expect(helpFor(position({ value, factories }), provinceOf("SN"), -1)).toBe(0);
  });
});

describe("decade end", () => {
  it("sums up the flight of rule 9.1", () => {
    const flight = cards.findIndex(({ id }) => id === "75");
    const red = cards.findIndex(({ id }) => id === "5");
    const living = counts({ BY: 4, MV: 1, BB: 1, EB: 1, ST: 1, SN: 2, TH: 1 });
    const now = { living, row: [flight], police: [red], unrest: counts({ ST: 4 }) };
    expect(flightSteps(position(now))).toBe(1 + 4 + 1 + 1 - 1);
    expect(flightSteps(position({ ...now, unrest: counts({ ST: 4, BY: 4 }) }))).toBe(5);
    expect(flightSteps(position({}))).toBe(0);
  });

  it("counts the icons until the flight is paid, then the marker lies on 0", () => {
    const row = [cards.findIndex(({ id }) => id === "75")];
    const now = { living: counts({ BY: 2 }), row };
    expect(flightSteps(position({ ...now, agenda: [[4, 0, 2, 0], [34, 0, 1, 3]] }))).toBe(3); // prettier-ignore
    expect(flightSteps(position({ ...now, row: [], agenda: [[4, 0, 3, 0], [35, 0, 0, 0]] }))).toBe(0); // prettier-ignore
  });

  it("knows the phase that is being carried out", () => {
    expect(currentPhase(position({ agenda: [[4, 0, 5, 0], [34, 1, 1, 2]] }))).toBe(4); // prettier-ignore
    expect(currentPhase(position({ agenda: [[18, 1, 0, 0]] }))).toBe(0);
  });
});
