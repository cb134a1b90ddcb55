/** A view of the game of four parties, decoded. */
import { BOX, CITIES, MARKERS, PARTIES, PLACES, points, scenarios, slots, steps, tracks, UNIT_KINDS } from "./parts";

/** What a part of the board is given: what to show, what can be clicked and what is spoken of. */
export interface Shown {
  position: Position;
  glow: Set<string>;
  lit: Set<string>;
  onpick: (place: string) => void;
  onhover: (place: string | null) => void;
}

/** The content of a view, as docs/weimar.md lists it. */
export interface RawView {
  scenario: string;
  bases: number[];
  seats: number[];
  vp: number[];
  reserve: number[];
  nsdap: number[];
  units: number[];
  markers: number[];
  box: number[];
  topics: number[];
  society: number[];
  flags: number[];
  minor: number[];
  seating: number[];
  impulses: number[];
  agendas: number[];
  act: number[];
  votes: number[];
  shown: number[];
  legal: number[];
  hands: number[][];
  piles: number[][];
  discards: number[][];
  economy: number;
  foreign_top: number;
  foreign_track: number;
  foreign_done: number;
  foreign_beside: number;
  government: number;
  chancellor: number;
  president: number;
  president_used: boolean;
  stresemann: number;
  round: number;
  first: number;
  card: number;
  player: number;
  result: number;
  winner: number;
  termination: number;
  revealed: boolean;
  agenda: number[][];
}

export interface Step {
  name: string;
  seat: number;
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}
export interface Pieces {
  kind: number;
  count: number;
}

const EFFECT = 11;

export class Position {
  constructor(readonly raw: RawView) {}

  /** Whether one person plays SPD and Zentrum against the booklet's bots. */
  get solo(): boolean {
    return scenarios.find(({ key }) => key === this.raw.scenario)!.solo;
  }
  /** The round; while the first bases are placed it is the first one already. */
  round(): number {
    return Math.max(this.raw.round, scenarios.find(({ key }) => key === this.raw.scenario)!.rounds[0]);
  }
  /** The step that waits for a decision. */
  step(): Step | null {
    const top = this.raw.agenda.at(-1);
    if (!top || !(String(top[0]) in steps)) return null;
    const [kind, seat, a, b, c, d, e, f] = top;
    return { name: steps[String(kind)], seat, a, b, c, d, e, f };
  }
  /** The effect that lies at this place of the agenda. */
  effectAt(place: number): number {
    const step = this.raw.agenda[place];
    return step && step[0] === EFFECT ? step[2] : -1;
  }
  bases(party: number, city: number): number {
    return this.raw.bases[party * CITIES + city];
  }
  allBases(party: number): number {
    return this.raw.bases.slice(party * CITIES, (party + 1) * CITIES).reduce((sum, n) => sum + n, 0);
  }
  /** What stands in a city or another place, by kind. */
  unitsAt(place: number): Pieces[] {
    return Array.from({ length: UNIT_KINDS }, (_, kind) => ({
      kind,
      count: this.raw.units[kind * PLACES + place],
    })).filter(({ count }) => count > 0);
  }
  markersAt(city: number): { name: (typeof MARKERS)[number]; count: number }[] {
    return MARKERS.map((name, i) => ({ name, count: this.raw.markers[i * CITIES + city] })).filter((m) => m.count > 0);
  }
  /** The markers of the DR box, one entry for each. */
  boxMarkers(): string[] {
    return BOX.flatMap((name, i) => Array.from({ length: this.raw.box[i] }, () => name as string));
  }
  boxCount(): number {
    return this.raw.box.reduce((sum, n) => sum + n, 0);
  }
  governs(party: number): boolean {
    return bit(this.raw.government, party);
  }
  nsdapFigures(): number {
    return this.raw.nsdap.reduce((sum, n) => sum + n, 0);
  }
  neutralSeats(): number {
    return tracks.nsdap_seats[this.nsdapFigures()];
  }
  /** The topics on the grid, by slot. */
  topicsOn(): { slot: number; topic: number; point: number }[] {
    return this.raw.topics.flatMap((point, slot) => (point >= 0 ? [{ slot, topic: slots[slot].topic, point }] : []));
  }
  hand(seat: number): number[] {
    return this.raw.hands[seat] ?? [];
  }
}

export function bit(mask: number, place: number): boolean {
  return ((mask >> place) & 1) === 1;
}

/** Where a point of the grid is drawn, from the centre: the KPD's arm points upwards, the SPD's to the left. */
export function drawn(point: number): { x: number; y: number } {
  const [x, y] = points[point];
  return { x: -y + 0, y: x };
}

/** How far a point lies towards each party. */
export function pulls(point: number): number[] {
  const [x, y] = points[point];
  return [y, x, -x, -y].map((pull) => Math.max(0, pull));
}

/** Which parties control a point: the nearest one, two on a shared field, nobody in the centre. */
export function controllers(point: number): number[] {
  const pull = pulls(point);
  const most = Math.max(...pull);
  return most ? Array.from({ length: PARTIES }, (_, i) => i).filter((party) => pull[party] === most) : [];
}
