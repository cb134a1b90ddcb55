/** 6.3: the living standard action as arithmetic: what each province has, needs and is lent. */
import { cities, connections, provinces } from "./components";
import { bit, type Position } from "./model";

export const MOST_LENT = 2;
export const MOST_PLACED = 3;

export interface LivingRow {
  province: number;
  /** Own factories. */
  economy: number;
  /** What Hamburg or a factory abroad adds, as the best use of them has it. */
  help: number;
  need: number;
  /** Card points that close the gap. */
  lent: number;
  chosen: boolean;
}

interface Helper {
  value: number;
  feeds: number[];
}

interface Split {
  lent: number;
  help: number[];
}

/** Every province of a side; `chosen` is the mask of those that got theirs in this action. */
export function livingRows(position: Position, seat: number, chosen: number): LivingRow[] {
  const side = seat === 0 ? "W" : "E";
  const mine = provinces.flatMap((province, i) => (province.side === side && !province.berlin ? [i] : []));
  const taken = mine.filter((i) => bit(chosen, i));
  const together = split(position, taken, taken);
  return mine.map((province) => {
    const has = bit(chosen, province);
    const help = has ? together.help : split(position, [...taken, province], taken).help;
    return row(position, province, has, help[province] ?? 0);
  });
}

/** What the chosen provinces are lent together. */
export function lentSoFar(rows: LivingRow[]): number {
  return rows.reduce((sum, one) => sum + (one.chosen ? one.lent : 0), 0);
}

function row(position: Position, province: number, chosen: boolean, help: number): LivingRow {
  const economy = position.economy(province);
  const need = needOf(position, province, chosen);
  return { province, economy, help, need, lent: Math.max(0, need - economy - help), chosen };
}

function needOf(position: Position, province: number, placed: boolean): number {
  return placed ? 3 * position.living[province] : position.threshold(province);
}

/** The use of Hamburg and of factories abroad with which the card lends least. */
function split(position: Position, all: number[], placed: number[]): Split {
  const gap: number[] = [];
  for (const i of all) gap[i] = needOf(position, i, placed.includes(i)) - position.economy(i);
  return best(gap, helpers(position), 0);
}

function best(gap: number[], helping: Helper[], first: number): Split {
  const lent = gap.reduce((sum, points) => sum + cost(points), 0);
  if (!lent || first === helping.length) return { lent, help: [] };
  let found = best(gap, helping, first + 1);
  const { value, feeds } = helping[first];
  for (const province of feeds.filter((i) => gap[i] !== undefined)) {
    const less = gap.slice();
    less[province] -= value;
    const other = best(less, helping, first + 1);
    if (other.lent < found.lent) {
      const help = other.help.slice();
      help[province] = (help[province] ?? 0) + value;
      found = { lent: other.lent, help };
    }
  }
  return found;
}

/** More than two points for one province are out of reach. */
function cost(points: number): number {
  return points > MOST_LENT ? 99 + points : Math.max(0, points);
}

/** 10.3, 10.5: Hamburg counts for one of two provinces, a factory abroad for one it has a standing connection to. */
function helpers(position: Position): Helper[] {
  return cities.flatMap((city, i) => {
    const value = position.value[i];
    if (!value || (city.kind !== "shared" && city.kind !== "abroad")) return [];
    const codes = city.kind === "shared" ? city.provinces : fedFrom(position, city.name);
    return [{ value, feeds: codes.map((code) => provinces.findIndex((province) => province.code === code)) }];
  });
}

function fedFrom(position: Position, name: string): string[] {
  return connections.flatMap(({ a, b }, k) => {
    if ((a !== name && b !== name) || !position.standing(k)) return [];
    return cities.find((city) => city.name === (a === name ? b : a))!.provinces;
  });
}
