/** The game of two sides, as a table needs it. */
import type { GameSide } from "../../shell/game";
import { Position, type RawView, seatIndex } from "./model";

export const wsdv: GameSide<Position> = {
  name: "wsdv",
  decode: (view) => new Position(view as unknown as RawView),
  faces: ["card"],
  // the tracks stand aside
  aside: (kind) => kind === "space" || kind === "track",
  hides: (position, seat) => position.hand(seatIndex(seat)).length > 0,
};
