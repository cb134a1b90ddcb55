/** The timing of scenes and what they leave outlined: pure functions over log lines. */
import type { Schemas } from "../net/api";
import { kindOf } from "./choices";
import type { LogLine } from "../plugin/game";

export type Pace = "slow" | "normal" | "fast" | "none";
export const PACES: Pace[] = ["slow", "normal", "fast", "none"];

type Step = Schemas["SceneStep"];

/** Milliseconds from step to step. */
export const STEP_TIME: Record<Pace, number> = { slow: 1200, normal: 700, fast: 350, none: 0 };
/** The longest that one turn may take, in milliseconds. */
export const LONGEST_TURN = 8000;
/** The shortest time in which a step can be followed, in milliseconds. */
const SHORTEST_STEP = 250;

/** Steps shown together, and for how many milliseconds. */
export interface Beat {
  steps: Step[];
  lasts: number;
}

/** A place that changed: who changed it, and the lines that say how. */
export interface Mark {
  seat: string;
  lines: LogLine[];
}

/** What a game says about the pace of its lines. */
export interface Pacing {
  /** Whether a line only says why the next one happens, and is shown together with it. */
  introduces?(line: LogLine): boolean;
  /** How many steps' time a line takes; 1 if not implemented. */
  weight?(line: LogLine): number;
}

/** Divides the steps into beats. No turn takes longer than `LONGEST_TURN`; the first one has only `left` of it, because
 * it may have begun earlier. */
export function beatsOf(steps: Step[], time: number, left = LONGEST_TURN, pacing: Pacing = {}): Beat[] {
  return turnsOf(steps).flatMap((turn, i) => timed(turn, time, i ? LONGEST_TURN : left, pacing));
}

function turnsOf(steps: Step[]): Step[][] {
  const turns: Step[][] = [];
  for (const step of steps) {
    if (!turns.length || step.line.turn) turns.push([]);
    turns.at(-1)!.push(step);
  }
  return turns;
}

/** Shows each step by itself if there is time, else steps of a kind together, else as many as fit. */
function timed(steps: Step[], time: number, most: number, pacing: Pacing): Beat[] {
  const room = Math.max(SHORTEST_STEP, most);
  const weightOf = (group: Step[]) => Math.max(...group.map(({ line }) => pacing.weight?.(line) ?? 1));
  const weighed = () => groups.reduce((sum, group) => sum + weightOf(group), 0);
  let groups = introduced(steps, pacing);
  if (weighed() * time > room) groups = alikeTogether(groups);
  const shortest = Math.min(time || SHORTEST_STEP, SHORTEST_STEP);
  const mostBeats = Math.floor(room / shortest);
  const groupsPerBeat = Math.ceil(weighed() / mostBeats);
  if (groupsPerBeat > 1) groups = chunks(groups, groupsPerBeat);
  const timePerWeight = Math.min(time, room / weighed());
  return groups.map((group) => ({ steps: group, lasts: timePerWeight * weightOf(group) }));
}

/** Each step with those that introduce it. */
function introduced(steps: Step[], { introduces }: Pacing): Step[][] {
  const groups: Step[][] = [];
  let waits = false;
  for (const step of steps) {
    if (waits) groups.at(-1)!.push(step);
    else groups.push([step]);
    waits = introduces?.(step.line) ?? false;
  }
  return groups;
}

function alikeTogether(all: Step[][]): Step[][] {
  const groups: Step[][] = [];
  for (const one of all) {
    const last = groups.at(-1)?.at(-1);
    if (last && isAlike(last.line, one.at(-1)!.line)) groups.at(-1)!.push(...one);
    else groups.push([...one]);
  }
  return groups;
}

function isAlike(one: LogLine, other: LogLine): boolean {
  return one.level === "detail" && one.phrase.key === other.phrase.key && one.seat === other.seat;
}

function chunks(groups: Step[][], size: number): Step[][] {
  const count = Math.ceil(groups.length / size);
  return Array.from({ length: count }, (_, i) => groups.slice(i * size, (i + 1) * size).flat());
}

/** The places of the given kinds to outline for these lines. A line without a seat belongs to the action before it; one
 * before any action belongs to nobody, and cards that nobody played are left out. */
export function marksOf(lines: LogLine[], kinds: readonly string[], faces: readonly string[]): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  let acting = "";
  for (const line of lines) {
    if (line.level === "heading") acting = "";
    if (line.level === "action") acting = line.seat;
    const seat = line.seat || acting;
    for (const place of new Set(line.places)) {
      const kind = kindOf(place);
      if (!kinds.includes(kind) || (!seat && faces.includes(kind))) continue;
      marks.set(place, { seat, lines: [...(marks.get(place)?.lines ?? []), line] });
    }
  }
  return marks;
}

/** After which decision a spectator's marks begin: before the last turn. */
export function beforeLastTurn(lines: LogLine[], decisions: number): number {
  const begun = lines.findLast((line) => line.turn && line.at <= decisions);
  return begun ? begun.at - 1 : decisions;
}

/** After which decision a player's marks begin: the seat's last own decision, or before the first turn. */
export function sinceOwn(lines: LogLine[], acted: number, decisions: number): number {
  if (acted) return acted;
  const begun = lines.find((line) => line.turn);
  return begun ? begun.at - 1 : decisions;
}

/** The view after a step. */
export function viewAfter(
  before: { view: Record<string, unknown>; forecast: Record<string, unknown>; outlook: Schemas["Outlook"][] },
  step: Step,
): typeof before {
  return {
    view: { ...before.view, ...step.changes },
    forecast: step.forecast ?? before.forecast,
    outlook: step.outlook ?? before.outlook,
  };
}
