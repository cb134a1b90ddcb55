/** What the shell needs to know about Weimar. */
import type { GameSide } from "../../shell/game";
import type { Position } from "./model";

export const weimar: GameSide<Position> = {
  name: "weimar",
  decode: (view) => view as unknown as Position,
  faces: ["card", "agenda", "foreign"],
  hides: (position, seat) => position.parties[seat]?.hand.some((card) => card !== null) ?? false,
};
