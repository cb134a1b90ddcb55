/** The view of one seat in Weimar, as the server sends it; everything is identified by key. */

import type { Changes } from "./marks";

/** The props of a part of the board: what to show, what can be clicked and what is highlighted. */
export interface BoardProps {
  position: Position;
  glow: Set<string>;
  lit: Set<string>;
  /** What the other parties changed. */
  scene?: Changes;
  onpick: (place: string) => void;
  onhover: (place: string | null) => void;
}

export interface PartyView {
  vp: number;
  reserve: number;
  seats: number;
  bases: number;
  nsdap: number;
  governs: boolean;
  /** Cards unknown to this seat are null. */
  hand: (string | null)[];
  /** "hidden" while it is secret; empty until it is chosen. */
  agenda: string | null;
}
export interface CityView {
  slots: number;
  bases: Partial<Record<string, number>>;
  markers: string[];
  units: Pieces;
}
/** Counts by kind of unit. */
export type Pieces = Record<string, number>;

export interface TopicView {
  topic: string;
  /** Distinguishes several markers of the same topic. */
  marker: string;
  /** The number on the disc. */
  number: number;
  field: string;
}

export interface Position {
  scenario: string;
  /** Whether one person plays SPD and Zentrum against the booklet's bots. */
  solo: boolean;
  round: number;
  last_round: number;
  /** The pending decision and its party; null for chance. */
  step: { decide: string; party: string | null } | null;
  parties: Record<string, PartyView>;
  cities: Record<string, CityView>;
  units: { supply: Pieces; dissolved: Pieces; unused: Pieces };
  topics: TopicView[];
  /** The DR box: the count of each marker. */
  box: Record<string, number>;
  economy: number;
  society: string[];
  flags: Record<string, number>;
  foreign: { open: string[]; done: string[] };
  chancellor: string | null;
  president: string | null;
  president_used: boolean;
  minor: Record<string, string | null>;
  stresemann: "up" | "down" | null;
  parliament: { occupied: number; neutral: number };
  /** Figures on the NSDAP track. */
  nsdap: number;
  /** The card in play, and its player. */
  card: string | null;
  player: string | null;
}

/** The markers in the DR box, one entry per marker. */
export function boxMarkers({ box }: Position): string[] {
  return Object.entries(box).flatMap(([name, count]) => Array.from({ length: count }, () => name));
}

/** Drawing position of an opinion field relative to the centre: the KPD's arm points up, the SPD's to the left. */
export function drawn({ x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: -y + 0, y: x };
}
