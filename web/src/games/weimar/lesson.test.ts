import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../../tests/fixtures/language";
import type { Schemas } from "../../shell/net/api";
import type { Progress, Scenery } from "../../shell/learn/course";
import { messages, t } from "../../shell/text/i18n.svelte";
import { LANGUAGES } from "../../shell/text/languages";
import { courses, LESSONS, lessonsOf, onTheBrink as course } from "./lesson";
import type { Position } from "./model";

type Look = Scenery<Position>;
type Event = Schemas["GameEvent"];
type City = Partial<Position["cities"][string]>;

function event(key: string, args: Record<string, unknown> = {}): Event {
  return { key, args, at: 0 } as unknown as Event;
}

/** A table of the solo game in its first round, before the given decision. */
function look(decide: string, party: string, more: Partial<Look> & { cities?: Record<string, City> } = {}): Look {
  const { cities = {}, ...scenery } = more;
  const hands: Record<string, string[]> = { spd: ["A32", "S10"], zentrum: ["A40", "Z07"] };
  const seats: Record<string, number> = { spd: 7, zentrum: 6, kpd: 4, dnvp: 4 };
  const known = Object.fromEntries(
    ["spd", "zentrum", "kpd", "dnvp"].map((one) => [one, { hand: hands[one] ?? [], seats: seats[one] }]),
  );
  const all = { Berlin: {}, München: { markers: ["councils"], units: { police: 1 } }, Rostock: {}, ...cities };
  const filled = Object.entries(all).map(([name, city]) => [
    name,
    { slots: 3, bases: {}, markers: [], units: {}, ...city },
  ]);
  return {
    position: {
      round: 1,
      step: { decide, party },
      parties: known,
      cities: Object.fromEntries(filled),
      topics: [],
      box: { inflation: 1, blockade: 1 },
      parliament: { occupied: 21, neutral: 0, surplus: 0 },
      card: null,
    } as unknown as Position,
    events: [],
    myTurn: true,
    seat: party,
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

const INTRODUCTION = ["welcome", "coups", "box", "seats", "goal"];
const NONE: Progress = { told: [], at: 0, closed: false, later: [] };
const READ: Progress = { ...NONE, told: INTRODUCTION, at: INTRODUCTION.length };
const CARD = event("card", { party: "zentrum", card: "Z07" });
const waiting = (scene: Look) => course.waiting(READ, scene);
const text = (key: string, scene: Look) => t(`lesson-${key}`, course.show(key, scene)!.args);

beforeAll(async () => {
  await speak("en");
  await messages.learn("weimar");
  messages.show("weimar");
});

describe("the guided solo game", () => {
  it("first tells what it is about, with the figures of the table", () => {
    const begin = look("choose_first", "spd", { moves: ["SPD", "Zentrum"] });
    expect(course.waiting(NONE, begin)).toEqual([...INTRODUCTION, "first"]);
    expect(text("coups", begin)).toContain("One city has Councils already: München");
    expect(course.show("coups", begin)!.points).toEqual(["city:München"]);
    expect(text("box", begin)).toContain("2 markers");
    expect(text("seats", begin)).toContain("the KPD has 4 and the DNVP 4 of 21");
  });

  it("does not speak of what it is about once a card has been played", () => {
    expect(course.waiting(NONE, look("play", "spd", { events: [CARD] }))).toEqual(["points"]);
  });

  it("asks for a card, then for its use, then for the city, while each can be chosen", () => {
    expect(waiting(look("play", "zentrum"))).toEqual(["card"]);
    expect(waiting(look("play", "zentrum", { picked: "card:Z07" }))).toEqual(["use"]);
    expect(waiting(look("play", "spd", { events: [CARD] }))).toEqual(["points"]);
    expect(waiting(look("play", "spd", { events: [CARD], picked: "card:S10" }))).toEqual(["points-use"]);
    const city = look("actions", "spd", { events: [CARD], choices: ["city:München"], moves: ["done", "city München"] });
    expect(waiting(city)).toEqual(["city"]);
    expect(course.show("city", city)!.points).toEqual(["city:München"]);
    const none = look("actions", "spd", { moves: ["done", "city Berlin"], choices: ["city:Berlin"] });
    expect(waiting(none)).toEqual([]);
  });

  it("asks for units before the counter-coup, and names dice and chance", () => {
    const counter = "counter-coup councils";
    const first = look("actions", "spd", { moves: [counter, "mobilise reichswehr2 from supply"] });
    expect(waiting(first)).toEqual(["mobilise"]);
    expect(text("mobilise", first)).toContain("1 die now, a chance of 33%");
    const units = { police: 1, reichswehr2: 2, soldiers: 1 };
    const then = look("actions", "spd", { moves: [counter], cities: { München: { markers: ["councils"], units } } });
    expect(waiting(then)).toEqual(["counter"]);
    expect(text("counter", then)).toContain("4 dice, and one of them must show 5 or 6: a chance of 80%");
  });

  it("tells how the counter-coup ended, and counts the dice of the demonstration", () => {
    const tried = event("action", { party: "spd", kind: "counter", city: "München" });
    const gone = event("marker", { marker: "councils", city: "München", count: -1 });
    const units = { police: 1, reichswehr2: 2 };
    const scene = (...events: Event[]) =>
      look("actions", "spd", {
        events: [CARD, tried, ...events],
        moves: ["demonstration"],
        cities: { München: { units } },
      });
    expect(waiting(scene(gone))).toEqual(["demonstration"]);
    expect(text("demonstration", scene(gone))).toContain("It worked");
    expect(text("demonstration", scene())).toContain("It failed");
    expect(text("demonstration", scene())).toContain("make 6");
  });

  it("points at the cities where the KPD is strong", () => {
    const cities = { Berlin: { units: { soldiers: 3, workers: 1 } } };
    const take = look("take_marker", "zentrum", { choices: ["city:Rostock", "city:Berlin"], cities });
    expect(waiting(take)).toEqual(["unrest"]);
    expect(course.show("unrest", take)!.points).toEqual(["city:Berlin"]);
    const choices = ["city:Rostock", "city:Berlin"];
    const guard = look("actions", "zentrum", { choices, moves: ["city Rostock", "city Berlin"], cities });
    expect(waiting(guard)).toEqual(["guard"]);
    expect(text("guard", guard)).toContain("KPD units of strength 4 stand in Berlin");
  });

  it("points at a topic of the opponents and at the farthest own field", () => {
    const topics = [
      { topic: "media", marker: "media 1", number: 3, field: "S3" },
      { topic: "dvp", marker: "dvp", number: 14, field: "0" },
      { topic: "security", marker: "security 1", number: 5, field: "K3" },
    ];
    const debate = look("topic", "spd", { choices: topics.map(({ marker }) => `topic:${marker}`) });
    debate.position.topics = topics;
    expect(course.show("topic", debate)!.points).toEqual(["topic:security 1", "topic:dvp"]);
    const fields = look("point", "spd", { choices: ["field:0", "field:S1", "field:S2", "field:S1 K1"] });
    expect(course.show("topic", fields)!.points).toEqual(["field:S2", "field:S1"]);
  });

  it("announces the opponents' turn before it is shown", () => {
    expect(course.announces).toBe("opponent");
    expect(waiting(look("play", "kpd", { myTurn: false, opening: true }))).toEqual(["opponent"]);
  });

  it("explains a gauge only after it has moved", () => {
    const keys = (scene: Look) => waiting(scene).filter((key) => key.startsWith("gauge"));
    const events = [CARD, CARD, CARD];
    expect(keys(look("play", "spd", { events }))).toEqual([]);
    const two = look("play", "spd", { events, cities: { Berlin: { markers: ["councils"] } } });
    expect(keys(two)).toEqual(["gauge-councils"]);
    expect(text("gauge-councils", two)).toContain("Berlin is one of them");
    const full = look("play", "spd", { events });
    full.position.box = { inflation: 3, blockade: 2 } as Position["box"];
    expect(keys(full)).toEqual(["gauge-box"]);
    const seats = look("play", "spd", { events });
    seats.position.parties.dnvp.seats = 8;
    expect(text("gauge-seats", seats)).toContain("the DNVP has 8 of 21");
  });

  it("ends with the second round", () => {
    const second = look("play", "spd", { events: [CARD] });
    second.position.round = 2;
    expect(waiting(second)).toContain("finished");
    expect(waiting(look("play", "spd", { events: [CARD] }))).not.toContain("finished");
  });

  it("has a course for each party, with a text for each lesson in every language", async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      for (const party of ["spd", "zentrum", "kpd", "dnvp"]) {
        const said = lessonsOf(party).map(({ key }) =>
          t(`lesson-${key}`, courses[`party-${party}`].show(key, look("play", party))!.args),
        );
        for (const one of said) expect(one).not.toMatch(/[{}[\]]|undefined|NaN/);
      }
    }
    await speak("en");
  });

  it("has every text once, in every language, with what it needs", async () => {
    expect(new Set(LESSONS.map((lesson) => lesson.key)).size).toBe(LESSONS.length);
    const events = [CARD, event("action", { party: "spd", kind: "counter", city: "München" })];
    const scene = look("actions", "spd", { events, cities: { Berlin: { units: { soldiers: 2 } } } });
    scene.position.parties.kpd.seats = 9;
    for (const language of LANGUAGES) {
      await speak(language);
      for (const { key } of LESSONS) {
        expect(messages.has(`lesson-${key}`), key).toBe(true);
        expect(text(key, scene), key).not.toMatch(/[{}[\]]|undefined|NaN/);
      }
    }
    await speak("en");
  });
});
