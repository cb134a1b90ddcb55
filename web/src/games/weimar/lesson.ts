/** The guided solo scenario: the lessons and when each is shown. */
import { always, due, happened, type Course, type Lesson, type Scenery } from "../../shell/learn/course";
import type { Position } from "./model";

type Scene = Scenery<Position>;

const step =
  (...names: string[]) =>
  (scene: Scene) =>
    scene.myTurn && names.includes(scene.position.step?.decide ?? "");

export const LESSONS: Lesson<Scene>[] = [
  { key: "welcome", spot: "", when: always },
  { key: "goal", spot: "parties", when: always },
  { key: "map", spot: "map", when: always },
  { key: "threats", spot: "map", when: always },
  { key: "box", spot: "republic", when: always },
  { key: "opinion", spot: "opinion", when: always },
  { key: "parliament", spot: "parliament", when: always },
  { key: "bases", spot: "map", when: step("place_base") },
  { key: "agenda", spot: "hand", when: step("agenda") },
  { key: "cards", spot: "hand", when: step("play") },
  { key: "uses", spot: "hand", when: step("play") },
  { key: "debate", spot: "opinion", when: step("topic", "point") },
  { key: "actions", spot: "prompt", when: step("actions") },
  { key: "bots", spot: "log", when: happened("impulse") },
  { key: "why-not", spot: "map", when: happened("card") },
  { key: "undo", spot: "controls", when: happened("card") },
  { key: "politics", spot: "log", when: happened("politics") },
  { key: "government", spot: "parties", when: happened("government") },
  { key: "round", spot: "republic", when: (scene) => scene.position.round > 1 },
  { key: "finished", spot: "", when: happened("game_over") },
];

/** The course that the coach shows in the solo scenario. */
export const onTheBrink: Course<Position> = {
  lessons: LESSONS,
  due: (told, scene) => due(LESSONS, told, scene),
};
