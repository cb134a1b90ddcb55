/** Creates tables: builds the request, sends it and opens the new table. */
import { post, Refused, type Schemas } from "./api";
import { backend } from "./backend";
import type { GameInfo } from "../plugin/games.svelte";
import { reasonOf } from "../text/phrases";
import { router } from "../router.svelte";

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

let created: Schemas["TableInfo"] | null = null;

/** Creates a table, or continues a game at a new one, and opens it. */
export async function make(request: object, address = "/api/tables"): Promise<void> {
  created = await post<Schemas["TableInfo"]>(address, request);
  router.go(`/table/${created.id}`);
}

/** What the server has just said about a table that was created here, once: its page need not ask again. */
export function takeCreated(id: string): Schemas["TableInfo"] | null {
  const info = created?.id === id ? created : null;
  created = null;
  return info;
}

/** Goes to the table of another game with the same players. Returns whether the others still have to agree. */
export async function playAgain(table: { id: string; address: string }): Promise<boolean> {
  const { id } = await post<Schemas["TableInfo"]>(`${table.address}/rematch`);
  if (id !== table.id) router.go(`/table/${id}`);
  return id === table.id;
}

/** What the page does not even send; says why. */
export class Unfit extends Error {}

/** Renders a refusal as a sentence; rethrows any other error. */
export function inWords(error: unknown): string {
  if (error instanceof Unfit) return error.message;
  if (!(error instanceof Refused)) throw error;
  return capital(reasonOf(error.refusal));
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1) + (/[.!?]$/.test(sentence) ? "" : ".");
}
