/** What the cards say, without drawing any: values, decades, the four uses, what is new in the papers. */
import { type CardFace, cardIndex, cards, moveIn } from "../components";
import type { Choice } from "../choices";
import type { Refusal } from "../../../shell/api";
import { EAST, type Position, WEST } from "../model";
import { words } from "../words";

/** What happened, as the server tells it. */
export interface Told {
  key: string;
  args: Record<string, unknown>;
}

const HIDDEN = -1000;
const EVENT_USE = 3;
const DISPLAY_SIZE = 7;
export const DECADE_YEARS = ["", "1945–1959", "1960–1969", "1970–1979", "1980–1989"];

/** The decade of a card, also of one that lies face down. */
export function decadeOf(card: number): number {
  return card < 0 ? HIDDEN - card : cards[card].decade;
}

/** The card a place of the board stands for, or -1. */
export function cardAt(place: string): number {
  return place.startsWith("card:") ? (cardIndex.get(place.slice("card:".length)) ?? -1) : -1;
}

export function placeOf(card: number): string {
  return `card:${cards[card].id}`;
}

/** Whether both sides read the same value; a special card has none. */
export function valuesOf(face: CardFace): { west: number; east: number; same: boolean } | null {
  return face.west || face.east ? { west: face.west, east: face.east, same: face.west === face.east } : null;
}

/** 6.1: free of charge with a card of the own colour. */
export function freeRemoval(face: CardFace, seat: number): boolean {
  return face.colour === (seat === EAST ? "red" : "yellow");
}

export function valueFor(face: CardFace, seat: number): number {
  return seat === EAST ? face.east : face.west;
}

export function flightIcons(row: number[]): number {
  return row.reduce((sum, card) => sum + (card < 0 ? 0 : cards[card].flight), 0);
}

/** How many cards of each decade lie face down. */
export function byDecade(pile: number[]): [decade: number, count: number][] {
  const counts = new Map<number, number>();
  for (const card of pile) counts.set(decadeOf(card), (counts.get(decadeOf(card)) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b);
}

/** Cards that stay keep their slot when one leaves; new ones fill the free slots. Empty slots are null. */
export function keepSlots(before: (number | null)[], display: number[]): (number | null)[] {
  const stay = new Set(before.filter((card) => card !== null && display.includes(card)));
  if (!stay.size) return fill(display);
  const slots = before.map((card) => (stay.has(card) ? card : null));
  for (const card of display.filter((one) => !stay.has(one))) {
    const free = slots.indexOf(null);
    if (free < 0) slots.push(card);
    else slots[free] = card;
  }
  return slots;
}

function fill(display: number[]): (number | null)[] {
  return [...display, ...Array<null>(Math.max(0, DISPLAY_SIZE - display.length)).fill(null)];
}

/** Where the arrow keys lead in rows of so many columns; the same place where they lead nowhere. */
export function stepTo(key: string, index: number, count: number, columns: number): number {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const next = index + (steps[key] ?? 0);
  return next >= 0 && next < count ? next : index;
}

// -- uses

/** One of the four uses of a card: its number as the engine knows it, and whether it is allowed. */
export interface Use {
  use: number;
  move: number;
  allowed: boolean;
}

/** The four uses, where the card could be chosen for an action; none where it can only be looked at. */
export function usesOf(card: number, position: Position | null, choices: Choice[]): Use[] {
  const step = position?.step();
  if (!position || card < 0 || step?.name !== "action" || !choices.length) return [];
  const { display, special } = position.raw;
  if (![...display, special, ...position.hand(step.seat)].includes(card)) return [];
  const legal = new Set(choices.map((choice) => choice.move));
  return [0, 1, 2, 3].map((use) => {
    const move = moveIn("play", 4 * card + use);
    return { use, move, allowed: legal.has(move) };
  });
}

/** The refusal that holds for every use, where all are refused for one reason. */
export function oneReason(uses: Use[], refusals: Record<string, Refusal | null>): Refusal | null {
  const told = uses.map(({ allowed, move }) => (allowed ? null : (refusals[move] ?? null)));
  const [first] = told;
  return first && told.every((refusal) => refusal?.error === first.error) ? first : null;
}

// -- headlines

export type Headline =
  { kind: "event"; card: number; side: number } | { kind: "decade"; decade: number; special: number };

/** What the papers bring: events played and decades begun since `before`. Nothing at the first look. */
export function newHeadlines(before: Told[] | null, now: Told[]): Headline[] {
  if (!before?.length) return [];
  let same = 0;
  while (same < before.length && same < now.length && alike(before[same], now[same])) same++;
  return now.slice(same).flatMap(headlineOf);
}

function alike(a: Told, b: Told): boolean {
  return a === b || (a.key === b.key && JSON.stringify(a.args) === JSON.stringify(b.args));
}

function headlineOf({ key, args }: Told): Headline[] {
  const { card, side, use, decade, special } = args as Record<string, number>;
  if (key === "card" && use === EVENT_USE) return [{ kind: "event", card, side }];
  return key === "decade" ? [{ kind: "decade", decade, special: special ?? -1 }] : [];
}

// -- the gallery

interface Wanted {
  text: string;
  decade: number;
  colour: string;
}

/** The cards a search finds: by number, year or any of the words given for each card. 0 and "" stand for all. */
export function findCards(wanted: Wanted, wordsOf: (card: number) => string): number[] {
  const parts = plainText(wanted.text).split(/\s+/).filter(Boolean);
  return cards.flatMap((face, card) => {
    if (wanted.decade && face.decade !== wanted.decade) return [];
    if (wanted.colour && face.colour !== wanted.colour) return [];
    const read = plainText(`${face.year} ${wordsOf(card)}`);
    const found = parts.every((part) => plainText(face.id) === part || read.includes(part));
    return found ? [card] : [];
  });
}

function plainText(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

export function otherSeat(seat: number): number {
  return seat === EAST ? WEST : EAST;
}

const LONG_PLACES = new Set(["WG", "CSSR", "POLSKA", "RHEINSBERG"]);

/** Where a row of symbols holds, as short as on the board: provinces by their letters. */
export function shortPlace(where: string): string {
  return LONG_PLACES.has(where) ? words.place(where) : where;
}
