/** Guided games: lessons are told once, as soon as what they speak of is on the table. */
import type { Schemas } from "../api";

/** What the coach sees of any game. */
export interface Scenery<Position> {
  position: Position;
  events: Schemas["Told"][];
  myTurn: boolean;
  seat: string;
}

/** Lessons of one guided game, and how those that can be told now are found. */
export interface Course<Position> {
  lessons: Pick<Lesson<never>, "key" | "spot">[];
  due(told: string[], scene: Scenery<Position>): string[];
}

export interface Lesson<Seen> {
  key: string;
  /** The part of the table it speaks of. */
  spot: string;
  when: (scene: Seen) => boolean;
}

export const always = () => true;
export const happened = (key: string) => (scene: Scenery<unknown>) => scene.events.some((event) => event.key === key);

/** The lessons that can be told now, in the order in which they became so. */
export function due<Seen>(lessons: Lesson<Seen>[], told: string[], scene: Seen): string[] {
  const fresh = lessons.filter((lesson) => !told.includes(lesson.key) && lesson.when(scene));
  return [...told, ...fresh.map((lesson) => lesson.key)];
}
