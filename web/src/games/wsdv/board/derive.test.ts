import { describe, expect, it } from "vitest";
import { provinces } from "../components";
import type { Position, ProvinceState } from "../model";
import { protestMarkers } from "./derive";

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
