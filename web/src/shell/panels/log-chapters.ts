/** Splits the log into chapters, such as rounds, so that the page renders only the open ones. */
import type { LogLine } from "../plugin/game";

export interface Chapter {
  /** The number of the first event, which identifies the chapter. */
  start: number;
  /** The lines after the heading. */
  lines: LogLine[];
  /** The line with which the chapter begins; null for the lines before the first heading. */
  heading: LogLine | null;
}

export function chaptersOf(lines: LogLine[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of lines) {
    if (line.chapter) chapters.push({ start: line.first, lines: [], heading: line });
    else if (chapters.length) chapters.at(-1)!.lines.push(line);
    else chapters.push({ start: line.first, lines: [line], heading: null });
  }
  return chapters;
}
