/** Making tables: what is asked of the server, and where one goes then. */
import { post, Refused, type Schemas } from "./api";
import type { GameInfo } from "./games.svelte";
import { reasonOf } from "./phrases";
import { router } from "./router.svelte";

export type TableInfo = Schemas["TableInfo"];

type Seated = Pick<GameInfo, "name" | "seats">;

/** Whom one can play against. */
export type Opponent = "level" | "link" | "open" | "screen";
const OPPONENTS: Opponent[] = ["level", "link", "open", "screen"];

/** Of these seats of a game. Where the rules play the others, or there are none, one person has them all. */
export function opponentsOf(seats: string[], game: Pick<GameInfo, "seats">): Opponent[] {
  return seats.length > 1 && seats.length === game.seats.length ? OPPONENTS : ["screen"];
}

/** A table against the computer: a person at one seat, this level at all others. */
export function againstLevel({ name, seats }: Seated, seat: string, level: string) {
  const who = seats.map((one) => [one, one === seat ? "person" : level]);
  return { game: name, seats: Object.fromEntries(who) as Record<string, string>, sit: [seat] };
}

/** People on this screen. */
export function onOneScreen(game: Seated) {
  return { ...withLink(game, ""), sit: game.seats };
}

/** Friends elsewhere: the other seats stay free for whoever has the link. */
export function withLink({ name, seats }: Seated, seat: string) {
  const who = seats.map((one) => [one, "person"]);
  return { game: name, seats: Object.fromEntries(who) as Record<string, string>, sit: [seat] };
}

/** Makes the table and goes there; the reason in words where that fails. */
export async function make(wanted: Record<string, unknown>): Promise<string> {
  try {
    const table = await post<TableInfo>("/api/tables", wanted);
    router.go(`/table/${table.id}`);
    return "";
  } catch (error) {
    return inWords(error);
  }
}

/** Why the server did not do it. */
export function inWords(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  return capital(reasonOf(error.refusal));
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1) + (/[.!?]$/.test(sentence) ? "" : ".");
}
