import { describe, expect, it } from "vitest";
import type { Schemas } from "../net/api";
import { chaptersOf } from "../panels/log-chapters";
import {
  againstComputers,
  beforeTurn,
  byUse,
  confirmsTurns,
  endedByItself,
  glowOf,
  kindOf,
  newLines,
  oneReason,
  sharedKinds,
  turnToTakeBack,
} from "./choices";
import type { Choice, LogLine } from "../plugin/game";
import { lastHighlight } from "./replay-table.svelte";

const choice = (move: number, place: string, target = ""): Choice => ({
  move,
  place,
  target,
  label: "",
  short: "",
  group: "",
  note: "",
  warning: "",
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
  it("share a reason only if all are refused for it", () => {
    const uses = ["event", "debate"].map((use) => ({ use, move: null }));
    const late = { event: refusal("late"), debate: refusal("late") };
    expect(oneReason(uses, late)?.error).toBe("late");
    expect(oneReason(uses, { ...late, debate: refusal("nothing") })).toBeNull();
    expect(oneReason([...uses, { use: "actions", move: 7 }], late)).toBeNull();
    expect(oneReason(uses, {})).toBeNull();
    expect(oneReason([], {})).toBeNull();
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

describe("taking back a turn", () => {
  const you = { seat: "east", kind: "person", you: true } as const;
  const computer = { seat: "west", kind: "level", you: false } as const;
  const friend = { seat: "west", kind: "person", you: false } as const;
  const free = { seat: "west", kind: "free", you: false } as const;
  const lines = [
    { seat: "east", turn: true, at: 3 },
    { seat: "west", turn: true, at: 7 },
  ] as LogLine[];
  const view = { decisions: 9, undo: 0, outcome: null };

  it("goes back to before the player’s last turn", () => {
    expect(turnToTakeBack({ ...view, seats: [computer, you] }, lines)).toBe(2);
    expect(turnToTakeBack({ ...view, seats: [friend, you] }, lines)).toBe(2);
  });

  it("is not needed if undoing leads there, and impossible without a turn or with a free seat", () => {
    expect(turnToTakeBack({ ...view, undo: 7, seats: [computer, you] }, lines)).toBe(-1);
    expect(turnToTakeBack({ ...view, seats: [computer, you] }, [])).toBe(-1);
    expect(turnToTakeBack({ ...view, seats: [free, you] }, lines)).toBe(-1);
  });

  it("is agreed to by computers only", () => {
    expect(againstComputers([computer, you])).toBe(true);
    expect(againstComputers([friend, you])).toBe(false);
    expect(againstComputers([free, you])).toBe(false);
  });

  it("confirms the end of a turn in rated and live games between people, or as the player wants", () => {
    const none = { kind: "none", days: 0, minutes: 0, increment: 0 } as const;
    const live = { ...none, kind: "live" } as const;
    expect(confirmsTurns("auto", { rated: true, clock: none }, [friend, you])).toBe(true);
    expect(confirmsTurns("auto", { rated: false, clock: live }, [friend, you])).toBe(true);
    expect(confirmsTurns("auto", { rated: false, clock: none }, [friend, you])).toBe(false);
    expect(confirmsTurns("auto", { rated: false, clock: live }, [computer, you])).toBe(false);
    expect(confirmsTurns("always", { rated: false, clock: none }, [computer, you])).toBe(true);
    expect(confirmsTurns("never", { rated: true, clock: live }, [friend, you])).toBe(false);
  });
});

describe("an action that ends by itself", () => {
  it("was not ended by its button", () => {
    const choices = [choice(1, "city:Leipzig"), choice(2, "")];
    expect(endedByItself(choices, 1, 2)).toBe(true);
    expect(endedByItself(choices, 1, 0)).toBe(false);
    expect(endedByItself(choices, 2, 2)).toBe(false);
    expect(endedByItself([choice(1, "city:Leipzig")], 1, 2)).toBe(false);
  });
});
