/** The view of one seat. Its types are generated from the classes of the game's presenter. */
import type { NamedEvent } from "../../generated/games/wsdv/view";

export type {
  BoardProvince as ProvinceState,
  DeclaredAttack as Attack,
  Forecast,
  Flight,
  Kept,
  LivingRow,
  Lying,
  View as Position,
} from "../../generated/games/wsdv/view";
/** The arguments of an event. */
export type EventArgs = Omit<NamedEvent, "key">;

export const SEATS = ["west", "east"] as const;
export type Seat = (typeof SEATS)[number];
export const TRACKS = ["prestige", "currency", "socialists"] as const;
export type Track = (typeof TRACKS)[number];

export function otherSeat(seat: Seat): Seat {
  return seat === "east" ? "west" : "east";
}

export function isSeat(name: string): name is Seat {
  return name === "west" || name === "east";
}
