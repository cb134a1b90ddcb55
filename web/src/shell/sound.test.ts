import { describe, expect, it } from "vitest";
import { soundOf } from "./sound";

const told = (...levels: ("heading" | "action" | "detail")[]) => levels.map((level) => ({ level }));

describe("what is heard", () => {
  it("is nothing where nothing happened", () => expect(soundOf([])).toBeNull());
  it("is a card when somebody acts, whatever follows", () => expect(soundOf(told("action", "detail"))).toBe("card"));
  it("is a block when a piece moves", () => expect(soundOf(told("detail"))).toBe("block"));
  it("is the stamp where a part of the game begins", () => expect(soundOf(told("action", "heading"))).toBe("stamp"));
});
