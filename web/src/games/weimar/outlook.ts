/** The forecast as text: the roads to a sudden end, the criteria of the solo scenario, and the end of the round. */
import type { Schemas } from "../../shell/net/api";
import { say, type Name } from "../../shell/text/phrases";

type Outlook = Schemas["Outlook"];
export type Danger = "calm" | "watch" | "near" | "next" | "now";

/** A road to a sudden end, as a gauge. */
export interface Road {
  id: string;
  /** The party whose road it is; "" for the Republic. */
  party: string;
  short: string;
  /** "Councils (KPD): 2 of 3". */
  name: string;
  have: number;
  need: number;
  danger: Danger;
  warning: string;
  lines: string[];
  rule: string;
  places: string[];
}

/** A part of what the end of the round would bring. */
export interface Part {
  heading: string;
  result: string;
  lines: string[];
  places: string[];
}

export interface Criterion {
  text: string;
  met: boolean;
}

export interface Criteria {
  heading: string;
  all: Criterion[];
  met: number;
}

const ROAD = "outlook-road";
const CRITERIA = "panel-criteria";

export function roadsOf(outlook: Outlook[]): Road[] {
  return outlook.filter(({ heading }) => heading.key === ROAD).map(roadOf);
}

function roadOf({ heading, lines, danger, places }: Outlook): Road {
  const { road, party, owned, have, need, danger: near, rule, short } = heading.args as Record<string, unknown>;
  const owner = owned === "yes" ? (party as Name).id : "";
  return {
    id: `${String(road)}${owner && `-${owner}`}`,
    party: owner,
    short: say(short),
    name: say(heading),
    have: Number(have),
    need: Number(need),
    danger: near as Danger,
    warning: say(danger),
    lines: lines.map((line) => say(line)),
    rule: String(rule),
    places,
  };
}

/** The criteria of the solo scenario; null in a game of four. */
export function criteriaOf(outlook: Outlook[]): Criteria | null {
  const part = outlook.find(({ heading }) => heading.key === CRITERIA);
  if (!part) return null;
  const all = part.lines.map((line) => ({ text: say(line.args.what), met: line.args.agreed === "yes" }));
  return { heading: say(part.heading), all, met: all.filter(({ met }) => met).length };
}

export function roundEndOf(outlook: Outlook[]): Part[] {
  return outlook
    .filter(({ heading }) => heading.key !== ROAD && heading.key !== CRITERIA)
    .map(({ heading, result, lines, places }) => ({
      heading: say(heading),
      result: say(result),
      lines: lines.map((line) => say(line)),
      places,
    }));
}
