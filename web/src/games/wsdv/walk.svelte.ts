/** The pages of an End of Decade: its events by phase, and the page being read. */
import type { Schemas } from "../../shell/api";

type Told = Schemas["GameEvent"];

export interface PhaseTold {
  phase: number;
  /** Index of the first event after the heading. */
  first: number;
  events: Told[];
}
export interface DecadeEnd {
  decade: number;
  /** Index of its `decade_end` event. */
  start: number;
  /** Number of decisions made before it began. */
  at: number;
  phases: PhaseTold[];
  /** Whether all its events have arrived. */
  complete: boolean;
}

/** Finds every End of Decade in the events. */
export function decadeEnds(events: Told[]): DecadeEnd[] {
  const found: DecadeEnd[] = [];
  let now: DecadeEnd | null = null;
  events.forEach((event, i) => {
    if (event.key === "decade_end") {
      now = { decade: Number(event.args.decade), start: i, at: event.at, phases: [], complete: false };
      found.push(now);
    } else if (!now) return;
    else if (event.key === "phase") now.phases.push({ phase: Number(event.args.phase), first: i + 1, events: [] });
    else if (event.key === "decade") {
      now.complete = true;
      now = null;
    } else {
      if (event.key === "game_over") now.complete = true;
      now.phases.at(-1)?.events.push(event);
    }
  });
  return found;
}

class Walk {
  /** The index of the `decade_end` event shown; null if none. */
  start = $state<number | null>(null);
  /** The current phase page, from 0. */
  page = $state(0);

  open(start: number, page = 0): void {
    this.start = start;
    this.page = page;
  }
  close(): void {
    this.start = null;
  }
}

export const walk = new Walk();
