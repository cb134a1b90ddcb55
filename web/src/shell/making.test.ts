import { describe, expect, it, vi } from "vitest";
import { Refused } from "./api";
import { againstLevel, inWords, onOneScreen, opponentsOf, withLink } from "./making";

vi.mock("./router.svelte", () => ({ router: { go: () => undefined } }));

const GAME = { name: "cards", seats: ["ann", "bob"] };

describe("tables", () => {
  it("against the computer put the player in the chosen seat and keep the game's order of seats", () => {
    const wanted = againstLevel(GAME, "bob", "citizen");
    expect(wanted).toEqual({ game: "cards", seats: { ann: "citizen", bob: "person" }, sit: ["bob"] });
    expect(Object.keys(wanted.seats)).toEqual(["ann", "bob"]);
  });
  it("by link leave the other seats open", () => {
    expect(withLink(GAME, "ann")).toEqual({ game: "cards", seats: { ann: "person", bob: "person" }, sit: ["ann"] });
  });
  it("offer no choice of opponent if the rules play the other seats or there are none", () => {
    expect(opponentsOf(["ann", "bob"], GAME)).toContain("link");
    expect(opponentsOf(["ann"], GAME)).toEqual(["screen"]);
    expect(opponentsOf(["ann", "bob"], { seats: ["ann", "bob", "cy"] })).toEqual(["screen"]);
    expect(opponentsOf(["ann"], { seats: ["ann"] })).toEqual(["screen"]);
  });
  it("on one screen put the same person in every seat", () => {
    expect(onOneScreen(GAME).sit).toEqual(["ann", "bob"]);
  });
});

describe("refusals", () => {
  it("without a message show the server's reason as a sentence", () => {
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
  it("leave other errors alone", () => {
    expect(() => inWords(new TypeError("a bug"))).toThrow("a bug");
  });
});
