/** The guided solo scenario: the lessons and when each is shown. */
import { always, courseOf, happened, type Lesson, type Scenery } from "../../shell/learn/course";
import type { Position } from "./model";

type Scene = Scenery<Position>;

const step =
  (...names: string[]) =>
  (scene: Scene) =>
    scene.myTurn && names.includes(scene.position.step?.decide ?? "");

export const LESSONS: Lesson<Scene>[] = [
  { key: "welcome", spot: "", chapter: "start", when: always },
  { key: "bases", spot: "map", chapter: "start", acts: true, when: step("place_base") },
  { key: "map", spot: "map", chapter: "start", when: always },
  { key: "threats", spot: "map", chapter: "start", when: always },
  { key: "goal", spot: "parties", chapter: "card", when: step("agenda", "play") },
  { key: "agenda", spot: "hand", chapter: "card", acts: true, when: step("agenda") },
  { key: "cards", spot: "hand", chapter: "card", acts: true, when: step("play") },
  { key: "uses", spot: "hand", chapter: "card", when: step("play") },
  { key: "debate", spot: "opinion", acts: true, when: step("topic", "point") },
  { key: "actions", spot: "prompt", acts: true, when: step("actions") },
  { key: "bots", spot: "log", chapter: "republic", when: happened("impulse") },
  { key: "opinion", spot: "opinion", chapter: "republic", when: happened("card") },
  { key: "parliament", spot: "parliament", chapter: "republic", when: happened("card") },
  { key: "box", spot: "republic", chapter: "republic", when: happened("card") },
  { key: "why-not", spot: "map", points: ["city:Berlin"], chapter: "republic", when: happened("card") },
  { key: "undo", spot: "controls", points: ["undo"], chapter: "republic", when: happened("card") },
  { key: "politics", spot: "log", chapter: "politics", when: happened("politics") },
  { key: "government", spot: "parties", chapter: "politics", when: happened("government") },
  { key: "round", spot: "republic", chapter: "politics", when: (scene) => scene.position.round > 1 },
  { key: "finished", spot: "", chapter: "politics", when: happened("game_over") },
];

/** The course that the coach shows in the solo scenario. */
export const onTheBrink = courseOf(LESSONS, (scene: Scene) => scene);
