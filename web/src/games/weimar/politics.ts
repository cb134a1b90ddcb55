/** The politics phases of a game: where they begin and end in the events, and the board at every line of a step. */
import type { Schemas } from "../../shell/net/api";
import type { ChapterMoment, Section } from "../../shell/state/chapter.svelte";

export const STEPS = 8;
/** Events that end the phase: a new round, or the final scoring. */
const ENDS = new Set(["round", "final", "criterion", "game_over"]);

export interface PoliticsPhase extends Section {
  round: number;
  /** The last step that has begun. */
  step: number;
}

/** One step of the phase: the board before it, and after each of its lines. */
export interface StepPage {
  step: number;
  before: ChapterMoment;
  moments: ChapterMoment[];
}

/** Finds every politics phase in the events. */
export function politicsPhases(events: Schemas["GameEvent"][]): PoliticsPhase[] {
  const phases: PoliticsPhase[] = [];
  let round = 0;
  let now: PoliticsPhase | null = null;
  events.forEach(({ key, args, at }, i) => {
    if (now && ENDS.has(key)) {
      now.complete = true;
      now = null;
    }
    if (key === "round") round = Number(args.round);
    if (key === "politics") {
      const step = Number(args.step);
      if (!now) {
        now = { round, start: i, end: i, at, until: at, step, complete: false };
        phases.push(now);
      }
      now.step = step;
    }
    if (now) {
      now.end = i + 1;
      now.until = at;
    }
  });
  return phases;
}

/** The round that begins right after a phase; 0 if none does. */
export function followingRound(events: Schemas["GameEvent"][], { end }: PoliticsPhase): number {
  const next = events.slice(end).find(({ key }) => ENDS.has(key));
  return next?.key === "round" ? Number(next.args.round) : 0;
}

/** The phase to which an event belongs. */
export function phaseOf(phases: PoliticsPhase[], event: number): PoliticsPhase | undefined {
  return phases.find(({ start, end }) => event >= start && event < end);
}
