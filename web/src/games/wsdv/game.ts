/** The game of two sides, as a table needs it. */
import type { GameSide } from "../../shell/game";
import { isSeat, type Position } from "./model";

export const wsdv: GameSide<Position> = {
  name: "wsdv",
  decode: (view) => view as unknown as Position,
  faces: ["card"],
  // the tracks stand aside
  aside: (kind) => kind === "space" || kind === "track",
  hides: (position, seat) => isSeat(seat) && position.hands[seat].length > 0,
};
