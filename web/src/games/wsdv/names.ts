/** Names of the game's components in the current language. */
import { messages, t } from "../../shell/text/i18n.svelte";
import { nameOf, say } from "../../shell/text/phrases";
import { faceOf, prestigeRows } from "./components";

export const ROMAN = ["", "I", "II", "III", "IV"];

/** The title of a card, without its number. */
export function titleOf(card: string): string {
  return faceOf(card).titles[messages.language];
}

/** The complete effect of a card's event: the rows, then the arrows. */
export function symbolsOf(card: string): string[] {
  return faceOf(card).symbols.map((symbol) => say(symbol));
}

/** Who may play the event of a card. */
export function eventFor(card: string): string {
  return t(`event-for-${faceOf(card).colour}`);
}

/** The effect of a space of the prestige track. */
export function spaceSymbols(space: number): string {
  return say(prestigeRows[String(space)].map((row) => row.phrase)) || t("symbol-nothing");
}

export function decadeName(decade: number): string {
  return t("when-decade", { decade: ROMAN[decade] });
}

const provinceName = (code: string): string => nameOf("province", code);
const cardName = (card: string): string => nameOf("card", card);

export { cardName, provinceName };
