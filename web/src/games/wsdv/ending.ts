/** An End of Decade as a scene: the table at every step of every phase. */
import type { Schemas } from "../../shell/api";
import type { LogLine } from "../../shell/game";
import type { StagedView } from "../../shell/table.svelte";
import { ROMAN } from "./names";

type Scene = Schemas["Scene"];

/** A log line of an End of Decade and the table after it. */
export interface Moment extends StagedView {
  line: LogLine;
}

export const BEGINS = "event-decade-end";
const PHASE = "event-phase";
export const FOLLOWS = "event-decade";

/** The moments of a scene that belong to an End of Decade: from its heading, or from the first line on if earlier
 * moments are known, up to the next decade. */
export function momentsOf(scene: Scene, begun: boolean): Moment[] {
  let { view, forecast, outlook } = scene;
  const found: Moment[] = [];
  let inside = begun;
  for (const step of scene.steps) {
    const { key } = step.line.phrase;
    if (key === FOLLOWS) break;
    inside ||= key === BEGINS;
    view = { ...view, ...step.changes };
    forecast = step.forecast ?? forecast;
    outlook = step.outlook ?? outlook;
    if (inside) found.push({ ...captioned(view, step.line), view, forecast, outlook, line: step.line });
  }
  return found;
}

/** The caption that replaces the prompt, and the decade for the page's colour. */
function captioned(view: Record<string, unknown>, { phrase }: LogLine): Pick<StagedView, "when" | "prompt"> {
  const decade = ROMAN[Number(view.decade)];
  const { phase } = view as { phase: number };
  return {
    when: { key: "when-decade", args: { decade } },
    prompt:
      phrase.key === BEGINS || !phase
        ? { key: BEGINS, args: { decade } }
        : { key: "page-walk-now", args: { decade, phase, name: { kind: "phase", id: String(phase) } } },
  };
}

/** The moments of each phase; the first one is its heading, with the table before anything is counted. */
export function actsOf(moments: Moment[]): Moment[][] {
  const acts: Moment[][] = [];
  for (const moment of moments) {
    if (moment.line.phrase.key === PHASE) acts.push([]);
    acts.at(-1)?.push(moment);
  }
  return acts;
}

/** The number of events told when a moment is reached. */
export function toldUntil({ line }: Moment): number {
  return line.first + line.count;
}
