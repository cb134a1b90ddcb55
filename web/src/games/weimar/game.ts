/** The game of four parties, as a table needs it. */
import type { GameSide } from "../../shell/game";
import { candidates, choicesOf, placeName } from "./choices";
import { Position, type RawView } from "./model";
import { levels, parties } from "./parts";
import { chapters, tell } from "./story";
import { words } from "./words";

export const weimar: GameSide<Position> = {
  name: "weimar",
  rules: "/rules/weimar",
  levels,
  seats: parties,
  decode: (view) => new Position(view as RawView),
  choices: choicesOf,
  candidates,
  placeName,
  opens: (place, choices) =>
    place.startsWith("agenda:") || (place.startsWith("card:") && !choices.every(({ block }) => block !== "play")),
  prompt: (position) => words.prompt(position),
  cardStep: "play",
  side: (seat) => words.side(seat),
  refusal: (refusal) => words.refusal(refusal),
  outcome: (outcome, position) => words.outcome(outcome, position?.solo ?? false),
  hand: (position, seat) => position.hand(seat).filter((card) => card >= 0),
  chapters,
  tell,
};
