/** The guided solo scenario: what is told when. */
import type { Course } from "../learn/lesson";
import type { Position } from "./model";
import type { Told } from "./story";

export interface Scene {
  position: Position;
  events: Told[];
  myTurn: boolean;
}
export interface Lesson {
  key: string;
  /** The part of the table it speaks of. */
  spot: string;
  when: (scene: Scene) => boolean;
}

const always = () => true;
const step =
  (...names: string[]) =>
  (scene: Scene) =>
    scene.myTurn && names.includes(scene.position.step()?.name ?? "");
const happened = (key: string) => (scene: Scene) => scene.events.some((event) => event.key === key);

export const LESSONS: Lesson[] = [
  { key: "welcome", spot: "", when: always },
  { key: "goal", spot: "parties", when: always },
  { key: "map", spot: "map", when: always },
  { key: "threats", spot: "map", when: always },
  { key: "box", spot: "republic", when: always },
  { key: "opinion", spot: "opinion", when: always },
  { key: "parliament", spot: "parliament", when: always },
  { key: "bases", spot: "map", when: step("place-base") },
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
  { key: "round", spot: "republic", when: (scene) => scene.position.raw.round > 1 },
  { key: "finished", spot: "", when: happened("game_over") },
];

/** The solo scenario, as the coach needs it. */
export const onTheBrink: Course = {
  prefix: "lesson-weimar",
  rules: "/rules/weimar",
  lessons: LESSONS,
  due: (told, { position, events, myTurn }) => due(told, { position, events, myTurn }),
};

/** The lessons that can be told now, in the order in which they became so. */
export function due(told: string[], scene: Scene): string[] {
  const fresh = LESSONS.filter((lesson) => !told.includes(lesson.key) && lesson.when(scene));
  return [...told, ...fresh.map((lesson) => lesson.key)];
}
