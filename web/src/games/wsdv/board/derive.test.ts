import { describe, expect, it } from "vitest";
import { provinces } from "../components";
import type { Position, ProvinceState } from "../model";
import { protestMarkers, unrestRow, type Marker } from "./derive";

/** Provinces with default values except those given. */
function position(
  protests: Record<string, number>,
  imported: Record<string, number> = {},
): Pick<Position, "provinces"> {
  const states = provinces.map(({ code }) => {
    const others = imported[code] ?? 0;
    return [code, { protests: (protests[code] ?? 0) + others, imported: others } as ProvinceState];
  });
  return { provinces: Object.fromEntries(states) };
}

describe("protest markers", () => {
  it("show the words of their side in board order", () => {
    const markers = protestMarkers(position({ ST: 2, SN: 1, BY: 1 }));
    const words = (code: string) => markers[code].map(({ word }) => word);
    expect([words("ST"), words("SN"), words("TH"), words("BY")]).toEqual([["WIR", "SIND"], ["DAS"], [], ["KEINE"]]);
  });

  it("count those that West Berlin placed on suppliers, and use spare markers from the fifth on", () => {
    const markers = protestMarkers(position({ WB: 2, BY: 1, HE: 1 }, { RP: 2 }));
    expect(markers.RP.every(({ imported }) => imported)).toBe(true);
    expect(markers.BY.some(({ imported }) => imported)).toBe(false);
    const words = provinces.flatMap(({ code }) => markers[code].map(({ word }) => word));
    expect(words).toEqual(["KEINE", "MACHT", "FÜR", "NIEMAND", "!!!", "!!!"]);
  });
});

describe("the unrest of a plaque", () => {
  const WIDTH = 103;
  const word: Marker = { word: "WIR", imported: false };
  const row = (unrest: number, then = unrest, markers: Marker[] = []) =>
    unrestRow({ unrest, loose: unrest % 4 }, { unrest: then }, markers, WIDTH);
  const states = ({ slots }: ReturnType<typeof row>) => slots.map(({ state }) => state);

  it("fills four slots from the left", () => {
    expect(states(row(0))).toEqual(["empty", "empty", "empty", "empty"]);
    expect(states(row(3))).toEqual(["stays", "stays", "stays", "empty"]);
  });

  it("shows what a move would add or take away", () => {
    expect(states(row(1, 3))).toEqual(["stays", "comes", "comes", "empty"]);
    expect(states(row(2, 1))).toEqual(["stays", "goes", "empty", "empty"]);
    expect(row(2, 7).then).toBe(7);
    expect(row(2, 4).then).toBeNull();
  });

  it("makes the fourth a word and keeps the slots for the rest", () => {
    const five = row(5, 5, [word]);
    expect(states(five)).toEqual(["stays", "empty", "empty", "empty"]);
    expect(five.words.map((one) => one.word)).toEqual(["WIR"]);
    expect(row(4, 3, [word]).then).toBe(3);
  });

  it("leaves the slots alone if the protest came from West Berlin", () => {
    const imported = row(3, 3, [{ word: "KEINE", imported: true }]);
    expect(states(imported)).toEqual(["stays", "stays", "stays", "empty"]);
    expect(imported.words[0].imported).toBe(true);
  });

  it("stays inside its row however many words there are", () => {
    for (const count of [0, 1, 2, 3, 5]) {
      const { words, slots } = row(4 * count, 4 * count, Array<Marker>(count).fill(word));
      const parts = [...words, ...slots];
      parts.slice(1).forEach((part, i) => expect(part.left).toBeGreaterThanOrEqual(parts[i].left + parts[i].width));
      expect(parts.at(-1)!.left + parts.at(-1)!.width).toBeCloseTo(WIDTH);
    }
  });
});
