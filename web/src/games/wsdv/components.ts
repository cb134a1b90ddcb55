/** The printed components: board, cards, tracks, and the engine's numbering of moves. Made by generate.py. */
import data from "../../generated/games/wsdv/former.json";
import type { Language } from "../../shell/languages";

export type { Language };

export type Side = "W" | "E";
export type Names = Record<Language, string>;

interface Province {
  code: string;
  name: string;
  side: Side;
  supplier: string;
  berlin: boolean;
  names: Names;
}
export interface City {
  name: string;
  side: Side;
  provinces: string[];
  kind: "ordinary" | "shared" | "plant" | "abroad";
  country: string;
  start: boolean;
  x: number;
  y: number;
}
export interface Connection {
  a: string;
  b: string;
  lines: 1 | 2;
  side: Side;
  bit: number;
}
export interface Row {
  kind: string;
  side: Side;
  count: number;
  where: string;
  limit: number;
  arms: "" | Side;
  symbol?: string;
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
}
interface Block {
  name: string;
  start: number;
  size: number;
}

export const EDITIONS = data.editions as unknown as { id: string; names: Names }[];
export const provinces = data.provinces as unknown as Province[];
export const cities = data.cities as unknown as City[];
export const connections = data.connections as unknown as Connection[];
export const borders = data.borders as unknown as [string, string][];
export const suppliers = data.suppliers as string[];
export const cards = data.cards as unknown as CardFace[];
export const prestigeRows = data.tracks.prestige as unknown as Record<string, Row[]>;
export const socialistGain = data.tracks.socialists as unknown as Record<string, number>;
export const flightPoints = data.tracks.flight as number[];
export const blocks = data.blocks as Block[];
export const steps = data.steps as Record<string, string>;
export const stepBlocks = data.stepBlocks as Record<string, { blocks: string[]; rule: string }>;
export const symbolBlocks = data.symbolBlocks as string[];
export const terminations = data.terminations as string[];
export const firstSpace = data.firstSpace as number;

export const provinceIndex = new Map(provinces.map((province, index) => [province.code, index]));
export const cardIndex = new Map(cards.map((card, index) => [card.id, index]));

const starts = new Map(blocks.map((block) => [block.name, block.start]));

/** The block a move lies in, and the move's place in it. */
export function blockOf(move: number): { block: string; index: number } {
  for (let i = blocks.length - 1; i >= 0; i--) {
    if (blocks[i].start <= move) return { block: blocks[i].name, index: move - blocks[i].start };
  }
  throw new RangeError(`${move} is no move`);
}

/** The move at a place in a block. */
export function moveIn(block: string, index: number): number {
  const start = starts.get(block);
  if (start === undefined) throw new RangeError(`${block} is no block of moves`);
  return start + index;
}
