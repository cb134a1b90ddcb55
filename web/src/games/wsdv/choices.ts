/** The legal moves as a person meets them: places on the board, cards, buttons. */
import { blockOf, cards, cities, moveIn, provinces, stepBlocks, symbolBlocks } from "./components";
import type { Choice as AnyChoice } from "../../shell/game";
import { EAST, type Position, type Step } from "./model";
import { CARD_BLOCKS, CITY_BLOCKS, LINE_BLOCKS, pair, PROVINCE_BLOCKS, words } from "./words";

export interface Choice extends Omit<AnyChoice, "short" | "group"> {
  block: string;
  index: number;
}

export function provincePlace(index: number): string {
  return `province:${provinces[index].code}`;
}

/** Every legal move with its place. */
export function choicesOf(position: Position, moves: number[]): Choice[] {
  const step = position.step();
  return moves.map((move) => {
    const { block, index } = blockOf(move);
    const [place, target] = placeOf(block, index);
    return { move, block, index, label: words.move(move, step), place, target };
  });
}

function placeOf(block: string, index: number): [string, string] {
  if (PROVINCE_BLOCKS.has(block)) return [provincePlace(index), ""];
  if (CITY_BLOCKS.has(block)) return [`city:${cities[index].name}`, ""];
  if (LINE_BLOCKS.has(block)) return [`line:${index}`, ""];
  if (CARD_BLOCKS.has(block)) return [`card:${cards[index].id}`, ""];
  if (block === "play") return [`card:${cards[index >> 2].id}`, ""];
  if (block === "sector" || block === "lose_sector") return [`sector:${index}`, ""];
  if (block === "space") return [`space:${index - 6}`, ""];
  if (block === "void_track") return [`track:${index}`, ""];
  if (block === "attack") return [provincePlace(pair(index)[1]), ""];
  if (block === "move") return [provincePlace(pair(index)[0]), provincePlace(pair(index)[1])];
  return ["", ""];
}

/** The moves behind each place. With `source`, those that go on from it. */
export function glowOf(choices: Choice[], source = ""): Map<string, Choice[]> {
  const glow = new Map<string, Choice[]>();
  for (const choice of choices) {
    const place = source ? (choice.place === source ? choice.target : "") : choice.place;
    if (place) glow.set(place, [...(glow.get(place) ?? []), choice]);
  }
  return glow;
}

const MOST_ASKED = 16;

/** The moves a click on a place could have meant in this step, so that the server can say why not. */
export function candidates(place: string, step: Step): number[] {
  const [kind, name] = splitPlace(place);
  const open = step.name === "symbols" || step.name === "resolve" ? symbolBlocks : stepBlocks[step.name]?.blocks;
  return (open ?? []).flatMap((block) => candidatesIn(block, kind, name, step)).slice(0, MOST_ASKED);
}

function candidatesIn(block: string, kind: string, name: string, step: Step): number[] {
  if (kind === "province") {
    const province = provinces.findIndex(({ code }) => code === name);
    // 8: police is East's, for its own provinces: another click never means it
    if (block === "police" && (step.seat !== EAST || provinces[province].side !== "E")) return [];
    if (PROVINCE_BLOCKS.has(block)) return [moveIn(block, province)];
    return block === "attack" ? [moveIn(block, step.a * provinces.length + province)] : [];
  }
  if (kind === "city" && CITY_BLOCKS.has(block))
    return [
      moveIn(
        block,
        cities.findIndex((city) => city.name === name),
      ),
    ];
  if (kind === "line" && LINE_BLOCKS.has(block)) return [moveIn(block, Number(name))];
  if (kind === "sector" && (block === "sector" || block === "lose_sector")) return [moveIn(block, Number(name))];
  if (kind === "space" && block === "space") return [moveIn(block, Number(name) + 6)];
  if (kind === "card" && CARD_BLOCKS.has(block))
    return [
      moveIn(
        block,
        cards.findIndex((card) => card.id === name),
      ),
    ];
  return [];
}

export function splitPlace(place: string): [string, string] {
  const colon = place.indexOf(":");
  return [place.slice(0, colon), place.slice(colon + 1)];
}

/** The name of a place in words. */
export function placeName(place: string): string {
  const [kind, name] = splitPlace(place);
  if (kind === "province") return words.place(name);
  if (kind === "line") return words.line(Number(name));
  if (kind === "sector") return words.sector(Number(name));
  if (kind === "card") return words.card(cards.findIndex((card) => card.id === name));
  return name;
}
