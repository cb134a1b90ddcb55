/** The guided first decade: the lessons and when each is shown. A lesson is shown once, when its topic is on the
 * table. */
import type { Schemas } from "../../shell/api";
import { always, due, happened, type Course, type Lesson, type Scenery } from "../../shell/learn/course";
import type { Position } from "./model";

type Told = Schemas["GameEvent"];

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

const PHASES: Lesson<Scene>[] = Array.from({ length: 10 }, (_, i) => ({
  key: `phase-${i + 1}`,
  spot: "decade-end",
  when: phase(i + 1),
}));

export const LESSONS: Lesson<Scene>[] = [
  { key: "welcome", spot: "", when: always },
  { key: "goal", spot: "seats", when: always },
  { key: "map", spot: "map", when: always },
  { key: "cities", spot: "map", when: always },
  { key: "province", spot: "map", when: always },
  { key: "tracks", spot: "tracks", when: always },
  { key: "display", spot: "display", when: always },
  { key: "hand", spot: "hand", when: always },
  { key: "four-uses", spot: "display", when: always },
  { key: "action", spot: "prompt", when: step("action") },
  { key: "build", spot: "map", when: step("build") },
  { key: "connection", spot: "map", when: step("build") },
  { key: "value", spot: "map", when: step("build") },
  { key: "living", spot: "prompt", when: step("living") },
  { key: "living-where", spot: "prompt", when: step("living") },
  { key: "unrest-use", spot: "map", when: step("remove") },
  { key: "event", spot: "prompt", when: step("symbols") },
  { key: "symbols", spot: "prompt", when: step("symbols") },
  { key: "opponent", spot: "log", when: (scene) => scene.actions > 0 && (!scene.myTurn || after(1)(scene)) },
  { key: "log", spot: "log", when: after(1) },
  { key: "forecast", spot: "forecast", when: after(1) },
  { key: "undo", spot: "controls", when: after(2) },
  { key: "why-not", spot: "map", when: after(2) },
  { key: "hint", spot: "controls", when: after(2) },
  { key: "unrest", spot: "map", when: after(2) },
  { key: "protest", spot: "map", when: (scene) => Object.values(scene.position.protests).some(Boolean) },
  { key: "police", spot: "tracks", when: happened("police_gained") },
  { key: "socialists", spot: "tracks", when: after(3) },
  { key: "second-half", spot: "display", when: (scene) => scene.position.half === 2 || scene.position.decade > 1 },
  {
    key: "special",
    spot: "display",
    when: (scene) =>
      scene.myTurn && scene.seat === "east" && scene.position.half === 2 && scene.position.cards.special !== null,
  },
  {
    key: "hand-cards-end",
    spot: "hand",
    when: (scene) => after(1)(scene) && scene.position.half === 2 && scene.position.cards.display.length <= 3,
  },
  { key: "decade-end", spot: "decade-end", when: happened("decade_end") },
  ...PHASES,
  { key: "next-decade", spot: "display", when: (scene) => scene.position.decade > 1 },
  { key: "finished", spot: "", when: (scene) => scene.position.decade > 1 || happened("game_over")(scene) },
];

/** How many cards a seat has played. */
export function actionsOf(events: Told[], seat: string): number {
  return events.filter((event) => event.key === "card" && String(event.args.side) === seat).length;
}

/** The course that the coach shows in the first decade. */
export const firstDecade: Course<Position> = {
  lessons: LESSONS,
  due: (told, scene) => due(LESSONS, told, { ...scene, actions: actionsOf(scene.events, scene.seat) }),
};
