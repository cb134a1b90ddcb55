/** The course and the analysis of a finished game (docs/analysis.md), in words and numbers. */
import { typed, type Schemas } from "../net/api";
import { points, share, weighedReasons, type Reason } from "../text/chances";
import { t } from "../text/i18n.svelte";
import { nameOf, say, seatName } from "../text/phrases";

export type Course = Schemas["Course"];
export type Turn = Schemas["TurningPoint"];
type Stage = Schemas["Stage"];

interface Play {
  play: number;
  kind: string;
  decision: number;
  side: string | null;
  move: string | null;
}
interface Alternative {
  move: string;
  chance: number;
  reasons: Reason[];
}
export interface Moment {
  decision: number;
  side: string;
  play: number;
  chance: number;
  played: Alternative;
  considered: boolean;
  loss: number;
  choices: Alternative[];
}
/** The results, with the texts that the server sent for them. */
export interface Analysis {
  analysed_by: string;
  sides: string[];
  lost: Record<string, number>;
  costly: number[];
  plays: Play[];
  moments: Moment[];
  forecasts: unknown[];
  texts: Pick<Schemas["Analysis"], "moves" | "outlooks">;
}

/** Losses of fewer percentage points are not told. */
export const WORTH_TELLING = 5;
const MOST_COSTLY = 5;
const MOST_BETTER = 3;

/** A completed analysis with its texts; null until then. */
export function resultOf(answer: Schemas["Analysis"] | null): Analysis | null {
  if (answer?.state !== "done" || !answer.result) return null;
  const { moves, outlooks } = answer;
  return { ...typed<Omit<Analysis, "texts">>(answer.result), texts: { moves, outlooks } };
}

/** Begins with a capital letter, as a sentence does. */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** When something was played, and by whom. */
export function dateline({ when, seat }: Pick<Stage, "when" | "seat">): string {
  return [sentence(say(when)), seat && seatName(seat)].filter(Boolean).join(" · ");
}

/** What a turning point changed, who or what decided, and the chances. */
export function turnText(turn: Turn): string {
  return turn.sentences.map((phrase) => sentence(say(phrase))).join(" ");
}

export function titleOf({ title }: Pick<Stage, "title">): string {
  return sentence(say(title));
}

/** The names of seats that share a curve. */
export function namesOf(seats: readonly string[]): string {
  return seats.map((seat) => seatName(seat)).join(", ");
}

/** Their letters. */
export function lettersOf(seats: readonly string[]): string {
  return seats.map((seat) => nameOf("seat-letter", seat)).join("/");
}

/** The costliest decisions, in descending order. */
export function costly(analysis: Analysis): Moment[] {
  const byDecision = new Map(analysis.moments.map((moment) => [moment.decision, moment]));
  return analysis.costly.slice(0, MOST_COSTLY).flatMap((decision) => byDecision.get(decision) ?? []);
}

/** The text of a move that was or could have been played. */
export function moveWords({ texts }: Analysis, decision: number, move: string): string {
  const phrase = texts.moves?.[decision]?.[move];
  return phrase ? say(phrase) : move;
}

export function better(moment: Moment): Alternative[] {
  return moment.choices.filter((choice) => choice.chance > moment.played.chance).slice(0, MOST_BETTER);
}

export function lostWords(analysis: Analysis): string {
  const losses = analysis.sides.map((side) =>
    t("analysis-lost-side", { side: seatName(side), points: points(analysis.lost[side]) }),
  );
  return t("analysis-lost", { what: losses.join(", ") });
}

/** What the decisions from one stage to the next cost each seat, if it is worth telling. */
export function lossesOf(analysis: Analysis | null, from: number, to: number): string {
  const of = analysis?.moments.filter(({ decision }) => from <= decision && decision < to) ?? [];
  const losses = (analysis?.sides ?? []).flatMap((side) => {
    const loss = of.filter((moment) => moment.side === side).reduce((sum, moment) => sum + moment.loss, 0);
    return loss >= WORTH_TELLING / 100 ? [`${nameOf("seat-letter", side)} ${points(loss)}`] : [];
  });
  return losses.join("  ");
}

export { points, share, weighedReasons };
