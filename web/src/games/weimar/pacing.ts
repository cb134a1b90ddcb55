/** How the lines of a bot's impulse are told: which are said together with the next one, and which are drawn. */
import type { LogLine } from "../../shell/plugin/game";

/** A roll takes as long as its dice need to come to rest. */
const ROLLING = 2;
const ROLL = "event-roll";
/** Whose impulse is next, which the card says that is played then. */
const NEXT = "event-impulse";

export function isRow({ phrase }: LogLine): boolean {
  return phrase.key === "event-row";
}

/** Whether a line says only why the next one happens, what is going to be rolled, or who is next. */
export function introduces(line: LogLine): boolean {
  return isRow(line) || ["event-dice", NEXT].includes(line.phrase.key);
}

/** Whether the caption or the dice show what a line says. */
export function draws(line: LogLine): boolean {
  return isRow(line) || [ROLL, NEXT].includes(line.phrase.key);
}

export function weight({ phrase }: LogLine): number {
  return phrase.key === ROLL ? ROLLING : 1;
}
