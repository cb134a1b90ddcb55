/** Guided games: each lesson appears once, as soon as its condition is met. */
import type { Schemas } from "../api";

/** The state of a game that lessons depend on. */
export interface Scenery<Position> {
  position: Position;
  events: Schemas["GameEvent"][];
  myTurn: boolean;
  seat: string;
  /** The place of the card that the player has opened; "" for none. */
  picked: string;
}

/** The lessons of a guided game. */
export interface Course<Position> {
  lessons: Pick<Lesson<never>, "key" | "spot" | "chapter" | "points" | "acts">[];
  /** Appends the lessons that are now due to those already shown. */
  due(shown: string[], scene: Scenery<Position>): string[];
}

export interface Lesson<Seen> {
  key: string;
  /** The part of the table it refers to. */
  spot: string;
  /** The elements it refers to, as places or `data-spot` names; the frame is drawn around the first one in sight, or
   * around the whole part if none is. */
  points?: string[];
  /** The chapter it belongs to; its title is the message `lesson-chapter-name`. Without one it appears in any. */
  chapter?: string;
  /** Whether it asks the player to act: it stays until they do. */
  acts?: boolean;
  when: (scene: Seen) => boolean;
}

export const always = () => true;
export const happened = (key: string) => (scene: Scenery<unknown>) => scene.events.some((event) => event.key === key);

/** The keys of the lessons shown so far, followed by those whose condition is now met. */
export function due<Seen>(lessons: Lesson<Seen>[], shown: string[], scene: Seen): string[] {
  const fresh = lessons.filter((lesson) => !shown.includes(lesson.key) && lesson.when(scene));
  return [...shown, ...fresh.map((lesson) => lesson.key)];
}

export interface ChapterProgress {
  name: string;
  /** From 1. */
  number: number;
  /** For each chapter, the share of its lessons that has been read, from 0 to 1. */
  shares: number[];
}

/** The chapter that a reader of these lessons has reached; null for a course without chapters. */
export function chapterOf(lessons: Course<never>["lessons"], read: string[]): ChapterProgress | null {
  const names = [...new Set(lessons.flatMap(({ chapter }) => chapter ?? []))];
  const reached = names.findLastIndex((name) =>
    lessons.some(({ chapter, key }) => chapter === name && read.includes(key)),
  );
  if (!names.length) return null;
  const number = Math.max(0, reached) + 1;
  const shares = names.map((name, i) => (i + 1 < number ? 1 : i + 1 > number ? 0 : shareOf(name)));
  return { name: names[number - 1], number, shares };

  function shareOf(name: string): number {
    const all = lessons.filter(({ chapter }) => chapter === name);
    return all.filter(({ key }) => read.includes(key)).length / all.length;
  }
}
