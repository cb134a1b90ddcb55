/** The game of two sides, as a table needs it. */
import { candidates, choicesOf, placeName } from "./choices";
import { LEVELS } from "./components";
import type { GameSide } from "../../shell/game";
import { t } from "../../shell/i18n.svelte";
import { Position, type RawView, seatIndex, SEATS } from "./model";
import { chapters, tell } from "./story";
import { words } from "./words";

export const wsdv: GameSide<Position> = {
  name: "wsdv",
  rules: "/rules",
  levels: LEVELS,
  seats: SEATS,
  decode: (view) => new Position(view as RawView),
  choices: choicesOf,
  candidates: (place, position) => candidates(place, position.step()!),
  placeName,
  opens: (place, choices) =>
    place.startsWith("card:") && !(choices.length && choices.every((choice) => choice.block !== "play")),
  prompt: (position) => {
    const step = position.step();
    return step?.name === "action" ? t("prompt-action", { side: words.side(step.seat) }) : words.prompt(position);
  },
  cardStep: "action",
  side: (seat) => words.side(seatIndex(seat)),
  refusal: (refusal) => words.refusal(refusal),
  outcome: (outcome) => words.outcome(outcome),
  hand: (position, seat) => position.hand(seat),
  chapters,
  tell,
};
