import { describe, expect, it } from "vitest";
import type { Schemas } from "../../shell/api";
import { due } from "../../shell/learn/course";
import { actionsOf, LESSONS, type Scene } from "./lesson";
import type { Position } from "./model";

function scene(seen: Partial<Position>, more: Partial<Scene> = {}): Scene {
  const start = {
    decade: 1,
    half: 1,
    step: null,
    protests: { west: 0, east: 0 },
    cards: { special: null, display: [] },
  };
  const position = { ...start, ...seen } as unknown as Position;
  return { position, events: [], myTurn: true, seat: "east", picked: "", actions: 0, ...more };
}
function told(key: string, args: Record<string, unknown>): Schemas["GameEvent"] {
  return { key, args, at: 0 } as unknown as Schemas["GameEvent"];
}

const choosing: Partial<Position> = { step: { decide: "action", seat: "east" } };
const building: Partial<Position> = { step: { decide: "build", seat: "east" } };

describe("the guided decade", () => {
  it("lets the reader act at the second step", () => {
    const lessons = due(LESSONS, [], scene(choosing));
    expect(lessons).toEqual(["welcome", "action"]);
    expect(LESSONS.find(({ key }) => key === "action")?.acts).toBe(true);
  });

  it("explains the uses of a card when one is opened", () => {
    const lessons = due(LESSONS, ["welcome", "action"], scene(choosing, { picked: "card:4" }));
    expect(lessons.at(-1)).toBe("four-uses");
  });

  it("tells no more than four things between two cards", () => {
    let told = due(LESSONS, [], scene(choosing));
    for (let actions = 1; actions < 7; actions++) {
      const next = due(LESSONS, told, scene(choosing, { actions }));
      expect(next.length - told.length).toBeLessThanOrEqual(4);
      told = next;
    }
  });

  it("explains building when something is built, once", () => {
    const lessons = due(LESSONS, due(LESSONS, [], scene(choosing)), scene(building));
    expect(lessons.slice(-3)).toEqual(["build", "connection", "value"]);
    expect(due(LESSONS, lessons, scene(building))).toEqual(lessons);
  });

  it("explains mass protests when one occurs", () => {
    expect(due(LESSONS, [], scene({ protests: { west: 0, east: 1 } }))).toContain("protest");
    expect(due(LESSONS, [], scene({}))).not.toContain("protest");
  });

  it("explains only the phases that have been reached", () => {
    const events = [1, 2].map((phase) => told("phase", { phase }));
    const lessons = due(LESSONS, [], scene({}, { events }));
    expect(lessons.filter((key) => key.startsWith("phase"))).toEqual(["phase-1", "phase-2"]);
  });

  it("ends with the second decade", () => {
    expect(due(LESSONS, [], scene({ decade: 2 })).at(-1)).toBe("finished");
    expect(due(LESSONS, [], scene({}))).not.toContain("finished");
  });

  it("counts the player's own cards", () => {
    const events = ["west", "east", "east"].map((side) => told("card", { side }));
    expect(actionsOf(events, "east")).toBe(2);
  });

  it("shows every lesson once", () => {
    expect(new Set(LESSONS.map((lesson) => lesson.key)).size).toBe(LESSONS.length);
  });
});
