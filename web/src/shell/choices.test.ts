import { describe, expect, it } from "vitest";
import type { Schemas } from "./api";
import { chaptersOf } from "./chapters";
import { beforeTurn, byUse, glowOf, kindOf, newLines, sharedKinds } from "./choices";
import type { Choice, LogLine } from "./game";
import { lastHighlight } from "./replay.svelte";

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

describe("clickable places", () => {
  const choices = [choice(1, "card:a"), choice(2, "card:a"), choice(3, "city:x", "city:y"), choice(4, "")];

  it("come with their moves, and lead to the second place once the first is picked", () => {
    expect([...glowOf(choices).keys()]).toEqual(["card:a", "city:x"]);
    expect([...glowOf(choices, "city:x").keys()]).toEqual(["city:y"]);
  });
  it("share a kind when any place of that kind has several moves", () => {
    expect(sharedKinds(choices)).toEqual(new Set(["card"]));
    expect([kindOf("city:x"), kindOf("")]).toEqual(["city", ""]);
  });
});

describe("uses of a card", () => {
  const refusal = (error: string) => ({ error }) as Schemas["Refusal"];
  const plays = (id: string) => ({ key: "move-play", args: { card: "7", use: { kind: "use", id } } });

  it("are matched with their refusals by name, whatever the order of the moves", () => {
    const moves = { "12": plays("debate"), "10": plays("event"), "11": plays("actions") };
    const refusals = { "10": refusal("nothing"), "11": null, "12": refusal("late") };
    const found = byUse({ number: 1, refusals, moves });
    expect([found.event?.error, found.actions, found.debate?.error]).toEqual(["nothing", null, "late"]);
    expect(byUse({ number: 1, refusals, moves: {} })).toEqual({});
  });
});

describe("the log", () => {
  it("appends new lines and replaces a line that has grown", () => {
    const known = newLines([], { start: 0, lines: [line(0), line(1, 2)] });
    const grown = newLines(known, { start: 3, lines: [line(1, 4), line(5)] });
    expect(grown.map(({ first, count }) => [first, count])).toEqual([
      [0, 1],
      [1, 4],
      [5, 1],
    ]);
  });
  it("drops lines that were undone", () => {
    const known = [line(0), line(1), line(2)];
    expect(newLines(known, { start: 1, lines: [] })).toHaveLength(1);
    expect(newLines(known, { start: 2, lines: [line(1)] })).toHaveLength(2);
  });
  it("splits into chapters, each headed by its first line", () => {
    const chapters = chaptersOf([line(0), line(1, 1, { chapter: true }), line(2)]);
    expect(chapters.map(({ start, lines, heading }) => [start, lines.length, heading?.first])).toEqual([
      [0, 1, undefined],
      [1, 1, 1],
    ]);
    expect(chaptersOf([])).toEqual([]);
  });
  it("finds the start of a seat's last turn, whatever the seat did since", () => {
    const lines = [
      line(3, 1, { seat: "a", turn: true, level: "action" }),
      line(5, 1, { seat: "a", level: "action" }),
      line(7, 1, { seat: "b", turn: true, level: "action" }),
      line(8, 1, { seat: "a", level: "action" }),
    ];
    expect([beforeTurn(lines, "a"), beforeTurn(lines, "b"), beforeTurn(lines, "c")]).toEqual([2, 6, -1]);
  });
  it("finds the last action or heading, ignoring details", () => {
    const lines = [line(2, 1, { level: "action" }), line(3)];
    expect(lastHighlight(lines, 1)).toBeUndefined();
    expect(lastHighlight(lines, 3)).toBe(lines[0]);
  });
});
