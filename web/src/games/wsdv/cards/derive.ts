/** The logic of the cards: values, places, the four uses, headlines, and the search in the gallery. */
import type { Schemas } from "../../../shell/net/api";
import { type CardUse, useOf } from "../../../shell/state/choices";
import { nameOf } from "../../../shell/text/phrases";
import { type CardFace, cards, faceOf, isCard, limits } from "../components";
import type { Position, Seat } from "../model";

export type PlayedEvent = Pick<Schemas["GameEvent"], "key"> & { args: Record<string, unknown> };
type Move = Schemas["Choice"];

export const USES = ["unrest", "build", "living", "event"] as const;
export type UseName = (typeof USES)[number];
export const DECADE_YEARS = ["", "1945–1959", "1960–1969", "1970–1979", "1980–1989"];

/** The card at a place, or "" if the place is not a card. */
export function cardAt(place: string): string {
  const id = place.startsWith("card:") ? place.slice("card:".length) : "";
  return isCard(id) ? id : "";
}

export function placeOf(card: string): string {
  return `card:${card}`;
}

/** A card's values and whether they are equal; null for a special card, which has none. */
export function valuesOf(face: CardFace): { west: number; east: number; same: boolean } | null {
  return face.west || face.east ? { west: face.west, east: face.east, same: face.west === face.east } : null;
}

export function flightIcons(row: string[]): number {
  return row.reduce((sum, card) => sum + faceOf(card).flight, 0);
}

/** The display as it was dealt, with gaps where cards have left; the same after a reload and in a replay. A game that
 * continues another one begins with the cards that were there, in the order of their numbers. */
export function dealtSlots(events: PlayedEvent[], display: string[]): (string | null)[] {
  const dealt: string[][] = [];
  for (const { key, args } of events) {
    if (key === "half") dealt.push([]);
    else if (key === "turned_up") dealt.at(-1)?.push(args.card as string);
  }
  const half = dealt.findLast((cards) => cards.length > 0 && display.every((card) => cards.includes(card)));
  if (half) return fill(half.map((card) => (display.includes(card) ? card : null)));
  if (dealt.some((cards) => cards.length > 0)) return fill(display);
  const taken = events.filter(({ key, args }) => key === "card" && args.origin === "display");
  const first = new Set([...display, ...taken.map(({ args }) => args.card as string)]);
  return fill(cards.filter(({ id }) => first.has(id)).map(({ id }) => (display.includes(id) ? id : null)));
}
function fill(display: (string | null)[]): (string | null)[] {
  return [...display, ...Array<null>(Math.max(0, limits.display - display.length)).fill(null)];
}

/** The index that a key leads to in a grid with the given number of columns; unchanged at the edges. */
export function stepTo(key: string, index: number, count: number, columns: number): number {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const next = index + (steps[key] ?? 0);
  return next >= 0 && next < count ? next : index;
}

// -- uses

/** One of the four uses of a card, its move (null if it is not legal), and what it does. */
interface Use extends CardUse {
  use: UseName;
  note: Schemas["Phrase"] | null;
}

/** The four uses if the card could be chosen for an action; empty if it can only be looked at. */
export function usesOf(card: string, position: Position | null, moves: Move[]): Use[] {
  const step = position?.step;
  if (!position || !card || step?.decide !== "action" || !step.seat || !moves.length) return [];
  const { display, special } = position.cards;
  const hand = position.hands[step.seat].map(({ id }) => id);
  if (![...display, special, ...hand].includes(card)) return [];
  const own = moves.filter((move) => move.place === placeOf(card));
  return USES.map((use) => {
    const move = own.find(({ phrase }) => useOf(phrase) === use);
    return { use, move: move?.id ?? null, note: move?.note ?? null };
  });
}

// -- headlines

/** An event that was played. */
export interface Headline {
  card: string;
  side: Seat;
}

/** The events played since `before`. None on the first view. */
export function newHeadlines(before: PlayedEvent[] | null, now: PlayedEvent[]): Headline[] {
  if (!before?.length) return [];
  let same = 0;
  while (same < before.length && same < now.length && alike(before[same], now[same])) same++;
  return now.slice(same).flatMap(headlineOf);
}

function alike(a: PlayedEvent, b: PlayedEvent): boolean {
  return a === b || (a.key === b.key && JSON.stringify(a.args) === JSON.stringify(b.args));
}

function headlineOf({ key, args }: PlayedEvent): Headline[] {
  const { card, side, use } = args as { card: string; side: Seat; use: string };
  return key === "card" && use === "event" ? [{ card, side }] : [];
}

// -- the gallery

interface CardFilter {
  text: string;
  decade: number;
  colour: string;
}

/** Searches the cards by number, year or the words given for each card; decade 0 and colour "" match all. */
export function findCards(filter: CardFilter, wordsOf: (card: string) => string): string[] {
  const parts = plainText(filter.text).split(/\s+/).filter(Boolean);
  return cards.flatMap(({ id, decade, colour, year }) => {
    if (filter.decade && decade !== filter.decade) return [];
    if (filter.colour && colour !== filter.colour) return [];
    const read = plainText(`${year} ${wordsOf(id)}`);
    const matches = parts.every((part) => plainText(id) === part || read.includes(part));
    return matches ? [id] : [];
  });
}

function plainText(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

const LONG_PLACES = new Set(["WG", "CSSR", "POLSKA", "RHEINSBERG"]);

/** The scope of a row of symbols, abbreviated as on the board: provinces by their letters. */
export function shortPlace(where: string): string {
  return LONG_PLACES.has(where) ? nameOf("place", where) : where;
}
