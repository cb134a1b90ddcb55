/** The story in chapters: halves of decades and decade ends. Only those that are open need to be told. */
import { tell, type Line, type Told } from "./story";

export interface Chapter {
  /** Numbers of its first event and of the one after its last. */
  start: number;
  end: number;
  decadeEnd: boolean;
  /** The event that names it. */
  heading: Told | null;
}

const NAMES = new Set(["decade", "half", "decade_end"]);

function begins(event: Told): boolean {
  return event.key === "decade" || event.key === "decade_end" || (event.key === "half" && event.args.half === 2);
}

export function chapters(events: Told[]): Chapter[] {
  if (!events.length) return [];
  const starts = [0, ...events.flatMap((event, i) => (i && begins(event) ? [i] : []))];
  return starts.map((start, i) => {
    const end = starts[i + 1] ?? events.length;
    const heading = events.slice(start, end).find((event) => NAMES.has(event.key)) ?? null;
    return { start, end, decadeEnd: heading?.key === "decade_end", heading };
  });
}

/** The sentences of a chapter, without the one that names it. */
export function linesOf(events: Told[], chapter: Chapter): Line[] {
  const lines = tell(events.slice(chapter.start, chapter.end), chapter.start);
  return lines.filter((line) => events[line.index] !== chapter.heading);
}

/** What was told last when so many decisions had been made: the heading of a phase, an action or the end. */
export function lastTold(events: Told[], decisions: number): Line | null {
  let end = 0;
  while (end < events.length && events[end].at <= decisions) end++;
  for (let i = end - 1; i >= 0; i--) {
    const [line] = tell([events[i]], i);
    if (line.level !== "detail") return line;
  }
  return null;
}
