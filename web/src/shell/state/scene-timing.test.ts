import { describe, expect, it } from "vitest";
import type { LogLine } from "../plugin/game";
import { beatsOf, beforeLastTurn, LONGEST_TURN, marksOf, sinceOwn, STEP_TIME, viewAfter } from "./scene-timing";

let events = 0;
function line(more: Partial<LogLine> & { key?: string } = {}): LogLine {
  const { key = "event-something", ...rest } = more;
  const own = { first: events++, count: 1, at: 1, level: "detail", seat: "", places: [], chapter: false, turn: false };
  return { phrase: { key, args: {} }, ...own, ...rest } as LogLine;
}
const action = (seat: string, more: Partial<LogLine> = {}) => line({ level: "action", turn: true, seat, ...more });
const step = (of: LogLine, changes: Record<string, unknown> = {}) => ({
  line: of,
  changes,
  forecast: null,
  outlook: null,
});
const total = (beats: { lasts: number }[]) => beats.reduce((sum, { lasts }) => sum + lasts, 0);

describe("the beats of a scene", () => {
  it("shows one step after the other while there is time", () => {
    const beats = beatsOf(
      [action("a"), line(), line()].map((one) => step(one)),
      STEP_TIME.normal,
    );
    expect(beats.map(({ lasts }) => lasts)).toEqual([700, 700, 700]);
    expect(beats.every(({ steps }) => steps.length === 1)).toBe(true);
  });
  it("shows steps of a kind together if there are many", () => {
    const steps = [action("a"), ...Array.from({ length: 20 }, (_, i) => line({ key: i < 10 ? "one" : "two" }))];
    const beats = beatsOf(
      steps.map((one) => step(one)),
      STEP_TIME.normal,
    );
    expect(beats.map(({ steps }) => steps.length)).toEqual([1, 10, 10]);
    expect(total(beats)).toBe(2100);
  });
  it("never takes longer than the longest turn, and leaves no step out", () => {
    for (const count of [1, 11, 12, 40, 200]) {
      const steps = [action("a"), ...Array.from({ length: count }, (_, i) => line({ key: `kind-${i}` }))];
      const beats = beatsOf(
        steps.map((one) => step(one)),
        STEP_TIME.slow,
      );
      expect(total(beats)).toBeLessThanOrEqual(LONGEST_TURN + 1);
      expect(Math.min(...beats.map(({ lasts }) => lasts))).toBeGreaterThanOrEqual(240);
      expect(beats.flatMap(({ steps }) => steps).map(({ line }) => line)).toEqual(steps);
    }
  });
  it("gives every turn its own time, and the first what is left of it", () => {
    const turn = () => [action("a"), ...Array.from({ length: 11 }, (_, i) => line({ key: `kind-${i}` }))];
    const beats = beatsOf(
      [...turn(), ...turn()].map((one) => step(one)),
      STEP_TIME.normal,
      3000,
    );
    expect(total(beats.slice(0, 12))).toBeCloseTo(3000);
    expect(total(beats.slice(12))).toBeCloseTo(LONGEST_TURN);
  });
  it("shows a line that only introduces the next one together with it, and gives some lines more time", () => {
    const pacing = {
      introduces: ({ phrase }: LogLine) => phrase.key === "why",
      weight: ({ phrase }: LogLine) => (phrase.key === "roll" ? 2 : 1),
    };
    const steps = [action("a"), line({ key: "why" }), line({ key: "why" }), line({ key: "roll" }), line()];
    const beats = beatsOf(
      steps.map((one) => step(one)),
      STEP_TIME.normal,
      LONGEST_TURN,
      pacing,
    );
    expect(beats.map(({ steps }) => steps.length)).toEqual([1, 3, 1]);
    expect(beats.map(({ lasts }) => lasts)).toEqual([700, 1400, 700]);
  });
  it("merges the changes of a step into the view before", () => {
    const before = { view: { a: 1, b: 2 }, forecast: { x: 1 }, outlook: [] };
    expect(viewAfter(before, step(line(), { b: 3 }))).toEqual({
      view: { a: 1, b: 3 },
      forecast: { x: 1 },
      outlook: [],
    });
  });
});

describe("what stays outlined", () => {
  const kinds = ["province", "card", "track"];
  it("counts a line without a seat for the action before it", () => {
    const marks = marksOf([action("west", { places: ["card:1"] }), line({ places: ["track:t"] })], kinds, ["card"]);
    expect([...marks].map(([place, { seat }]) => [place, seat])).toEqual([["card:1", "west"], ["track:t", "west"]]); // prettier-ignore
  });
  it("leaves out cards that nobody played, and kinds that the game does not outline", () => {
    const marks = marksOf([line({ places: ["card:1", "province:A", "seat:x"] })], kinds, ["card"]);
    expect([...marks.keys()]).toEqual(["province:A"]);
  });
  it("keeps every line about a place", () => {
    const lines = [action("west"), line({ seat: "west", places: ["province:A"] }), line({ seat: "east", places: ["province:A"] })]; // prettier-ignore
    expect(marksOf(lines, kinds, []).get("province:A")).toEqual({ seat: "east", lines: lines.slice(1) });
  });
  it("begins after the player's last decision, or before the first turn", () => {
    const lines = [line({ at: 3 }), action("west", { at: 5 }), action("east", { at: 9 })];
    expect(sinceOwn(lines, 7, 12)).toBe(7);
    expect(sinceOwn(lines, 0, 12)).toBe(4);
    expect(sinceOwn([], 0, 2)).toBe(2);
  });
  it("begins before the last turn for spectators", () => {
    const lines = [action("west", { at: 5 }), action("east", { at: 9 })];
    expect(beforeLastTurn(lines, 12)).toBe(8);
    expect(beforeLastTurn(lines, 8)).toBe(4);
    expect(beforeLastTurn(lines, 2)).toBe(2);
  });
});
