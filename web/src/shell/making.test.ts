import { describe, expect, it, vi } from "vitest";
import { Refused } from "./api";
import { againstLevel, inWords, onOneScreen, opponentsOf, withLink } from "./making";

vi.mock("./router.svelte", () => ({ router: { go: () => undefined } }));

const GAME = { name: "cards", seats: ["ann", "bob"] };

describe("tables", () => {
  it("against the computer seat the person where they chose, the seats in the game's order", () => {
    const wanted = againstLevel(GAME, "bob", "citizen");
    expect(wanted).toEqual({ game: "cards", seats: { ann: "citizen", bob: "person" }, sit: ["bob"] });
    expect(Object.keys(wanted.seats)).toEqual(["ann", "bob"]);
  });
  it("by link leave the other seats free", () => {
    expect(withLink(GAME, "ann")).toEqual({ game: "cards", seats: { ann: "person", bob: "person" }, sit: ["ann"] });
  });
  it("leave no opponent to choose where the rules play the other seats, or there are none", () => {
    expect(opponentsOf(["ann", "bob"], GAME)).toContain("link");
    expect(opponentsOf(["ann"], GAME)).toEqual(["screen"]);
    expect(opponentsOf(["ann", "bob"], { seats: ["ann", "bob", "cy"] })).toEqual(["screen"]);
    expect(opponentsOf(["ann"], { seats: ["ann"] })).toEqual(["screen"]);
  });
  it("on one screen seat the same person everywhere", () => {
    expect(onOneScreen(GAME).sit).toEqual(["ann", "bob"]);
  });
});

describe("refusals", () => {
  it("without a message are told in the server's words, as a sentence", () => {
    const refusal = {
      error: "odd",
      reason: "the door is shut",
      phrase: { key: "no-such", args: {} },
      rule: "",
      details: {},
      general: false,
    };
    expect(inWords(new Refused(refusal, 409))).toBe("The door is shut.");
  });
  it("are not made of what is no refusal", () => {
    expect(() => inWords(new TypeError("a bug"))).toThrow("a bug");
  });
});
