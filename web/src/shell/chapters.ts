/** The story in chapters, such as halves of decades or rounds. Only those that are open need to be told. */
import type { Schemas } from "./api";

type Told = Schemas["Told"];

export interface Chapter {
  /** Numbers of its first event and of the one after its last. */
  start: number;
  end: number;
  decadeEnd: boolean;
  /** The event that names it. */
  heading: Told | null;
}

/** Chapters that begin where an event says so, named by the first event that can. */
export function chaptersOf(events: Told[], begins: (event: Told) => boolean, names: Set<string>): Chapter[] {
  if (!events.length) return [];
  const starts = [0, ...events.flatMap((event, i) => (i && begins(event) ? [i] : []))];
  return starts.map((start, i) => {
    const end = starts[i + 1] ?? events.length;
    const heading = events.slice(start, end).find((event) => names.has(event.key)) ?? null;
    return { start, end, decadeEnd: heading?.key === "decade_end", heading };
  });
}
