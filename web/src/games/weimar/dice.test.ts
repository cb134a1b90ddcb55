import { describe, expect, it } from "vitest";
import type { LogLine } from "../../shell/plugin/game";
import { lastRoll } from "./dice";

let events = 0;
function line(key: string, args: Record<string, unknown> = {}, level: LogLine["level"] = "detail"): LogLine {
  const own = { first: events++, count: 1, at: 1, seat: "kpd", places: [], chapter: false, turn: false };
  return { phrase: { key, args }, level, ...own } as LogLine;
}
const roll = (result: number, dice: number[]) => line("event-roll", { result, dice, known: "yes" });
const result = (total: number, needed: number) =>
  line("event-result", { result: total, needed, agreed: total >= needed ? "yes" : "no" });

describe("the dice of the log", () => {
  it("are those of the last roll, with what was added and whether it was enough", () => {
    expect(lastRoll([line("event-action", {}, "action"), roll(4, [2, 4, 1])])).toMatchObject({
      dice: [2, 4, 1],
      counting: [1],
      total: 4,
      succeeds: null,
    });
    expect(lastRoll([roll(4, [2, 4, 1]), result(5, 5)])).toMatchObject({
      result: 4,
      total: 5,
      needed: 5,
      succeeds: true,
    });
    expect(lastRoll([roll(4, [2, 4, 1]), line("event-total", { result: 5 })])).toMatchObject({
      total: 5,
      succeeds: null,
    });
  });
  it("of which every further 6 counts, or all of a sum", () => {
    expect(lastRoll([roll(7, [6, 3, 6])])?.counting).toEqual([0, 2]);
    expect(lastRoll([roll(12, [6, 6])])?.counting).toEqual([0, 1]);
    expect(lastRoll([roll(9, [4, 5])])?.counting).toEqual([0, 1]);
    expect(lastRoll([line("event-roll", { result: 3, dice: [], known: "no" })])?.dice).toEqual([3]);
  });
  it("are gone as soon as something else begins", () => {
    expect(lastRoll([roll(4, [4, 1]), result(4, 5), line("event-action", {}, "action")])).toBeNull();
    expect(lastRoll([roll(4, [4, 1]), line("event-base"), roll(2, [2, 1])])?.result).toBe(2);
  });
});
