/** Kinds of units, as named in views, and their strength. */
import type { CityView, PartyView, Pieces } from "./model";
import { parties, units } from "./parts";

/** The sides that lead units: a party, or the government. */
export const GOVERNMENT = "government";

interface Force {
  side: string;
  strength: number;
}

/** Whether a unit is Reichswehr taken over by the DNVP: black1, black2. */
export function isBlack(kind: string): boolean {
  return kind.startsWith("black");
}

/** The key used by moves and messages. */
export function unitName(kind: string): string {
  return kind.replace("black", "black-reichswehr");
}

/** Who leads units of a kind: a party, or the government. */
export function sideOf(kind: string): string {
  return isBlack(kind) ? "dnvp" : printedAs(kind).side;
}

export function strengthOf(kind: string): number {
  return printedAs(kind).strength;
}

function printedAs(kind: string) {
  const key = kind.replace("black", "reichswehr");
  return units.find((unit) => unit.key === key)!;
}

/** The strength of each side in a city (W9): parties with own units there, to which in government police and Reichswehr
 * are added; the government itself if none of its parties has own units there. */
export function forces(
  { units: pieces }: Pick<CityView, "units">,
  of: Record<string, Pick<PartyView, "governs">>,
): Force[] {
  const government = sum(pieces, GOVERNMENT);
  const own = parties
    .map((party) => ({ side: party, strength: sum(pieces, party) }))
    .filter(({ strength }) => strength > 0)
    .map(({ side, strength }) => ({ side, strength: strength + (of[side].governs ? government : 0) }));
  const isLed = own.some(({ side }) => of[side].governs);
  return government && !isLed ? [{ side: GOVERNMENT, strength: government }, ...own] : own;
}

function sum(pieces: Pieces, side: string): number {
  const kinds = Object.entries(pieces).filter(([kind]) => sideOf(kind) === side);
  return kinds.reduce((total, [kind, count]) => total + count * strengthOf(kind), 0);
}
