/** Ratings: one for each game and seat. */
import type { Schemas } from "./api";
import { games } from "./games.svelte";

export interface SeatRating extends NonNullable<Schemas["Ratings"]["west"]> {
  game: string;
  seat: string;
}
export interface SeatBest {
  game: string;
  seat: string;
  members: Schemas["Rated"][];
}

export function ownRatings({ ratings }: Schemas["Me"]): SeatRating[] {
  return Object.entries(ratings).flatMap(([seat, rating]) => (rating ? [{ game: games.first, seat, ...rating }] : []));
}

export function best(list: Schemas["RatingList"]): SeatBest[] {
  return Object.entries(list).map(([seat, members]) => ({ game: games.first, seat, members }));
}
