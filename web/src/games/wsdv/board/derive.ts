/** What the board tells of a position beyond its numbers: protest words, Hamburg, help from abroad, flight. */
import { cards, cities, connections, provinces, type Side } from "../components";
import { EAST, provinceOf, type Position, WEST } from "../model";

/** 4: the counters carry these words, one a marker; from the fifth protest on the spare ones serve. */
const WORDS: Record<Side, string[]> = {
  W: ["KEINE", "MACHT", "FÜR", "NIEMAND"],
  E: ["WIR", "SIND", "DAS", "VOLK!"],
};
const SPARE = "!!!";

export interface Marker {
  word: string;
  imported: boolean;
}

/** The protest markers of every province; the words of a side run over its provinces in the board's order. */
export function protestMarkers(position: Position): Marker[][] {
  const used: Record<Side, number> = { W: 0, E: 0 };
  return provinces.map(({ side }, i) => {
    const own = position.protests(i);
    return Array.from({ length: own + position.imported[i] }, (_, k) => ({
      word: WORDS[side][used[side]++] ?? SPARE,
      imported: k >= own,
    }));
  });
}

const hamburg = cities.findIndex(({ kind }) => kind === "shared");
const hamburgChoices = cities[hamburg].provinces.map(provinceOf);

function barred(position: Position, province: number): boolean {
  return position.protests(province) + position.imported[province] > 0;
}

/**
 * 10.3: the province for which Hamburg counts if West looks to its own good: where it is not barred, and where its value
 * reaches the next living standard; -1 while both are as good.
 */
export function hamburgNow(position: Position): number {
  const value = position.value[hamburg];
  const open = hamburgChoices.filter((province) => !barred(position, province));
  if (open.length === 1) return open[0];
  const reaches = hamburgChoices.filter((province) => {
    const missing = position.threshold(province) - position.economy(province);
    return missing > 0 && missing <= value;
  });
  return value > 0 && reaches.length === 1 ? reaches[0] : -1;
}

/** 10.3, 10.5: what Hamburg and factories abroad with a standing connection could add to a province. */
export function helpFor(position: Position, province: number, hamburgAt: number): number {
  const { code } = provinces[province];
  let help = province === hamburgAt ? position.value[hamburg] : 0;
  cities.forEach((city, i) => {
    if (city.kind !== "abroad" || !position.factory(i)) return;
    const feeds = connections.some(({ a, b }, k) => {
      const other = a === city.name ? b : b === city.name ? a : "";
      return (
        other !== "" && position.standing(k) && cities.some((one) => one.name === other && one.provinces[0] === code)
      );
    });
    if (feeds) help += position.value[i];
  });
  return help;
}

/** 9.1: how far the flight marker would go if the decade ended now; once the flight has been paid it lies on 0. */
export function flightSteps(position: Position): number {
  if (flightOver(position)) return 0;
  const living = (side: Side) => provinces.flatMap((one, i) => (one.side === side ? [position.living[i]] : []));
  const icons = position.raw.row.reduce((sum, card) => sum + (cards[card]?.flight ?? 0), 0);
  const red = position.raw.police.filter((card) => cards[card]?.police === "red").length;
  const east = position.protestsOf(EAST) > 0 ? 1 : 0;
  const west = position.protestsOf(WEST) > 0 ? 1 : 0;
  const steps = icons + Math.max(...living("W")) + red + east - Math.min(...living("E")) - west;
  return Math.max(0, Math.min(20, steps));
}

/** 9.1: whether the flight of this decade has been counted and paid. */
export function flightOver(position: Position): boolean {
  return currentPhase(position) > 1;
}

const PHASE = 4;

/** The phase of the decade end that is being carried out; 0 outside it. */
export function currentPhase(position: Position): number {
  const following = position.raw.agenda.find(([kind]) => kind === PHASE);
  return following ? following[2] - 1 : 0;
}
