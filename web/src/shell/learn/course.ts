/** Guided games: which text the coach shows at which moment. */
import type { Schemas } from "../net/api";

export type Progress = Schemas["LessonProgress"];

/** What the table shows; lessons depend on it. */
export interface Scenery<Position> {
  position: Position;
  /** The events that have been told so far. */
  events: Schemas["GameEvent"][];
  /** Whether the player is asked to decide and nothing else is being shown. */
  myTurn: boolean;
  seat: string;
  /** The place of the card that the player has opened; "" for none. */
  picked: string;
  /** The places that can be chosen. */
  choices: string[];
  /** The legal moves, as written in records. */
  moves: string[];
  /** The key of the lesson about the page that the game has open; "" for none. */
  reading: string;
  /** Whether the turn of another seat is about to be shown and waits for the player. */
  opening: boolean;
  /** Whether the table tells why something cannot be chosen. */
  refused: boolean;
  /** Whether an earlier moment of the game is shown. */
  past: boolean;
}

export type Arguments = Record<string, string | number>;

export interface Lesson<Seen> {
  key: string;
  /** The part of the table it refers to. */
  spot: string;
  /** The elements it refers to, as places or `data-spot` names; the frame is drawn around the first one in sight, or
   * around the whole part if none is. */
  points?: string[] | ((scene: Seen) => string[]);
  /** The arguments of its message. */
  args?: (scene: Seen) => Arguments;
  /** The chapter it belongs to; its title is the message `lesson-chapter-name`. Without one it appears in any. */
  chapter?: string;
  /** Whether it asks the player to act: it comes at once and stays until they have acted. */
  acts?: boolean;
  when: (scene: Seen) => boolean;
  /** Whether its moment is over: the act is done, or what it says is no longer so. By default a lesson that asks the
   * player to act ends as soon as `when` does, and any other when it has been read. */
  until?: (scene: Seen) => boolean;
  /** Whether it is still worth reading when its moment is over. */
  keeps?: boolean;
}

/** A lesson as it is shown now. */
export interface Shown {
  spot: string;
  points: string[];
  args: Arguments;
  acts: boolean;
}

/** What the coach knows about its reader. */
export interface Reader {
  /** Whether there was time to read the current text. */
  read: boolean;
  /** Whether the reader asked for the current text after its moment. */
  revisits: boolean;
  /** The lessons that were waiting at the last look. */
  waited: string[];
}

/** The lessons of a guided game. */
export interface Course<Position> {
  lessons: Pick<Lesson<never>, "key" | "chapter">[];
  /** The lesson that announces the first scene, which waits for it. */
  announces?: string;
  /** The keys of the lessons that can be shown now and have not been shown, in order. */
  waiting(progress: Progress, scene: Scenery<Position>): string[];
  /** Follows the game: leaves a text whose moment is over, goes on to one whose moment has come. */
  follow(progress: Progress, scene: Scenery<Position>, reader: Reader): Progress;
  /** A lesson as it is to be shown now. */
  show(key: string, scene: Scenery<Position>): Shown | null;
}

export const always = () => true;
export const happened = (key: string) => (scene: Scenery<unknown>) => scene.events.some((event) => event.key === key);

/** A course of lessons that depend on what `see` makes of the table. */
export function courseOf<Position, Seen extends Scenery<Position>>(
  lessons: Lesson<Seen>[],
  see: (scene: Scenery<Position>) => Seen,
  announces?: string,
): Course<Position> {
  const find = (key: string | undefined) => lessons.find((lesson) => lesson.key === key);
  return {
    lessons,
    announces,
    waiting: (progress, scene) => waiting(lessons, progress, see(scene)),
    follow: (progress, scene, reader) => follow(lessons, progress, see(scene), reader),
    show(key, scene) {
      const [lesson, context] = [find(key), see(scene)];
      if (!lesson) return null;
      const { spot, points = [], args, acts = false } = lesson;
      return {
        spot,
        acts,
        points: typeof points === "function" ? points(context) : points,
        args: args?.(context) ?? {},
      };
    },
  };
}

export function waiting<Seen>(lessons: Lesson<Seen>[], { told, later }: Progress, scene: Seen): string[] {
  const fresh = lessons.filter(({ key }) => !told.includes(key) && !later.includes(key));
  return fresh.filter((lesson) => lesson.when(scene) && !isOver(lesson, scene)).map(({ key }) => key);
}

function isOver<Seen>(lesson: Lesson<Seen>, scene: Seen): boolean {
  return lesson.until ? lesson.until(scene) : !!lesson.acts && !lesson.when(scene);
}

export function follow<Seen extends Scenery<unknown>>(
  lessons: Lesson<Seen>[],
  progress: Progress,
  scene: Seen,
  { read, revisits, waited }: Reader,
): Progress {
  // nothing is told before the first decision: the lesson that asks for it would replace the first text at once
  if (!progress.told.length && !scene.myTurn) return progress;
  const find = (key: string) => lessons.find((lesson) => lesson.key === key);
  const unseen = lessons.filter(({ key }) => !progress.told.includes(key) && !progress.later.includes(key));
  const missed = unseen.filter((lesson) => isMissed(lesson, scene, waited)).map(({ key }) => key);
  const next = missed.length ? { ...progress, later: [...progress.later, ...missed] } : progress;
  const { told, at } = next;
  const due = waiting(lessons, next, scene);
  const fresh = due.filter((key) => !waited.includes(key));
  const calls = told.length > 0 && fresh.some((key) => key === scene.reading || find(key)!.acts);
  const key = told[at];
  const current = at === told.length - 1 ? find(key) : undefined;
  const over = !!current && !revisits && isOver(current, scene);
  const outread = !!current && !current.acts && read && fresh.length > 0;
  if (key && !calls && !over && !outread) return next;
  const [to] = calls ? fresh : due;
  if (!to && !key) return next;
  const unread = !!current && !read && !revisits && isMissable(current);
  const past = unread ? told.slice(0, -1) : told;
  const later = unread ? [...next.later, key] : next.later;
  return { ...next, told: to ? [...past, to] : past, at: past.length, later };
}

/** Whether its moment has come and gone. */
function isMissed<Seen>(lesson: Lesson<Seen>, scene: Seen, waited: string[]): boolean {
  const came = waited.includes(lesson.key) || lesson.when(scene);
  return came && isMissable(lesson) && isOver(lesson, scene);
}

function isMissable<Seen>({ keeps, acts }: Lesson<Seen>): boolean {
  return !!keeps && !acts;
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
