import { describe, expect, it } from "vitest";
import { Position, type RawView } from "./model";
import { due } from "../../shell/learn/course";
import { actionsOf, LESSONS, type Scene } from "./lesson";

function scene(raw: Partial<RawView>, more: Partial<Scene> = {}): Scene {
  const start = { unrest: [0], decade: 1, half: 1, special: -1, agenda: [], ...raw } as RawView;
  return { position: new Position(start), events: [], myTurn: true, seat: 1, actions: 0, ...more };
}

const choosing = { agenda: [[18, 1, 0, 0]] as RawView["agenda"] };
const building = { agenda: [[21, 1, 3, 0]] as RawView["agenda"] };

describe("the guided decade", () => {
  it("begins with the table and asks for a card when one is to be chosen", () => {
    const told = due(LESSONS, [], scene(choosing));
    expect(told[0]).toBe("welcome");
    expect(told.at(-1)).toBe("action");
    expect(told).not.toContain("build");
  });

  it("tells of building when something is built, once", () => {
    const told = due(LESSONS, due(LESSONS, [], scene(choosing)), scene(building));
    expect(told.slice(-3)).toEqual(["build", "connection", "value"]);
    expect(due(LESSONS, told, scene(building))).toEqual(told);
  });

  it("walks through the phases that were reached and no others", () => {
    const events = [1, 2].map((phase) => ({ key: "phase", args: { phase }, at: 0 }));
    const told = due(LESSONS, [], scene({}, { events }));
    expect(told.filter((key) => key.startsWith("phase"))).toEqual(["phase-1", "phase-2"]);
  });

  it("ends with the second decade", () => {
    expect(due(LESSONS, [], scene({ decade: 2 })).at(-1)).toBe("finished");
    expect(due(LESSONS, [], scene({}))).not.toContain("finished");
  });

  it("counts the own cards", () => {
    const events = [0, 1, 1].map((side) => ({ key: "card", args: { side }, at: 0 }));
    expect(actionsOf(events, 1)).toBe(2);
  });

  it("has every lesson once", () => {
    expect(new Set(LESSONS.map((lesson) => lesson.key)).size).toBe(LESSONS.length);
  });
});
