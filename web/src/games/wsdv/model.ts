/** A view of the game, decoded: what the numbers of a position mean. */
import { cities, connections, provinceIndex, provinces, steps } from "./components";

export const WEST = 0;
export const EAST = 1;
export const SEATS = ["west", "east"] as const;
export type SeatName = (typeof SEATS)[number];

/** The content of a position or a view, as docs/api.md lists it. */
export interface RawView {
  edition: string;
  unrest: number[];
  living: number[];
  socialists: number[];
  imported: number[];
  sectors: number[];
  started: number[];
  complete: number[];
  reach: number[];
  value: number[];
  tracks: number[];
  police: number[];
  display: number[];
  hand_west: number[];
  hand_east: number[];
  pile: number[];
  top: number[];
  row: number[];
  gone_west: number[];
  gone_east: number[];
  seen_west: number[];
  seen_east: number[];
  legal: number[];
  exported: number;
  delivered: number;
  factories: number;
  rundown: number;
  closed: number;
  box: number;
  police_used: number;
  decade: number;
  half: number;
  special: number;
  side: number;
  card: number;
  use: number;
  origin: number;
  attacks: number;
  winner: number;
  termination: number;
  dissolved: boolean;
  wall: boolean;
  acting: boolean;
  keeps_card: boolean;
  agenda: [number, number, number, number][];
}

/** A step that waits for a decision: kind, seat and two numbers (steps.py). */
export interface Step {
  name: string;
  seat: number;
  a: number;
  b: number;
}

/** Whether bit `i` of a mask is set; masks have more than 32 bits. */
export function bit(mask: number, i: number): boolean {
  return Math.floor(mask / 2 ** i) % 2 === 1;
}

export class Position {
  constructor(readonly raw: RawView) {}

  get unrest(): number[] {
    return this.raw.unrest;
  }
  get living(): number[] {
    return this.raw.living;
  }
  get socialists(): number[] {
    return this.raw.socialists;
  }
  get imported(): number[] {
    return this.raw.imported;
  }
  get sectors(): number[] {
    return this.raw.sectors;
  }
  get value(): number[] {
    return this.raw.value;
  }
  get tracks(): number[] {
    return this.raw.tracks;
  }
  get decade(): number {
    return this.raw.decade;
  }
  get half(): number {
    return this.raw.half;
  }

  factory(city: number): boolean {
    return bit(this.raw.factories, city);
  }
  isRundown(city: number): boolean {
    return bit(this.raw.rundown, city);
  }
  isClosed(city: number): boolean {
    return bit(this.raw.closed, city);
  }

  /** How many lines of a connection are built. */
  lines(connection: number): number {
    const { side, bit: place, lines } = connections[connection];
    const seat = side === "W" ? WEST : EAST;
    if (bit(this.raw.complete[seat], place)) return lines;
    return bit(this.raw.started[seat], place) ? 1 : 0;
  }

  /** 5.1: all lines filled between two factories. */
  standing(connection: number): boolean {
    const { a, b, lines } = connections[connection];
    const ends = [a, b].map((name) => cities.findIndex((city) => city.name === name));
    return this.lines(connection) === lines && ends.every((city) => this.factory(city));
  }

  /** 6.3: the sum of a province's own factories, without Hamburg and without help from abroad. */
  economy(province: number): number {
    const { code } = provinces[province];
    let sum = 0;
    cities.forEach((city, i) => {
      if (city.provinces.length === 1 && city.provinces[0] === code) sum += this.value[i];
    });
    return sum;
  }

  /** 6.3: what the next living standard of a province needs. */
  threshold(province: number): number {
    return 3 * (this.living[province] + 1);
  }

  /** 4: every fourth unrest is a mass protest. */
  protests(province: number): number {
    return Math.floor(this.unrest[province] / 4);
  }

  /** 4, 10.2: all protest markers of a side, those that West Berlin put on its suppliers included. */
  protestsOf(seat: number): number {
    const side = seat === WEST ? "W" : "E";
    return provinces.reduce(
      (sum, province, i) => sum + (province.side === side ? this.protests(i) + this.imported[i] : 0),
      0,
    );
  }

  hand(seat: number): number[] {
    return seat === WEST ? this.raw.hand_west : this.raw.hand_east;
  }

  /** What is to be decided next, or nothing after the end. */
  step(): Step | null {
    const last = this.raw.agenda.at(-1);
    if (!last) return null;
    const [kind, seat, a, b] = last;
    return { name: steps[String(kind)] ?? "", seat, a, b };
  }

  get socialistsInPlay(): number {
    return this.socialists.reduce((sum, count) => sum + count, 0) + this.raw.box;
  }
}

export function provinceOf(code: string): number {
  const found = provinceIndex.get(code);
  if (found === undefined) throw new RangeError(`${code} is no province`);
  return found;
}

export function seatIndex(name: string | null): number {
  return name === "west" ? WEST : name === "east" ? EAST : -1;
}
