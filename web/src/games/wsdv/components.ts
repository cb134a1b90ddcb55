/** The printed components: board, cards and tracks. Made by generate.py from what the game's presenter says. */
import data from "../../generated/games/wsdv/components.json";
import type { Language } from "../../shell/languages";
import type { Phrase } from "../../shell/phrases";

export type Side = "W" | "E";
type Names = Record<Language, string>;

interface Province {
  code: string;
  side: Side;
  supplier: string;
  berlin: boolean;
}
export interface City {
  name: string;
  side: Side;
  provinces: string[];
  kind: "ordinary" | "shared" | "plant" | "abroad";
  country: string;
  x: number;
  y: number;
}
export interface Connection {
  name: string;
  a: string;
  b: string;
  lines: 1 | 2;
  side: Side;
}
export interface Row {
  kind: string;
  side: Side;
  count: number;
  where: string;
  limit: number;
  arms: "" | Side;
  phrase: Phrase;
}
export interface CardFace {
  id: string;
  decade: number;
  colour: "red" | "yellow" | "dual" | "special";
  west: number;
  east: number;
  flight: number;
  police: "" | "red" | "pink";
  rows: Row[];
  prestige: number;
  currency: number;
  socialists: number;
  in_order: boolean;
  year: string;
  titles: Names;
  /** What its event does: the rows, then the arrows. */
  symbols: Phrase[];
}

export const provinces = data.provinces as unknown as Province[];
export const cities = data.cities as unknown as City[];
export const connections = data.connections as unknown as Connection[];
/** Provinces that touch across the border (9.7). */
export const borders = data.borders as unknown as [string, string][];
export const suppliers = data.suppliers as string[];
export const cards = data.cards as unknown as CardFace[];
export const prestigeRows = data.tracks.prestige as unknown as Record<string, Row[]>;
export const socialistGain = data.tracks.socialists as unknown as Record<string, number>;
export const flightPoints = data.tracks.flight as number[];

const faces = new Map(cards.map((card) => [card.id, card]));
const areas = new Map(provinces.map((province) => [province.code, province]));

/** Whether a card has this number. */
export function isCard(id: string): boolean {
  return faces.has(id);
}
/** The card with this number. */
export function faceOf(id: string): CardFace {
  return found(faces, id);
}
/** The province with these letters. */
export function provinceOf(code: string): Province {
  return found(areas, code);
}

function found<Part>(parts: Map<string, Part>, id: string): Part {
  const part = parts.get(id);
  if (part === undefined) throw new RangeError(`${id} is not printed`);
  return part;
}
