import { describe, expect, it, vi } from "vitest";
import { Refused } from "./api";
import { inWords, make, opponentsOf, seating, takeCreated } from "./new-table";

vi.mock("../router.svelte", () => ({ router: { go: () => undefined } }));

const SEATS = ["ann", "bob"];

describe("tables", () => {
  it("against the computer put the player in the chosen seat and keep the game's order of seats", () => {
    const wanted = seating(SEATS, "bob", "citizen");
    expect(wanted).toEqual({ seats: { ann: "citizen", bob: "person" }, sit: ["bob"] });
    expect(Object.keys(wanted.seats)).toEqual(SEATS);
  });
  it("by link leave the other seats open", () => {
    expect(seating(SEATS, "ann", "link")).toEqual({ seats: { ann: "person", bob: "person" }, sit: ["ann"] });
  });
  it("offer no choice of opponent if the rules play the other seats or there are none", () => {
    expect(opponentsOf(SEATS, { seats: SEATS })).toContain("link");
    expect(opponentsOf(["ann"], { seats: SEATS })).toEqual(["screen"]);
    expect(opponentsOf(SEATS, { seats: ["ann", "bob", "cy"] })).toEqual(["screen"]);
    expect(opponentsOf(["ann"], { seats: ["ann"] })).toEqual(["screen"]);
  });
  it("on one screen put the same person in every seat", () => {
    expect(seating(SEATS, "ann", "screen")).toEqual({ seats: { ann: "person", bob: "person" }, sit: SEATS });
  });
});

describe("a table created here", () => {
  it("is known to its page without asking again, once", async () => {
    const info = { id: "t1", game: "toy" };
    vi.stubGlobal("fetch", async () => Response.json(info));
    await make({ game: "toy" });
    expect(takeCreated("t1")).toEqual(info);
    expect(takeCreated("t1")).toBeNull();
    await make({ game: "toy" });
    expect(takeCreated("another")).toBeNull();
    vi.unstubAllGlobals();
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
