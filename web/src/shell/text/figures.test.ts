import { describe, expect, it } from "vitest";
import { apart } from "./figures";

describe("two labels on an axis", () => {
  it("are moved apart only if they would touch", () => {
    expect(apart(10, 40, 12)).toEqual([10, 40]);
    expect(apart(10, 14, 12)).toEqual([6, 18]);
    expect(apart(14, 10, 12)).toEqual([18, 6]);
    expect(apart(20, 20, 12)).toEqual([14, 26]);
  });
});
