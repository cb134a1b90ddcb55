/** The analysis of a game (docs/analysis.md) in words and figures. */
import { change, points, share, weighedReasons, type Reason } from "../../shell/chances";
import { blockOf, cards } from "./components";
import { t } from "../../shell/i18n.svelte";
import { EAST, WEST, type Step } from "./model";
import { moveOf } from "./movetext";
import { outlook, type Forecast, type Phase } from "./outlook";
import { plain, ROMAN, signed, words } from "./words";

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
export interface Analysis {
  players: Record<string, string>;
  result: string | null;
  analysed_by: string;
  sides: string[];
  decisions: number;
  lost: Record<string, number>;
  turning_points: number[];
  plays: Play[];
  moments: Moment[];
  swings: Swing[];
  forecasts: { decision: number; decade: number; half: number; when: "half" | "decade_end"; forecast: Forecast }[];
}

const WORTH_TELLING = 0.02;
const MOST_TURNING = 5;
const MOST_BETTER = 3;
const MOST_SWINGS = 3;

/** A point of the curve: a card is chosen. */
export interface Point {
  moment: Moment;
  play: Play;
}

/** The choices of cards: where East's chance can be compared from one to the next. */
export function curve(analysis: Analysis): Point[] {
  const plays = new Map(analysis.plays.map((play) => [play.play, play]));
  return analysis.moments.flatMap((moment) => {
    const play = plays.get(moment.play);
    return play?.kind === "card" && play.decision === moment.decision ? [{ moment, play }] : [];
  });
}

/** The decisions that cost most, the costliest first. */
export function turningPoints(analysis: Analysis, most = MOST_TURNING): Moment[] {
  const byDecision = new Map(analysis.moments.map((moment) => [moment.decision, moment]));
  return analysis.turning_points.slice(0, most).flatMap((decision) => byDecision.get(decision) ?? []);
}

export function sideOf(name: string): number {
  return name === "east" ? EAST : WEST;
}

/** A move in words; `step` where it is known in which step it was made. */
export function moveWords(text: string, step: Step | null = null): string {
  const move = moveOf(text);
  return move === null ? text : words.move(move, step);
}

/** What a play is called: the card and its use, or what it was instead. */
export function playWords(play: Play): string {
  if (play.kind === "card" && play.move) return moveWords(play.move);
  return t("analysis-play-" + play.kind.replaceAll("_", "-"));
}

/** The card of a play by its title alone, for where there is little room. */
export function cardTitle(play: Play | undefined): string {
  const move = play?.move ? moveOf(play.move) : null;
  if (!play || move === null) return play ? playWords(play) : "";
  const { index } = blockOf(move);
  return `${cards[index >> 2].id} ${words.title(index >> 2)}`;
}

export function better(moment: Moment): Alternative[] {
  return moment.choices.filter((choice) => choice.chance > moment.played.chance).slice(0, MOST_BETTER);
}

export function halfWords({ decade, half }: { decade: number; half: number }): string {
  return t("analysis-half", { decade: ROMAN[decade], half });
}

export function playerName(analysis: Analysis): string {
  return words.level(analysis.analysed_by);
}

export function lostWords(analysis: Analysis): string {
  const told = analysis.sides.map((side) =>
    t("analysis-lost-side", { side: words.side(sideOf(side)), points: points(analysis.lost[side]) }),
  );
  return t("analysis-lost", { what: told.join(", ") });
}

/** What the decisions of a play cost each side, where it is worth telling. */
export function lossesOf(analysis: Analysis, play: Play): string {
  const of = analysis.moments.filter((moment) => moment.play === play.play);
  const told = ["west", "east"].flatMap((side) => {
    const loss = of.filter((moment) => moment.side === side).reduce((sum, moment) => sum + moment.loss, 0);
    const letter = t(side === "east" ? "side-east-letter" : "side-west-letter");
    return loss >= WORTH_TELLING ? [`${letter} ${points(loss)}`] : [];
  });
  return told.join("  ");
}

/** The largest swings that no decision explains, in the order of the game. */
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
  phases: Phase[];
}

/** The decade ends as they stood. */
export function foresights(analysis: Analysis): Foresight[] {
  return analysis.forecasts.map(({ decision, decade, half, when, forecast }) => {
    const phases = outlook(forecast);
    const { flight, currency, protests, socialists } = forecast;
    return {
      when: when === "half" ? halfWords({ decade, half }) : t("analysis-end", { decade: ROMAN[decade] }),
      decision,
      figures: [
        plain(-flight.points || 0),
        signed(currency.balance),
        ...[protests.west, protests.east].map((side) => `${side.now} → ${side.at_worst}`),
        signed(socialists.change),
      ],
      ends: phases
        .filter((phase) => phase.danger)
        .map((phase) => phase.name)
        .join(", "),
      phases,
    };
  });
}

export { points, share, weighedReasons };
