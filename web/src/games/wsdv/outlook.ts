/** The phases of the End of Decade as text for the forecast. */
import type { Schemas } from "../../shell/net/api";
import { say } from "../../shell/text/phrases";

/** One phase: its status, its name, its result in brief, the arithmetic, and how it would end the game. */
export interface Phase {
  state: "ahead" | "now" | "done";
  number: number;
  name: string;
  result: string;
  lines: string[];
  danger: string;
  places: string[];
}

export function phases(outlook: Schemas["Outlook"][]): Phase[] {
  return outlook.map(({ heading, result, lines, danger, places }) => {
    const { number, name, progress } = heading.args as Record<string, unknown>;
    return {
      state: progress as Phase["state"],
      number: Number(number),
      name: say(name),
      result: say(result),
      lines: lines.map((line) => say(line)),
      danger: say(danger),
      places,
    };
  });
}
