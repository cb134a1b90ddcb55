/** What the shell needs to know about Wir sind das Volk! */
import type { GameSide } from "../../shell/game";
import { isSeat, type Position } from "./model";

export const wsdv: GameSide<Position> = {
  name: "wsdv",
  decode: (view) => view as unknown as Position,
  faces: ["card"],
  sheets: ["province"],
  // the tracks are beside the board, so their moves get buttons too
  aside: (kind) => kind === "space" || kind === "track",
  hides: (position, seat) => isSeat(seat) && position.hands[seat].length > 0,
};
