/** Creates tables: builds the request, sends it and opens the new table. */
import { post, Refused, type Schemas } from "./api";
import type { GameInfo } from "./games.svelte";
import { reasonOf } from "./phrases";
import { router } from "./router.svelte";

export type TableInfo = Schemas["TableInfo"];

type Seated = Pick<GameInfo, "name" | "seats">;

/** A computer player, a friend with a link, anybody from the lobby, or people at this screen. */
export type Opponent = "level" | "link" | "open" | "screen";
const OPPONENTS: Opponent[] = ["level", "link", "open", "screen"];

/** The opponents on offer. If the rules play the remaining seats, or there are none, one person has all seats. */
export function opponentsOf(seats: string[], game: Pick<GameInfo, "seats">): Opponent[] {
  return seats.length > 1 && seats.length === game.seats.length ? OPPONENTS : ["screen"];
}

/** A table against the computer: a person in one seat, a computer player in each of the others. */
export function againstLevel({ name, seats }: Seated, seat: string, level: string) {
  const who = seats.map((one) => [one, one === seat ? "person" : level]);
  return { game: name, seats: Object.fromEntries(who) as Record<string, string>, sit: [seat] };
}

/** A hot-seat table: everybody plays at this screen. */
export function onOneScreen(game: Seated) {
  return { ...withLink(game, ""), sit: game.seats };
}

/** A table for friends elsewhere: the other seats stay open for people with the link. */
export function withLink({ name, seats }: Seated, seat: string) {
  const who = seats.map((one) => [one, "person"]);
  return { game: name, seats: Object.fromEntries(who) as Record<string, string>, sit: [seat] };
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
    const table = await post<TableInfo>("/api/tables", wanted);
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
