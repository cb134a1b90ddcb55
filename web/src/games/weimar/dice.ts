/** The dice in the log: what was thrown, what counts of it, and what comes of it. */
import type { LogLine } from "../../shell/plugin/game";
import type { TableModel } from "../../shell/state/table-model";

export interface Roll {
  /** The number of its first event. */
  first: number;
  dice: number[];
  /** The indices of the dice that count. */
  counting: number[];
  /** What the dice come to, and with everything that is added, as far as it is known. */
  result: number;
  total: number;
  /** The least total that succeeds; null if there is none or it is not known yet. */
  needed: number | null;
  succeeds: boolean | null;
}

const HIGHEST = 6;

/** The last roll of the lines, unless something else has begun since. */
export function lastRoll(lines: readonly LogLine[]): Roll | null {
  let roll: Roll | null = null;
  for (const { level, first, phrase } of lines) {
    const { result, needed, agreed } = phrase.args;
    if (level !== "detail") roll = null;
    if (phrase.key === "event-roll") roll = rollOf(first, phrase.args);
    if (!roll) continue;
    if (phrase.key === "event-result" || phrase.key === "event-total") roll = { ...roll, total: Number(result) };
    if (phrase.key === "event-result") roll = { ...roll, needed: Number(needed), succeeds: agreed === "yes" };
    if (phrase.key === "event-negotiated") roll = { ...roll, succeeds: agreed === "yes" };
  }
  return roll;
}

/** The dice to show in the scene of an action, as far as it has been told. */
export function rollIn(action: LogLine, { stage }: Pick<TableModel<unknown>, "stage">): Roll | null {
  const told = stage.log.filter(({ first }) => first > action.first);
  return lastRoll(told);
}

function rollOf(first: number, args: LogLine["phrase"]["args"]): Roll {
  const result = Number(args.result);
  const thrown = (args.dice as number[] | undefined) ?? [];
  const dice = thrown.length ? thrown.map(Number) : [result];
  return { first, dice, counting: countingOf(dice, result), result, total: result, needed: null, succeeds: null };
}

/** All dice of a sum; of a pool the highest, and every further 6, which adds 1. */
function countingOf(dice: number[], result: number): number[] {
  const best = Math.max(...dice);
  const sixes = dice.filter((die) => die === HIGHEST).length;
  if (result !== best + Math.max(0, sixes - 1)) return dice.map((_, i) => i);
  return best === HIGHEST ? dice.flatMap((die, i) => (die === HIGHEST ? [i] : [])) : [dice.indexOf(best)];
}
