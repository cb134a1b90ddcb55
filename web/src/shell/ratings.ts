/** Ratings: one for each game and seat. */
import { get, type Schemas } from "./api";
import { games } from "./games.svelte";

export type SeatRating = Schemas["Rating"];
export interface SeatBest {
  game: string;
  seat: string;
  members: Schemas["Rated"][];
}

export function ownRatings({ ratings }: Schemas["Me"]): SeatRating[] {
  return ratings;
}

/** The best at each seat of every game that has been rated. */
export async function best(): Promise<SeatBest[]> {
  await games.load();
  const rated = games.list.filter(({ seats }) => seats.length === 2);
  const lists = await Promise.all(rated.map(({ name }) => get<Schemas["RatingList"]>(`/api/ratings?game=${name}`)));
  return lists.flatMap(({ game, seats }) => Object.entries(seats).map(([seat, members]) => ({ game, seat, members })));
}
