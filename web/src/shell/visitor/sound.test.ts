import { describe, expect, it } from "vitest";
import { soundOf } from "./sound";

const linesOf = (...levels: ("heading" | "action" | "detail")[]) => levels.map((level) => ({ level }));

describe("the sound", () => {
  it("is null if nothing happened", () => expect(soundOf([])).toBeNull());
  it("is a card for an action, whatever follows", () => expect(soundOf(linesOf("action", "detail"))).toBe("card"));
  it("is a block when a piece moves", () => expect(soundOf(linesOf("detail"))).toBe("block"));
  it("is the stamp for a heading", () => expect(soundOf(linesOf("action", "heading"))).toBe("stamp"));
});
