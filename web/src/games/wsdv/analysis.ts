/** The analysis of a finished game (docs/analysis.md) in words and numbers. */
import { typed, type Schemas } from "../../shell/net/api";
import { change, points, share, weighedReasons, type Reason } from "../../shell/text/chances";
import { plain, signed } from "../../shell/text/figures";
import { t } from "../../shell/text/i18n.svelte";
import { nameOf, say, seatName } from "../../shell/text/phrases";
import { isCard } from "./components";
import type { Forecast } from "./model";
import { ROMAN, titleOf } from "./names";

interface Play {
  play: number;
  kind: "card" | "decade_end" | "dealing";
  decade: number;
  half: number;
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
  step: string;
  moves: number;
  chance: number;
  east: number;
  played: Alternative;
  considered: boolean;
  loss: number;
  choices: Alternative[];
}
interface Swing {
  play: number;
  then: number;
  before: number;
  after: number;
  decided: number;
  rest: number;
}
/** The results, with the texts that the server sent for them. */
export interface Analysis {
  analysed_by: string;
  sides: string[];
  decisions: number;
  lost: Record<string, number>;
  turning_points: number[];
  plays: Play[];
  moments: Moment[];
  swings: Swing[];
  forecasts: { decision: number; decade: number; half: number; when: "half" | "decade_end"; forecast: Forecast }[];
  texts: Pick<Schemas["Analysis"], "moves" | "outlooks">;
}

const WORTH_TELLING = 0.02;
const MOST_TURNING = 5;
const MOST_BETTER = 3;
const MOST_SWINGS = 3;

/** A completed analysis with its texts; null until then. */
export function resultOf(answer: Schemas["Analysis"] | null): Analysis | null {
  if (answer?.state !== "done" || !answer.result) return null;
  const { moves, outlooks } = answer;
  return { ...typed<Omit<Analysis, "texts">>(answer.result), texts: { moves, outlooks } };
}

/** A point of the curve: a choice of card. */
export interface Point {
  moment: Moment;
  play: Play;
}

/** The card choices, at which East's chances can be compared. */
export function curve(analysis: Analysis): Point[] {
  const plays = new Map(analysis.plays.map((play) => [play.play, play]));
  return analysis.moments.flatMap((moment) => {
    const play = plays.get(moment.play);
    return play?.kind === "card" && play.decision === moment.decision ? [{ moment, play }] : [];
  });
}

/** The costliest decisions, in descending order. */
export function turningPoints(analysis: Analysis, most = MOST_TURNING): Moment[] {
  const byDecision = new Map(analysis.moments.map((moment) => [moment.decision, moment]));
  return analysis.turning_points.slice(0, most).flatMap((decision) => byDecision.get(decision) ?? []);
}

/** The text of a move that was or could have been played. */
export function moveWords({ texts }: Analysis, decision: number, move: string): string {
  const phrase = texts.moves?.[decision]?.[move];
  return phrase ? say(phrase) : move;
}

/** The label of a play: the card and its use, or what happened instead. */
export function playWords(analysis: Analysis, play: Play): string {
  if (play.kind === "card" && play.move) return moveWords(analysis, play.decision, play.move);
  return t("analysis-play-" + play.kind.replaceAll("_", "-"));
}

/** The title of a play's card only, for narrow layouts. */
export function cardTitle(analysis: Analysis, play: Play | undefined): string {
  if (!play) return "";
  const card = play.move?.split(" ")[0] ?? "";
  return isCard(card) ? `${card} ${titleOf(card)}` : playWords(analysis, play);
}

export function better(moment: Moment): Alternative[] {
  return moment.choices.filter((choice) => choice.chance > moment.played.chance).slice(0, MOST_BETTER);
}

export function halfWords({ decade, half }: { decade: number; half: number }): string {
  return t("analysis-half", { decade: ROMAN[decade], half });
}

export function lostWords(analysis: Analysis): string {
  const losses = analysis.sides.map((side) =>
    t("analysis-lost-side", { side: seatName(side), points: points(analysis.lost[side]) }),
  );
  return t("analysis-lost", { what: losses.join(", ") });
}

/** What the decisions of a play cost each side, if it is significant. */
export function lossesOf(analysis: Analysis, play: Play): string {
  const of = analysis.moments.filter((moment) => moment.play === play.play);
  const losses = ["west", "east"].flatMap((side) => {
    const loss = of.filter((moment) => moment.side === side).reduce((sum, moment) => sum + moment.loss, 0);
    return loss >= WORTH_TELLING ? [`${nameOf("seat-letter", side)} ${points(loss)}`] : [];
  });
  return losses.join("  ");
}

/** The largest swings not explained by decisions, in game order. */
export function swingWords(analysis: Analysis): string[] {
  const plays = new Map(analysis.plays.map((play) => [play.play, play]));
  return analysis.swings
    .filter((swing) => Math.abs(swing.rest) >= WORTH_TELLING)
    .sort((one, other) => Math.abs(other.rest) - Math.abs(one.rest))
    .slice(0, MOST_SWINGS)
    .sort((one, other) => one.play - other.play)
    .map((swing) =>
      t("analysis-swing", {
        decision: String(plays.get(swing.play)?.decision ?? ""),
        then: String(plays.get(swing.then)?.decision ?? ""),
        before: share(swing.before),
        after: share(swing.after),
        decided: change(swing.decided),
        rest: change(swing.rest),
      }),
    );
}

interface Foresight {
  when: string;
  decision: number;
  figures: string[];
  ends: string;
}

/** The End of Decade forecasts, as they stood at the time. */
export function foresights(analysis: Analysis): Foresight[] {
  return analysis.forecasts.map(({ decision, decade, half, when, forecast }) => {
    const { flight, currency, protests, socialists } = forecast;
    const grave = (analysis.texts.outlooks?.[decision] ?? []).filter((phase) => phase.warning);
    return {
      when: when === "half" ? halfWords({ decade, half }) : t("analysis-end", { decade: ROMAN[decade] }),
      decision,
      figures: [
        plain(-flight.points || 0),
        signed(currency.balance),
        ...[protests.west, protests.east].map((side) => `${side.now} → ${side.at_worst}`),
        signed(socialists.change),
      ],
      ends: say(grave.map(({ heading }) => heading.args.name)),
    };
  });
}

export { points, share, weighedReasons };
