import { describe, expect, it, vi } from "vitest";
import { Refused } from "./api";
import { againstLevel, inWords, withLink } from "./making";

vi.mock("./router.svelte", () => ({ router: { go: () => undefined } }));

describe("tables", () => {
  it("against the computer seat the person on the chosen side, West named first", () => {
    expect(againstLevel("east", "citizen")).toEqual({ seats: { west: "citizen", east: "person" }, sit: ["east"] });
    expect(Object.keys(againstLevel("east", "citizen").seats)).toEqual(["west", "east"]);
  });
  it("by link leave the other seat free", () => {
    expect(withLink("west")).toEqual({ seats: { west: "person", east: "person" }, sit: ["west"] });
  });
});

describe("refusals", () => {
  it("without a message are told in the server's words, as a sentence", () => {
    const refusal = { error: "no-such-key", reason: "the door is shut", rule: "", details: {} };
    expect(inWords(new Refused(refusal, 409))).toBe("The door is shut.");
  });
  it("are not made of what is no refusal", () => {
    expect(() => inWords(new TypeError("a bug"))).toThrow("a bug");
  });
});
