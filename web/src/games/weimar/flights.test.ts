import { describe, expect, it } from "vitest";
import type { LogLine } from "../../shell/plugin/game";
import type { ChapterMoment } from "../../shell/state/chapter.svelte";
import { flightsOf } from "./flights";
import { fields } from "./parts";

const owned = (party: string) => fields.find(({ owners }) => owners.length === 1 && owners[0] === party)!.id;
const before = {
  view: {
    topics: [
      { marker: "one", number: 3, field: owned("kpd") },
      { marker: "two", number: 7, field: owned("spd") },
    ],
  },
} as unknown as ChapterMoment;
function line(key: string, args: Record<string, unknown>, places: string[] = []): LogLine {
  return { phrase: { key, args: { party: { kind: "party", id: "kpd" }, ...args } }, places } as unknown as LogLine;
}

describe("what flies in the politics phase", () => {
  it("are the topics that count, and the one that is won", () => {
    expect(flightsOf(line("event-majority", { number: 1 }), before)).toEqual([
      { from: "topic:one", to: "party:kpd", label: "3", party: "kpd" },
    ]);
    expect(flightsOf(line("event-topic-won", {}, ["topic:one"]), before)).toMatchObject([
      { from: "topic:one", to: "party:kpd" },
    ]);
  });
  it("are points and seats, with their sign", () => {
    expect(flightsOf(line("event-vp", { count: 2, change: "more" }), before)).toMatchObject([
      { from: "", to: "party:kpd", label: "+2" },
    ]);
    expect(flightsOf(line("event-seat", { count: 1, change: "less" }), before)).toMatchObject([
      { to: "seats:kpd", label: "−1" },
    ]);
  });
  it("is nothing else", () => {
    expect(flightsOf(line("event-base", { count: 1 }), before)).toEqual([]);
    expect(flightsOf({ phrase: { key: "event-vp", args: {} }, places: [] } as unknown as LogLine, before)).toEqual([]);
  });
});
