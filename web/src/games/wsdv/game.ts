/** What the shell needs to know about Wir sind das Volk! */
import type { GameSide } from "../../shell/plugin/game";
import { isSeat, type Position } from "./model";

export const wsdv: GameSide<Position> = {
  name: "wsdv",
  faces: ["card"],
  sheets: ["province"],
  // the tracks are beside the board, so their moves get buttons too
  aside: (kind) => kind === "space" || kind === "track",
  left: leftAfter,
  hides: (position, seat) => isSeat(seat) && position.hands[seat].length > 0,
};

/** Points, symbols or lent economy that are left after a move at a place. */
function leftAfter({ step, living }: Position, place: string): number {
  if (living) {
    const used = living.rows.filter(({ chosen, province }) => chosen || place === `province:${province}`);
    return living.lends - used.reduce((sum, { lent }) => sum + lent, 0);
  }
  const count = step?.symbols?.reduce((sum, symbol) => sum + symbol.count, 0) ?? step?.left ?? 1;
  return count - 1;
}
