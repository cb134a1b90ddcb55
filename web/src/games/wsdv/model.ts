/** The view of one seat, as the game's presenter describes it (docs/api.md). */

export const SEATS = ["west", "east"] as const;
export type Seat = (typeof SEATS)[number];
export const TRACKS = ["prestige", "currency", "socialists"] as const;
export type Track = (typeof TRACKS)[number];

export interface ProvinceState {
  unrest: number;
  /** 4, 10.2: mass protests, including those placed by West Berlin. */
  protests: number;
  imported: number;
  living_standard: number;
  socialists: number;
  economy: number;
  /** 6.3: economy needed for the next living standard. */
  needed: number;
  /** 10.3, 10.5: economy added by Hamburg or external factories. */
  help: number;
  /** 6.3: what a card would have to lend for the next living standard; null if none lends as much. */
  to_lend: number | null;
  /** 4: unrest missing to the next mass protest. */
  to_protest: number;
  /** Whether the forecast's unrest, with every possible attack, would make a mass protest. */
  may_tip: boolean;
  /** 9.7: unrest that the attacks declared so far will bring. */
  declared: number;
  /** 9.3: the value of the export factory; null without one. */
  export: number | null;
}

/** 9.5: a province's living standard and the factory that maintains it; null if nothing limits it. */
export interface Kept {
  province: string;
  living: number;
  factory: number | null;
  loss: number;
}

/** 9.7: an attack that the side to decide can carry out, or one that has been declared. */
export interface Attack {
  from: string;
  to: string;
  /** Whether its province has chosen it, chosen otherwise, decides now, or later. */
  state: "chosen" | "passed" | "asked" | "ahead";
  /** The move that declares it now. */
  move: number | null;
  living: number;
  /** Mass protests of the attacker, each of which makes one living standard unusable. */
  protests: number;
  /** The living standard of the target. */
  against: number;
  unrest: number;
  /** The unrest of the target without and with this attack, and the mass protests it makes there. */
  before: number;
  after: number;
  new_protests: number;
}

/** 6.3: the arithmetic of the living standard action. */
export interface LivingRow {
  province: string;
  economy: number;
  help: number;
  need: number;
  /** Card points that fill the gap. */
  lent: number;
  chosen: boolean;
}

/** A card somewhere; face down, only its decade is visible. */
export interface Lying {
  id: string | null;
  decade: number;
}

export interface Position {
  seat: Seat | null;
  decade: number;
  half: number;
  /** The phase of the End of Decade in progress; 0 outside it. */
  phase: number;
  /** The pending decision, and how much of it is left if that is a number, or which symbols of a card are. */
  step: { decide: string; seat: Seat | null; left?: number; symbols?: { row: number; count: number }[] } | null;
  action: { side: Seat; card: string; use: string; from: string } | null;
  tracks: Record<Track, number>;
  /** 2: the side with the prestige advantage. */
  holder: Seat;
  wall: boolean;
  flight: { steps: number; points: number };
  socialists_in_box: number;
  socialists_in_play: number;
  protests: Record<Seat, number>;
  provinces: Record<string, ProvinceState>;
  /** 9.3: the value of West's worst export factory, which East's must reach. */
  worst_export: number;
  /** The province to which Hamburg counts; null while it makes no difference. */
  hamburg: string | null;
  west_berlin: { sectors: Record<string, number> };
  factories: Record<string, { value: number; rundown: boolean }>;
  closed: string[];
  /** Connections with at least one line, and their number of lines. */
  lines: Record<string, number>;
  /** 5.1: working connections. */
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
  /** 9: where the figures of each phase stand on the board, by phase and name. */
  counted: Record<string, Record<string, string[]>>;
  /** 9.5: the comparison with which the phase begins; null outside it. */
  kept: Kept[] | null;
  /** 9.7: null unless a side decides on its attacks. */
  attacks: Attack[] | null;
}

export function otherSeat(seat: Seat): Seat {
  return seat === "east" ? "west" : "east";
}

export function isSeat(name: string): name is Seat {
  return name === "west" || name === "east";
}
