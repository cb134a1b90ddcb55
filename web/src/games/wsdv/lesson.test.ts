import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../../tests/fixtures/language";
import type { Schemas } from "../../shell/net/api";
import { messages, t } from "../../shell/text/i18n.svelte";
import { LANGUAGES } from "../../shell/text/languages";
import type { Progress, Scenery } from "../../shell/learn/course";
import { actionsOf, firstDecadeCourse as course, LESSONS } from "./lesson";
import type { Position } from "./model";

const CODES = ["SH", "NI", "NRW", "HE", "RP", "BW", "BY", "WB", "MV", "BB", "EB", "ST", "SN", "TH"];
type Look = Scenery<Position>;
type Event = Schemas["GameEvent"];

function told(key: string, args: Record<string, unknown>): Event {
  return { key, args, at: 0 } as unknown as Event;
}

/** A table in the first decade, with as many cards played by East as given. */
function look(seen: Partial<Position> = {}, more: Partial<Look> & { actions?: number } = {}): Look {
  const { actions = 0, ...scenery } = more;
  const province = { to_protest: 1, protests: 0 };
  const start = {
    decade: 1,
    half: 1,
    step: { decide: "action", seat: "east" },
    protests: { west: 0, east: 0 },
    cards: { special: "I", display: ["1", "4", "13"] },
    hands: { west: [], east: [{ id: "10", decade: 1 }] },
    provinces: Object.fromEntries(CODES.map((code) => [code, province])),
    factories: { Berlin: { value: 1 }, Bitterfeld: { value: 2 }, Hamburg: { value: 3 } },
    socialists_in_box: 2,
    police: { cards: [] },
  };
  return {
    position: { ...start, ...seen } as unknown as Position,
    events: Array.from({ length: actions }, () => told("card", { side: "east" })),
    myTurn: true,
    seat: "east",
    picked: "",
    choices: [],
    moves: [],
    reading: "",
    opening: false,
    refused: false,
    past: false,
    ...scenery,
  };
}

const NONE: Progress = { told: [], at: 0, closed: false, later: [] };
const all = (but: string[]): Progress => ({
  ...NONE,
  told: LESSONS.map(({ key }) => key).filter((key) => !but.includes(key)),
  at: LESSONS.length,
});
const step = (decide: string): Partial<Position> => ({ step: { decide, seat: "east" } });
const card = told("card", { side: "east" });

beforeAll(async () => {
  await speak("en");
  await messages.learn("wsdv");
  messages.show("wsdv");
});

describe("the guided decade", () => {
  it("lets the reader act at the second step", () => {
    expect(course.waiting(NONE, look())).toEqual(["welcome", "action"]);
    expect(course.show("action", look())).toMatchObject({ acts: true, points: ["card:4"] });
  });

  it("does not ask to click a card once one has been played", () => {
    expect(course.waiting(all(["action"]), look({}, { actions: 1 }))).toEqual([]);
  });

  it("explains the uses of a card when one is opened, and asks no more to open one", () => {
    expect(course.waiting(NONE, look({}, { picked: "card:4" }))).toEqual(["welcome", "four-uses"]);
  });

  it("tells no more than four things between two cards", () => {
    let progress = { ...NONE, told: ["welcome", "action", "four-uses", "opponent"] };
    for (let actions = 1; actions < 7; actions++) {
      const next = course.waiting(progress, look({}, { actions }));
      expect(next.length).toBeLessThanOrEqual(4);
      progress = { ...progress, told: [...progress.told, ...next] };
    }
  });

  it("asks to build until something is built, and then tells what connections are for", () => {
    const before = look(step("build"), { events: [card], choices: ["line:Berlin – Cottbus", "city:Leipzig"] });
    expect(course.waiting(all(["build", "connection"]), before)).toEqual(["build", "connection"]);
    expect(course.show("build", before)!.points[0]).toBe("city:Leipzig");
    const after = { ...before, events: [card, told("build_city", { city: "Leipzig" })], choices: ["city:Halle"] };
    expect(course.waiting(all(["build", "connection"]), after)).toEqual(["connection"]);
    expect(course.show("build", after)!.points[0]).toBe("city:Halle");
  });

  it("announces the opponent's turn before it is shown, and not afterwards", () => {
    expect(course.announces).toBe("opponent");
    expect(course.waiting(all(["opponent"]), look({}, { actions: 1, myTurn: false, opening: true }))).toEqual([
      "opponent",
    ]);
    expect(course.waiting(all(["opponent"]), look({}, { actions: 1 }))).toEqual([]);
  });

  it("names the value that the framed factory has", () => {
    expect(course.show("cities", look())).toMatchObject({
      points: ["city:Bitterfeld"],
      args: { city: "Bitterfeld", value: 2 },
    });
  });

  it("speaks of as many hand cards as there are", () => {
    expect(t("lesson-hand", course.show("hand", look())!.args)).toContain("This card is yours");
    const none = look({ hands: { west: [], east: [] } } as unknown as Partial<Position>, { actions: 3 });
    expect(course.waiting(all(["hand"]), none)).toEqual([]);
  });

  it("frames a province that has three unrest, if there is one", () => {
    const unrest = (where: string[]) =>
      look({
        provinces: Object.fromEntries(
          CODES.map((code) => [code, { to_protest: where.includes(code) ? 1 : 2, protests: 0 }]),
        ),
      } as unknown as Partial<Position>);
    expect(course.show("unrest", unrest(["BY", "SN"]))).toMatchObject({ points: ["province:SN"], args: { near: 1 } });
    expect(t("lesson-unrest", course.show("unrest", unrest([]))!.args)).toContain("None of your provinces");
  });

  it("explains mass protests while there is one, and frames it", () => {
    const calm = look();
    const provinces = { ...calm.position.provinces, TH: { to_protest: 4, protests: 1 } };
    const protest = look({ provinces } as unknown as Partial<Position>);
    expect(course.waiting(all(["protest"]), calm)).toEqual([]);
    expect(course.waiting(all(["protest"]), protest)).toEqual(["protest"]);
    expect(course.show("protest", protest)!.points).toEqual(["province:TH", "province:TH"]);
  });

  it("explains the phase that is being read", () => {
    const events = [told("decade_end", { decade: 1 }), ...[1, 2].map((phase) => told("phase", { phase }))];
    const phases = LESSONS.map(({ key }) => key).filter((key) => key.startsWith("phase") || key === "decade-end");
    const reading = (page: string) => course.waiting(all(phases), look({}, { events, reading: page, myTurn: false }));
    expect(reading("phase-1")).toEqual(["decade-end", "phase-1"]);
    expect(reading("phase-2")).toEqual(["phase-2"]);
    expect(reading("")).toEqual(["decade-end", "phase-1", "phase-2"]); // the walk is switched off
  });

  it("keeps the texts of phases without a page for later", () => {
    const events = [told("decade_end", { decade: 1 }), ...[4, 5, 6, 7].map((phase) => told("phase", { phase }))];
    const scene = look({}, { events, reading: "phase-7", myTurn: false });
    const progress = all(["phase-4", "phase-5", "phase-6", "phase-7"]);
    const after = course.follow(progress, scene, { read: true, revisits: false, waited: [] });
    expect(after.told.at(-1)).toBe("phase-7");
    expect(after.later).toEqual(["phase-4", "phase-5", "phase-6"]);
  });

  it("does not speak of looking around while the decade is counted", () => {
    const early = ["province", "cities", "goal", "forecast", "unrest", "tracks"];
    const events = [told("decade_end", { decade: 1 }), told("phase", { phase: 1 })];
    const begun = { ...all(early), told: [...all(early).told, "province"] };
    const progress = { ...begun, at: begun.told.length - 1 };
    const turn = look({}, { actions: 5 });
    const after = course.follow(progress, look({ half: 2 }, { events, reading: "phase-1", myTurn: false }), {
      read: false,
      revisits: false,
      waited: course.waiting(progress, turn),
    });
    expect(after.told[after.at]).toBeUndefined();
    expect(after.later.sort()).toEqual([...early].sort());
  });

  it("ends with the second decade", () => {
    expect(course.waiting(NONE, look({ decade: 2 })).at(-1)).toBe("finished");
    expect(course.waiting(NONE, look())).not.toContain("finished");
  });

  it("counts the player's own cards", () => {
    const events = ["west", "east", "east"].map((side) => told("card", { side }));
    expect(actionsOf(events, "east")).toBe(2);
  });

  it("has every text once, in every language, with what it needs", async () => {
    expect(new Set(LESSONS.map((lesson) => lesson.key)).size).toBe(LESSONS.length);
    for (const language of LANGUAGES) {
      await speak(language);
      for (const { key } of LESSONS) {
        expect(messages.has(`lesson-${key}`), key).toBe(true);
        expect(t(`lesson-${key}`, course.show(key, look())!.args), key).not.toMatch(/[{}[\]]|undefined/);
      }
    }
    await speak("en");
  });
});
