/** The game of four parties, as a table needs it. */
import type { GameSide } from "../../shell/game";
import { Position, type RawView } from "./model";
import { parties } from "./parts";

export const weimar: GameSide<Position> = {
  name: "weimar",
  decode: (view) => new Position(view as unknown as RawView),
  faces: ["card", "agenda", "foreign"],
  hides: (position, seat) => position.hand(parties.indexOf(seat)).some((card) => card >= 0),
};
