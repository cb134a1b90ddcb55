import { describe, expect, it } from "vitest";
import type { Schemas } from "./api";
import { chaptersOf } from "./chapters";
import { beforeTurn, byUse, glowOf, kindOf, newLines, sharedKinds } from "./choices";
import type { Choice, LogLine } from "./game";
import { lastTold } from "./replay.svelte";

const choice = (move: number, place: string, target = ""): Choice => ({
  move,
  place,
  target,
  label: "",
  short: "",
  group: "",
  note: "",
});
const line = (first: number, count = 1, more: Partial<LogLine> = {}): LogLine => ({
  phrase: { key: "event", args: {} },
  first,
  count,
  at: first,
  level: "detail",
  seat: "",
  places: [],
  chapter: false,
  turn: false,
  ...more,
});

describe("places that glow", () => {
  const choices = [choice(1, "card:a"), choice(2, "card:a"), choice(3, "city:x", "city:y"), choice(4, "")];

  it("hold their moves; after the first of two places, those that go on from it", () => {
    expect([...glowOf(choices).keys()]).toEqual(["card:a", "city:x"]);
    expect([...glowOf(choices, "city:x").keys()]).toEqual(["city:y"]);
  });
  it("of a kind open where one of them has several moves", () => {
    expect(sharedKinds(choices)).toEqual(new Set(["card"]));
    expect([kindOf("city:x"), kindOf("")]).toEqual(["city", ""]);
  });
});

describe("uses of a card", () => {
  const refusal = (error: string) => ({ error }) as Schemas["Refusal"];
  const plays = (id: string) => ({ key: "move-play", args: { card: "7", use: { kind: "use", id } } });

  it("have their reasons by name, in whatever order the moves are told", () => {
    const moves = { "12": plays("debate"), "10": plays("event"), "11": plays("actions") };
    const refusals = { "10": refusal("nothing"), "11": null, "12": refusal("late") };
    const found = byUse({ number: 1, refusals, moves });
    expect([found.event?.error, found.actions, found.debate?.error]).toEqual(["nothing", null, "late"]);
    expect(byUse({ number: 1, refusals, moves: {} })).toEqual({});
  });
});

describe("the log", () => {
  it("grows, and a sentence that grew takes the place of its beginning", () => {
    const known = newLines([], { start: 0, lines: [line(0), line(1, 2)] });
    const grown = newLines(known, { start: 3, lines: [line(1, 4), line(5)] });
    expect(grown.map(({ first, count }) => [first, count])).toEqual([
      [0, 1],
      [1, 4],
      [5, 1],
    ]);
  });
  it("loses what was taken back", () => {
    const known = [line(0), line(1), line(2)];
    expect(newLines(known, { start: 1, lines: [] })).toHaveLength(1);
    expect(newLines(known, { start: 2, lines: [line(1)] })).toHaveLength(2);
  });
  it("is read in chapters, each named by its first sentence", () => {
    const told = chaptersOf([line(0), line(1, 1, { chapter: true }), line(2)]);
    expect(told.map(({ start, lines, heading }) => [start, lines.length, heading?.first])).toEqual([
      [0, 1, undefined],
      [1, 1, 1],
    ]);
    expect(chaptersOf([])).toEqual([]);
  });
  it("says where a seat's last turn began, whatever it did since", () => {
    const lines = [
      line(3, 1, { seat: "a", turn: true, level: "action" }),
      line(5, 1, { seat: "a", level: "action" }),
      line(7, 1, { seat: "b", turn: true, level: "action" }),
      line(8, 1, { seat: "a", level: "action" }),
    ];
    expect([beforeTurn(lines, "a"), beforeTurn(lines, "b"), beforeTurn(lines, "c")]).toEqual([2, 6, -1]);
  });
  it("says last what was an action or a heading, never a detail", () => {
    const lines = [line(2, 1, { level: "action" }), line(3)];
    expect(lastTold(lines, 1)).toBeUndefined();
    expect(lastTold(lines, 3)).toBe(lines[0]);
  });
});
