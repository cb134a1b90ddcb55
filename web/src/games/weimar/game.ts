/** What the shell needs to know about Weimar. */
import type { GameSide } from "../../shell/plugin/game";
import type { Position } from "./model";
import { hasPanel } from "./offers";

export const weimar: GameSide<Position> = {
  name: "weimar",
  faces: ["card", "agenda", "foreign"],
  opensFirst: true,
  hasPanel,
  hides: (position, seat) => position.parties[seat]?.hand.some((card) => card !== null) ?? false,
};
