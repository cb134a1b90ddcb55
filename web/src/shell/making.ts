/** Making tables: what is asked of the server, and where one goes then. */
import { post, Refused, type Schemas } from "./api";
import { t } from "./i18n.svelte";
import { router } from "./router.svelte";
import { words } from "../games/wsdv/words";

export type TableInfo = Schemas["TableInfo"];
export type SeatName = "west" | "east";

export const LESSON = { seats: { west: "newcomer", east: "person" }, lesson: "first-decade" };

/** A table against the computer. */
export function againstLevel(side: SeatName, level: string) {
  const seats = side === "west" ? { west: "person", east: level } : { west: level, east: "person" };
  return { seats, sit: [side] };
}

/** Two people on this screen. */
export const ON_ONE_SCREEN = { seats: { west: "person", east: "person" }, sit: ["west", "east"] };

/** A friend elsewhere: the other seat stays free for whoever has the link. */
export function withLink(side: SeatName) {
  return { seats: { west: "person", east: "person" }, sit: [side] };
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
  return error.status === 0 ? t("page-offline") : capital(words.refusal(error.refusal));
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1) + (/[.!?]$/.test(sentence) ? "" : ".");
}
