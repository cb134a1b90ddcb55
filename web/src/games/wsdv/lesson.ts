/** The guided first decade: the lessons and when each is shown. A lesson is shown once, when its topic is on the
 * table. */
import type { Schemas } from "../../shell/api";
import { always, due, happened, type Course, type Lesson, type Scenery } from "../../shell/learn/course";
import type { Position } from "./model";

type GameEvent = Schemas["GameEvent"];

export interface Scene extends Scenery<Position> {
  seat: string;
  /** The number of cards that the learner has played. */
  actions: number;
}

const step = (name: string) => (scene: Scene) => scene.myTurn && scene.position.step?.decide === name;
/** Waits for the next choice of a card, so that no lesson interrupts an action. */
const after = (actions: number) => (scene: Scene) => step("action")(scene) && scene.actions >= actions;
const phase = (number: number) => (scene: Scene) =>
  scene.events.some((event) => event.key === "phase" && Number(event.args.phase) === number);

/** The learner has opened a card that offers its uses. */
const opened = (scene: Scene) => step("action")(scene) && scene.picked !== "";

const PHASES: Lesson<Scene>[] = Array.from({ length: 10 }, (_, i) => ({
  key: `phase-${i + 1}`,
  spot: "decade-end",
  points: [`phase:${i + 1}`],
  chapter: "end",
  when: phase(i + 1),
}));

/** A high card in the display of the guided game; without it, another one that is worth building with. */
const GOOD_CARDS = ["card:4", "card:1", "card:13", "card:14"];

export const LESSONS: Lesson<Scene>[] = [
  { key: "welcome", spot: "", chapter: "first-card", when: always },
  { key: "action", spot: "display", points: GOOD_CARDS, chapter: "first-card", acts: true, when: step("action") },
  { key: "four-uses", spot: "display", points: ["use:build"], chapter: "first-card", acts: true, when: opened },
  { key: "build", spot: "map", points: ["city:Leipzig"], chapter: "first-card", acts: true, when: step("build") },
  { key: "connection", spot: "map", points: ["line:Bitterfeld – Leipzig"], chapter: "first-card", when: step("build") },
  { key: "value", spot: "map", points: ["city:Bitterfeld"], chapter: "first-card", when: step("build") },
  { key: "living", spot: "prompt", acts: true, when: step("living") },
  { key: "living-where", spot: "prompt", when: step("living") },
  { key: "unrest-use", spot: "map", acts: true, when: step("remove") },
  { key: "event", spot: "prompt", when: step("symbols") },
  { key: "symbols", spot: "prompt", acts: true, when: step("symbols") },
  {
    key: "opponent",
    spot: "log",
    chapter: "country",
    when: (scene) => scene.actions > 0 && (!scene.myTurn || after(1)(scene)),
  },
  { key: "province", spot: "map", points: ["province:SN"], chapter: "country", when: after(1) },
  { key: "cities", spot: "map", points: ["city:Berlin"], chapter: "country", when: after(1) },
  { key: "goal", spot: "seats", chapter: "country", when: after(1) },
  { key: "forecast", spot: "forecast", points: ["forecast:10"], chapter: "ahead", when: after(2) },
  { key: "undo", spot: "controls", points: ["undo"], chapter: "ahead", when: after(2) },
  { key: "log", spot: "log", chapter: "ahead", when: after(2) },
  { key: "display", spot: "display", chapter: "ahead", when: after(3) },
  { key: "hand", spot: "hand", chapter: "ahead", when: after(3) },
  { key: "tracks", spot: "tracks", points: ["track:prestige"], chapter: "ahead", when: after(3) },
  { key: "map", spot: "map", points: ["province:WB"], chapter: "danger", when: after(4) },
  { key: "why-not", spot: "map", points: ["city:Hamburg"], chapter: "danger", when: after(4) },
  { key: "hint", spot: "controls", points: ["hint"], chapter: "danger", when: after(4) },
  { key: "unrest", spot: "map", points: ["province:TH"], chapter: "danger", when: after(5) },
  { key: "socialists", spot: "tracks", points: ["track:socialists"], chapter: "danger", when: after(5) },
  { key: "protest", spot: "map", when: (scene) => Object.values(scene.position.protests).some(Boolean) },
  { key: "police", spot: "tracks", points: ["police"], when: happened("police_gained") },
  {
    key: "second-half",
    spot: "display",
    chapter: "second-half",
    when: (scene) => scene.position.half === 2 || scene.position.decade > 1,
  },
  {
    key: "special",
    spot: "display",
    points: ["card:I"],
    chapter: "second-half",
    when: (scene) =>
      scene.myTurn && scene.seat === "east" && scene.position.half === 2 && scene.position.cards.special !== null,
  },
  {
    key: "hand-cards-end",
    spot: "hand",
    chapter: "second-half",
    when: (scene) => after(1)(scene) && scene.position.half === 2 && scene.position.cards.display.length <= 3,
  },
  { key: "decade-end", spot: "decade-end", chapter: "end", when: happened("decade_end") },
  ...PHASES,
  { key: "next-decade", spot: "display", chapter: "end", when: (scene) => scene.position.decade > 1 },
  {
    key: "finished",
    spot: "",
    chapter: "end",
    when: (scene) => scene.position.decade > 1 || happened("game_over")(scene),
  },
];

/** How many cards a seat has played. */
export function actionsOf(events: GameEvent[], seat: string): number {
  return events.filter((event) => event.key === "card" && String(event.args.side) === seat).length;
}

/** The course that the coach shows in the first decade. */
export const firstDecade: Course<Position> = {
  lessons: LESSONS,
  due: (told, scene) => due(LESSONS, told, { ...scene, actions: actionsOf(scene.events, scene.seat) }),
};
