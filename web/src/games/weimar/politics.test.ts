import { describe, expect, it } from "vitest";
import type { Schemas } from "../../shell/net/api";
import { momentsOf, pagesOf } from "../../shell/state/chapter.svelte";
import { followingRound, phaseOf, politicsPhases } from "./politics";

type GameEvent = Schemas["GameEvent"];
const event = (key: string, at: number, args: Record<string, unknown> = {}) =>
  ({ key, at, args }) as unknown as GameEvent;
const politics = (step: number, at: number) => event("politics", at, { step });

const EVENTS = [
  event("round", 1, { round: 1 }),
  event("card", 5),
  politics(1, 6),
  event("majority", 6),
  politics(2, 7),
  event("topic_won", 8),
  event("round", 9, { round: 2 }),
  politics(1, 12),
];

describe("politics phases", () => {
  it("begin with their first step and end with the next round", () => {
    const [first, second] = politicsPhases(EVENTS);
    expect(first).toEqual({ round: 1, start: 2, end: 6, at: 6, until: 8, step: 2, complete: true });
    expect(second).toMatchObject({ round: 2, start: 7, complete: false });
    expect([1, 2, 5, 6, 7].map((i) => phaseOf(politicsPhases(EVENTS), i)?.round)).toEqual([
      undefined,
      1,
      1,
      undefined,
      2,
    ]);
  });
  it("end with the final scoring", () => {
    expect(politicsPhases([politics(8, 3), event("government", 3), event("final", 3)])[0]).toMatchObject({
      end: 2,
      complete: true,
    });
  });
});

describe("the round after a phase", () => {
  it("is the one that begins next, if the game goes on", () => {
    const [first, second] = politicsPhases(EVENTS);
    expect(followingRound(EVENTS, first)).toBe(2);
    expect(followingRound(EVENTS, second)).toBe(0);
    const end = [...EVENTS.slice(0, 6), event("final", 9)];
    expect(followingRound(end, politicsPhases(end)[0])).toBe(0);
  });
});

describe("the pages of a phase", () => {
  const step = (first: number, key: string, args: Record<string, unknown>, changes: Record<string, unknown>) => ({
    line: { first, count: 1, at: 6, phrase: { key, args }, places: [], level: "detail", seat: "" },
    changes,
    forecast: null,
    outlook: null,
  });
  const scene = {
    view: { economy: 1, nsdap: 0 },
    forecast: {},
    outlook: [],
    steps: [
      step(1, "event-card", {}, { economy: 2 }),
      step(2, "event-politics", { number: 1 }, {}),
      step(3, "event-majority", {}, { nsdap: 1 }),
      step(4, "event-politics", { number: 2 }, {}),
      step(5, "event-topic-won", {}, { economy: 3 }),
      step(6, "event-round", {}, { economy: 4 }),
    ],
  } as unknown as Schemas["Scene"];

  it("show the board before each step and after each of its lines", () => {
    const pages = pagesOf(momentsOf(scene, politicsPhases(EVENTS)[0]), "event-politics");
    expect(pages.map(([{ line, view }]) => [line.phrase.args.number, view])).toEqual([
      [1, { economy: 2, nsdap: 0 }],
      [2, { economy: 2, nsdap: 1 }],
    ]);
    expect(pages.map(([, ...moments]) => moments.map(({ view }) => view))).toEqual([
      [{ economy: 2, nsdap: 1 }],
      [{ economy: 3, nsdap: 1 }],
    ]);
  });
});
