/** The components of the game of four parties, and the engine's numbering of its moves. Made by generate.py, or told by a
 * server that plays with values of its own. */
import { get, type Schemas } from "../../shell/api";
import shipped from "../../generated/games/weimar/components.json";

/** seed, public, house or own; behind "seed " the paragraphs of the booklet that say so. */
export type Source = string;
export type Names = { de: string; en: string };
interface Entry {
  key: string;
  src: Record<string, Source>;
  names: Names;
}
export interface City extends Entry {
  sum: number;
  slots: number;
  x: number;
  y: number;
}
interface Unit extends Entry {
  side: string;
  strength: number;
}
export interface Face extends Entry {
  big: number;
  small: number;
  /** Number of its effect. */
  event: number;
  /** -1: a republic card. */
  party: number;
  era?: [number, number];
  remove: boolean;
  reinforce?: boolean;
  politician?: boolean;
  reaction?: string;
  nsdap: string;
  note: Names;
}
interface Agenda extends Entry {
  topics: number;
  effect: number;
  adds: string[];
  early: boolean;
  party: number;
  note: Names;
}
interface RoundCard extends Entry {
  round: number;
  topic: string;
  reveal: number;
  end: number;
  note: Names;
}
interface ForeignCard extends Entry {
  year: number;
  nation: string;
  target: number;
  before: number;
  success: number;
  always: number;
  end: number;
  note: Names;
}
interface Topic extends Entry {
  colour: "white" | "yellow";
  copies: number;
  order: number;
  options: (Entry & { event: number })[];
}
interface SocietyMarker extends Entry {
  colour: string;
  effect: number;
  note: Names;
}
export interface Criterion {
  text: string;
  measure: string;
  low: number;
  high: number;
}
export interface FinalLine extends Criterion {
  parties: number[];
  vp: number;
  each: boolean;
}
interface Scenario extends Entry {
  note: Names;
  solo: boolean;
  rounds: [number, number];
  foreign: string[];
  criteria: Criterion[];
  final: FinalLine[];
  small_victory: number;
  great_victory: number;
}
export interface EffectStep {
  verb: number;
  amount: number;
  party: number;
  place: number;
  thing: number;
  blocks: number[];
  by: number;
  test: number;
  argument: number;
  negated: boolean;
}
export interface Effect {
  name: string;
  text: string;
  blocks: EffectStep[][];
}

/** What a folder of somebody's own can change. */
interface Values {
  cities: City[];
  units: Unit[];
  nations: (Entry & { flags: number })[];
  cards: Face[];
  agendas: Agenda[];
  rounds: RoundCard[];
  foreign: ForeignCard[];
  special: Entry[];
  topics: Topic[];
  society: SocietyMarker[];
  scenarios: Scenario[];
  effects: Effect[];
  slots: { topic: number; copy: number }[];
  tracks: {
    src: Record<string, Source>;
    seats: number;
    box: number;
    reserve: number;
    economy: number;
    society: number;
    nsdap: number;
    nsdap_seats: number[];
  };
  blocks: { name: string; start: number; size: number }[];
}

export const parties = shipped.parties as string[];
export const points = shipped.points as [number, number][];
export const steps = shipped.steps as Record<string, string>;
export const stepBlocks = shipped.stepBlocks as Record<string, { blocks: string[]; rule: string }>;
export const terminations = shipped.terminations as string[];
export const seatings = shipped.seatings as number[][];
export const verbs = shipped.verbs as string[];
export const levels = shipped.levels as string[];

export let { cities, units, nations, cards, agendas, rounds, foreign } = shipped as unknown as Values;
export let { topics, society, scenarios, effects, slots, tracks } = shipped as unknown as Values;
export let { special: specials } = shipped as unknown as Values;
let { blocks } = shipped as unknown as Values;
/** The name of the values that everything is told with; empty for those of this edition. */
export let inUse = "";

/** From now on everything is told with these values: whoever shows a table waits for it first. */
export async function useValues(values: string): Promise<void> {
  if (values === inUse) return;
  const told = values ? (await get<Schemas["OwnParts"]>(`/api/games/weimar/values/${values}`)).parts : shipped;
  ({ cities, units, nations, cards, agendas, rounds, foreign } = told as unknown as Values);
  ({ topics, society, scenarios, effects, slots, tracks, blocks, special: specials } = told as unknown as Values);
  inUse = values;
}

/** The same with the values that new tables have here. */
export async function useValuesHere(): Promise<void> {
  const { games } = await get<Schemas["Games"]>("/api/games");
  await useValues(games.find(({ name }) => name === "weimar")?.values ?? "");
}

export const PARTIES = 4;
export const CITIES = 11;
export const SUPPLY = 11;
export const DISSOLVED = 12;
export const PLACES = 14;
export const BLACK = 12;
export const UNIT_KINDS = 14;
export const UNIT_NAMES = [...units.map(({ key }) => key), "black-reichswehr1", "black-reichswehr2"];
export const MARKERS = ["poverty", "prosperity", "unrest", "uprising", "councils", "regime"] as const;
export const BOX = [
  "poverty",
  "inflation",
  "blockade",
  "violent_peace",
  "instable_state",
  "minority_cabinet",
  "black_friday",
] as const;
export const COALITIONS = ["left", "weimar", "right"] as const;
export const USES = ["event", "debate", "actions"] as const;
export const COUNTERS = ["uprising", "councils", "regime"] as const;
export const ACTIONS = ["demonstration", "coup", "counter", "fight"] as const;
export const MINORS = ["uspd", "ddp", "dvp"] as const;

/** The block of a move and its place there. */
export function blockOf(move: number): { block: string; index: number } {
  const found = blocks.find(({ start, size }) => move >= start && move < start + size)!;
  return { block: found.name, index: move - found.start };
}

/** The number of a move, from its block and its place there. */
export function moveIn(block: string, index: number): number {
  return blocks.find(({ name }) => name === block)!.start + index;
}
