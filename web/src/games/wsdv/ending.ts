/** The Ends of Decade in the events of a game, and the captions of their moments. */
import type { Schemas } from "../../shell/net/api";
import type { ChapterMoment, Section } from "../../shell/state/chapter.svelte";
import { ROMAN } from "./names";

type GameEvent = Schemas["GameEvent"];

export const BEGINS = "event-decade-end";
export const PHASE = "event-phase";
export const FOLLOWS = "event-decade";

export interface PhaseEvents {
  phase: number;
  /** Number of the first event after the heading. */
  first: number;
  events: GameEvent[];
}
export interface DecadeEnd extends Section {
  decade: number;
  phases: PhaseEvents[];
}

/** Finds every End of Decade in the events. */
export function decadeEnds(events: GameEvent[]): DecadeEnd[] {
  const ends: DecadeEnd[] = [];
  let now: DecadeEnd | null = null;
  events.forEach(({ key, args, at }, i) => {
    if (now) now.until = at;
    if (key === "decade_end") {
      const decade = Number(args.decade);
      now = { decade, start: i, end: Infinity, at, until: at, phases: [], complete: false };
      ends.push(now);
    } else if (!now) return;
    else if (key === "phase") now.phases.push({ phase: Number(args.phase), first: i + 1, events: [] });
    else if (key === "decade") {
      now.complete = true;
      now.end = i;
      now = null;
    } else {
      if (key === "game_over") now.complete = true;
      now.phases.at(-1)?.events.push(events[i]);
    }
  });
  return ends;
}

/** A moment with the caption that replaces the prompt, and the decade for the page's colour. */
export function captioned(moment: ChapterMoment): ChapterMoment {
  const { decade: number, phase } = moment.view as { decade: number; phase: number };
  const decade = ROMAN[number];
  return {
    ...moment,
    when: { key: "when-decade", args: { decade } },
    prompt:
      moment.line.phrase.key === BEGINS || !phase
        ? { key: BEGINS, args: { decade } }
        : { key: "page-walk-now", args: { decade, phase, name: { kind: "phase", id: String(phase) } } },
  };
}
