/** The log in chapters, such as rounds. Only those that are open need to be put into words. */
import type { LogLine } from "./game";

export interface Chapter {
  /** The number of its first event. */
  start: number;
  /** Its sentences, without the one that names it. */
  lines: LogLine[];
  /** The sentence that names it; nothing for what happened before the first chapter. */
  heading: LogLine | null;
}

/** Chapters begin where a line says so. */
export function chaptersOf(lines: LogLine[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of lines) {
    if (line.chapter) chapters.push({ start: line.first, lines: [], heading: line });
    else if (chapters.length) chapters.at(-1)!.lines.push(line);
    else chapters.push({ start: line.first, lines: [line], heading: null });
  }
  return chapters;
}
