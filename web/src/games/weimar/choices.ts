/** The legal moves as a person meets them: cities, topics, fields, cards, buttons. */
import type { Choice } from "../wsdv/choices";
import type { Position } from "./model";
import { agendas, blockOf, cards, cities, CITIES, foreign, moveIn, points, slots, stepBlocks } from "./parts";
import { CARD_BLOCKS, CITY_BLOCKS, words } from "./words";

const MOST_ASKED = 24;
const IN_CITY = new Set(["remove_base", "dissolve", "takeover"]);

export function choicesOf(position: Position, moves: number[]): Choice[] {
  return moves.map((move) => {
    const { block, index } = blockOf(move);
    return { move, block, index, label: words.move(move, position), place: placeOf(block, index), target: "" };
  });
}

function placeOf(block: string, index: number): string {
  if (CITY_BLOCKS.has(block)) return `city:${cities[index].key}`;
  if (IN_CITY.has(block)) return `city:${cities[index % CITIES].key}`;
  if (CARD_BLOCKS.has(block)) return `card:${cards[index].key}`;
  if (block === "play") return `card:${cards[Math.floor(index / 3)].key}`;
  if (block === "agenda") return `agenda:${agendas[index].key}`;
  if (block === "topic") return `topic:${index}`;
  if (block === "point") return `point:${index}`;
  if (block === "foreign") return `foreign:${foreign[index].key}`;
  if (block === "mobilise" && index % (CITIES + 1) < CITIES) return `city:${cities[index % (CITIES + 1)].key}`;
  return "";
}

export function splitPlace(place: string): [string, string] {
  const colon = place.indexOf(":");
  return [place.slice(0, colon), place.slice(colon + 1)];
}

export function placeName(place: string): string {
  const [kind, name] = splitPlace(place);
  if (kind === "city") return words.city(cities.findIndex(({ key }) => key === name));
  if (kind === "card") return words.card(cards.findIndex(({ key }) => key === name));
  if (kind === "agenda") return words.agenda(agendas.findIndex(({ key }) => key === name));
  if (kind === "topic") return words.topic(Number(name));
  if (kind === "point") return words.field(Number(name));
  if (kind === "foreign") return words.foreignCard(foreign.findIndex(({ key }) => key === name));
  return name;
}

/** The moves a click on a place could have meant in this step, so that the server can say why not. */
export function candidates(place: string, position: Position): number[] {
  const step = position.step();
  const [kind, name] = splitPlace(place);
  const open = stepBlocks[step?.name ?? ""]?.blocks ?? [];
  return open.flatMap((block) => candidatesIn(block, kind, name)).slice(0, MOST_ASKED);
}

function candidatesIn(block: string, kind: string, name: string): number[] {
  if (kind === "city") {
    const city = cities.findIndex(({ key }) => key === name);
    if (CITY_BLOCKS.has(block)) return [moveIn(block, city)];
    if (block === "remove_base") return [0, 1, 2, 3].map((party) => moveIn(block, party * CITIES + city));
    return [];
  }
  if (kind === "card") {
    const card = cards.findIndex(({ key }) => key === name);
    if (block === "play") return [0, 1, 2].map((use) => moveIn(block, card * 3 + use));
    return CARD_BLOCKS.has(block) ? [moveIn(block, card)] : [];
  }
  const index = INDEX[kind]?.(name) ?? -1;
  return block === kind && index >= 0 ? [moveIn(block, index)] : [];
}

const INDEX: Record<string, (name: string) => number> = {
  agenda: (name) => agendas.findIndex(({ key }) => key === name),
  foreign: (name) => foreign.findIndex(({ key }) => key === name),
  topic: (name) => (Number(name) < slots.length ? Number(name) : -1),
  point: (name) => (Number(name) < points.length ? Number(name) : -1),
};
