/** Guided games: each lesson appears once, as soon as its condition is met. */
import type { Schemas } from "../api";

/** The state of a game that lessons depend on. */
export interface Scenery<Position> {
  position: Position;
  events: Schemas["GameEvent"][];
  myTurn: boolean;
  seat: string;
}

/** The lessons of a guided game. */
export interface Course<Position> {
  lessons: Pick<Lesson<never>, "key" | "spot">[];
  /** Appends the lessons that are now due to those already shown. */
  due(shown: string[], scene: Scenery<Position>): string[];
}

export interface Lesson<Seen> {
  key: string;
  /** The part of the table it refers to. */
  spot: string;
  when: (scene: Seen) => boolean;
}

export const always = () => true;
export const happened = (key: string) => (scene: Scenery<unknown>) => scene.events.some((event) => event.key === key);

/** The keys of the lessons shown so far, followed by those whose condition is now met. */
export function due<Seen>(lessons: Lesson<Seen>[], shown: string[], scene: Seen): string[] {
  const fresh = lessons.filter((lesson) => !shown.includes(lesson.key) && lesson.when(scene));
  return [...shown, ...fresh.map((lesson) => lesson.key)];
}
