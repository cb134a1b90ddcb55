/** The politics phases of a game: where they begin and end in the events, and the board at every line of a step. */
import type { Schemas } from "../../shell/api";
import type { LogLine } from "../../shell/game";
import { viewAfter } from "../../shell/scenes";
import type { StagedView } from "../../shell/table.svelte";

export const STEPS = 8;
/** Events that end the phase: a new round, or the final scoring. */
const ENDS = new Set(["round", "final", "criterion", "game_over"]);

export interface PoliticsPhase {
  round: number;
  /** Number of its first event, and of the first one after it. */
  start: number;
  end: number;
  /** The decision that began it, and the last one that belongs to it. */
  at: number;
  until: number;
  /** The last step that has begun. */
  step: number;
  complete: boolean;
}

/** One step of the phase: the board before it, and after each of its lines. */
export interface StepPage {
  step: number;
  before: StagedView;
  moments: { line: LogLine; after: StagedView }[];
}

/** Finds every politics phase in the events. */
export function politicsPhases(events: Schemas["GameEvent"][]): PoliticsPhase[] {
  const found: PoliticsPhase[] = [];
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
        found.push(now);
      }
      now.step = step;
    }
    if (now) {
      now.end = i + 1;
      now.until = at;
    }
  });
  return found;
}

/** The phase to which an event belongs. */
export function phaseOf(phases: PoliticsPhase[], event: number): PoliticsPhase | undefined {
  return phases.find(({ start, end }) => event >= start && event < end);
}

/** Divides what happened in a phase into its steps. */
export function stepPages({ steps, view, forecast, outlook }: Schemas["Scene"], phase: PoliticsPhase): StepPage[] {
  const pages: StepPage[] = [];
  let now: StagedView = { view, forecast, outlook };
  for (const step of steps) {
    const { line } = step;
    if (line.first >= phase.end) break;
    now = viewAfter(now, step);
    if (line.phrase.key === "event-politics")
      pages.push({ step: Number(line.phrase.args.number), before: now, moments: [] });
    else pages.at(-1)?.moments.push({ line, after: now });
  }
  return pages;
}
