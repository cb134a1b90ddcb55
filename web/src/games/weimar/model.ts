/** What a seat sees of the game of four parties, as the server tells it: everything by its name. */

/** What a part of the board is given: what to show, what can be clicked and what is spoken of. */
export interface Shown {
  position: Position;
  glow: Set<string>;
  lit: Set<string>;
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
  /** A card that the seat does not know is null. */
  hand: (string | null)[];
  /** "hidden" while it is secret; nothing before it is chosen. */
  agenda: string | null;
}
export interface CityView {
  slots: number;
  bases: Partial<Record<string, number>>;
  markers: string[];
  units: Pieces;
}
/** Units by kind. */
export type Pieces = Record<string, number>;

export interface TopicView {
  topic: string;
  /** Of several markers of one topic, which one. */
  marker: string;
  /** The number on its disc. */
  number: number;
  field: string;
}

export interface Position {
  scenario: string;
  /** Whether one person plays SPD and Zentrum against the booklet's bots. */
  solo: boolean;
  round: number;
  last_round: number;
  /** What is decided, and by which party; nothing for chance. */
  step: { decide: string; party: string | null } | null;
  parties: Record<string, PartyView>;
  cities: Record<string, CityView>;
  units: { supply: Pieces; dissolved: Pieces; unused: Pieces };
  topics: TopicView[];
  /** The DR box: how many of each marker. */
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
  /** The card in play, and who plays it. */
  card: string | null;
  player: string | null;
}

/** The markers of the DR box, one entry for each. */
export function boxMarkers({ box }: Position): string[] {
  return Object.entries(box).flatMap(([name, count]) => Array.from({ length: count }, () => name));
}

/** Where a field of the opinion track is drawn, from the centre: the KPD's arm points upwards, the SPD's to the left. */
export function drawn({ x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: -y + 0, y: x };
}
