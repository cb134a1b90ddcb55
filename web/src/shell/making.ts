/** Creates tables: builds the request, sends it and opens the new table. */
import { post, Refused, type Schemas } from "./api";
import { backend } from "./backend";
import type { GameInfo } from "./games.svelte";
import { reasonOf } from "./phrases";
import { router } from "./router.svelte";

/** A computer player, a friend with a link, anyone from the lobby, or people at this screen. */
export type Opponent = "level" | "link" | "open" | "screen";
const OPPONENTS: Opponent[] = ["level", "link", "open", "screen"];
const HERE: Opponent[] = ["level", "screen"];

/** The opponents on offer. If the rules play the remaining seats, or there are none, one person has all seats. */
export function opponentsOf(seats: string[], game: Pick<GameInfo, "seats">): Opponent[] {
  if (seats.length < 2 || seats.length < game.seats.length) return ["screen"];
  return backend().isLocal ? HERE : OPPONENTS;
}

/** Who plays: the user in `seat`, and in the other seats a computer player of the given level or other people. On one
 * screen, the user has every seat. */
export function seating(
  seats: string[],
  seat: string,
  opponent: string,
): Pick<Schemas["Continuation"], "seats" | "sit"> {
  const other = OPPONENTS.includes(opponent as Opponent) ? "person" : opponent;
  const players = seats.map((one) => [one, one === seat ? "person" : other]);
  return { seats: Object.fromEntries(players), sit: opponent === "screen" ? seats : [seat] };
}

/** Stands for a side that is drawn by lot. */
export const RANDOM = "random";

/** The chosen seat, or one drawn by lot. */
export function seatFor(seats: string[], side: string): string {
  return side === RANDOM ? seats[Math.floor(Math.random() * seats.length)] : side;
}

/** Creates the table and opens it. Returns the reason for a failure, or "". */
export async function make(wanted: Record<string, unknown>): Promise<string> {
  try {
    const table = await post<Schemas["TableInfo"]>("/api/tables", wanted);
    router.go(`/table/${table.id}`);
    return "";
  } catch (error) {
    return inWords(error);
  }
}

/** Renders a refusal as a sentence; rethrows any other error. */
export function inWords(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  return capital(reasonOf(error.refusal));
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1) + (/[.!?]$/.test(sentence) ? "" : ".");
}
