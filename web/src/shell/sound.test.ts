import { describe, expect, it } from "vitest";
import { soundOf } from "./sound";

const told = (...keys: string[]) => keys.map((key) => ({ key }));

describe("what is heard", () => {
  it("is nothing where nothing happened", () => expect(soundOf([])).toBeNull());
  it("is a card when one is played, whatever follows", () => expect(soundOf(told("card", "unrest"))).toBe("card"));
  it("is a block when a piece moves", () => expect(soundOf(told("build_city"))).toBe("block"));
  it("is the stamp at a decade end", () => expect(soundOf(told("card", "phase"))).toBe("stamp"));
});
