import { expect, test } from "vitest";
import type { Schemas } from "../../shell/net/api";
import { after, momentsOf, pagesOf } from "../../shell/state/chapter.svelte";
import { captioned, PHASE } from "./ending";

type Scene = Schemas["Scene"];

function step(key: string, first: number, changes: Record<string, unknown> = {}) {
  const line = { phrase: { key, args: {} }, first, count: 1, places: [] };
  return { line, changes, forecast: null, outlook: null } as unknown as Scene["steps"][number];
}
const scene = {
  view: { decade: 2, phase: 0, unrest: 1, wall: false },
  forecast: { end: { phase: 0 } },
  outlook: [],
  steps: [
    step("event-card", 5, { unrest: 2 }),
    step("event-decade-end", 6),
    step("event-phase", 7, { phase: 1 }),
    step("event-flight", 8),
    step("event-phase", 9, { phase: 2 }),
    step("event-space", 10, { wall: true }),
    step("event-decade", 11, { decade: 3 }),
    step("event-drawn", 12),
  ],
} as unknown as Scene;

test("the moments of an End of Decade are told from its heading to the next decade, each with the table then", () => {
  const moments = momentsOf(scene, { start: 6, end: 11 }).map(captioned);
  expect(moments.map(({ line }) => line.first)).toEqual([6, 7, 8, 9, 10]);
  expect(moments.map(({ view }) => view.unrest)).toEqual([2, 2, 2, 2, 2]);
  expect(moments.map(({ view }) => view.wall)).toEqual([false, false, false, false, true]);
  expect(moments.map(({ prompt }) => prompt!.key)).toEqual(["event-decade-end", ...Array(4).fill("page-walk-now")]);
  expect(moments.every(({ when }) => when!.args.decade === "II")).toBe(true);
  expect(after(moments[1].line)).toBe(8);
});

test("further decisions go on from the first line", () => {
  const later = { ...scene, steps: [step("event-dismantle-city", 11), step("event-phase", 12)] };
  expect(momentsOf(later, { start: 6, end: Infinity })).toHaveLength(2);
  expect(momentsOf(later, { start: 6, end: 11 })).toEqual([]);
});

test("each phase begins with its heading", () => {
  const pages = pagesOf(momentsOf(scene, { start: 6, end: 11 }), PHASE);
  expect(pages.map((page) => page.map(({ line }) => line.first))).toEqual([
    [7, 8],
    [9, 10],
  ]);
});
