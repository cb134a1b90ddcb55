/** What a seat sees, as the game's presenter names it (docs/api.md). */

export const SEATS = ["west", "east"] as const;
export type Seat = (typeof SEATS)[number];
export const TRACKS = ["prestige", "currency", "socialists"] as const;
export type Track = (typeof TRACKS)[number];

export interface ProvinceState {
  unrest: number;
  /** 4, 10.2: mass protests, those that West Berlin put there included. */
  protests: number;
  imported: number;
  living_standard: number;
  socialists: number;
  economy: number;
  /** 6.3: what the next living standard needs. */
  needed: number;
  /** 10.3, 10.5: what Hamburg or factories abroad add. */
  help: number;
}

/** 6.3: the living standard action as arithmetic. */
export interface LivingRow {
  province: string;
  economy: number;
  help: number;
  need: number;
  /** Card points that close the gap. */
  lent: number;
  chosen: boolean;
}

/** A card that lies somewhere; face down it shows its decade only. */
export interface Lying {
  id: string | null;
  decade: number;
}

export interface Position {
  seat: Seat | null;
  decade: number;
  half: number;
  /** The phase of the decade end that is being carried out; 0 outside it. */
  phase: number;
  step: { decide: string; seat: Seat | null } | null;
  action: { side: Seat; card: string; use: string; from: string } | null;
  tracks: Record<Track, number>;
  /** 2: who has the prestige advantage. */
  holder: Seat;
  wall: boolean;
  flight: { steps: number; points: number };
  socialists_in_box: number;
  socialists_in_play: number;
  protests: Record<Seat, number>;
  provinces: Record<string, ProvinceState>;
  /** The province for which Hamburg counts; null while both are as good. */
  hamburg: string | null;
  west_berlin: { sectors: Record<string, number> };
  factories: Record<string, { value: number; rundown: boolean }>;
  closed: string[];
  /** Connections with at least one line, and how many. */
  lines: Record<string, number>;
  /** 5.1: connections that are complete between two factories. */
  standing: string[];
  cards: {
    display: string[];
    special: string | null;
    other_hand_known: string[];
    pile_top_known: string[];
    discard_row: string[];
  };
  hands: Record<Seat, Lying[]>;
  pile: { decade: number; count: number }[];
  police: { cards: string[]; used: number; dissolved: boolean };
  living: { lends: number; most: number; most_lent: number; rows: LivingRow[] } | null;
}

export function otherSeat(seat: Seat): Seat {
  return seat === "east" ? "west" : "east";
}

export function isSeat(name: string): name is Seat {
  return name === "west" || name === "east";
}
