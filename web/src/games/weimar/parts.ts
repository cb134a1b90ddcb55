/** The components of the game of four parties. Made by generate.py, or told by a server that plays with values of its
 * own. */
import { get, type Schemas } from "../../shell/api";
import { games } from "../../shell/games.svelte";
import { messages } from "../../shell/i18n.svelte";
import type { Phrase } from "../../shell/phrases";
import shipped from "../../generated/games/weimar/components.json";

/** seed, public, house or own; behind "seed " the paragraphs of the booklet that say so. */
export type Source = string;
export type Names = { de: string; en: string };
interface Entry {
  key: string;
  src: Record<string, Source>;
  names: Names;
}
/** What something does; nothing where it does nothing. */
type Effect = Phrase | null;

interface City extends Entry {
  /** As places and views name it. */
  id: string;
  sum: number;
  slots: number;
  x: number;
  y: number;
}
interface Unit extends Entry {
  side: string;
  strength: number;
}
interface Face extends Entry {
  big: number;
  small: number;
  event: Effect;
  /** Nothing for a republic card. */
  party: string | null;
  remove: boolean;
  politician?: boolean;
  reaction?: string;
  nsdap: string;
  note: Names;
}
interface Agenda extends Entry {
  topics: Effect;
  effect: Effect;
  adds: string[];
  early: boolean;
  party: string;
  note: Names;
}
interface RoundCard extends Entry {
  round: number;
}
interface ForeignCard extends Entry {
  year: number;
  nation: string;
  target: number;
  before: Effect;
  success: Effect;
  always: Effect;
  end: Effect;
  note: Names;
}
interface Topic extends Entry {
  colour: "white" | "yellow";
}
interface Scenario extends Entry {
  note: Names;
  solo: boolean;
  rounds: [number, number];
}
/** A field of the opinion track, and the parties that control it. */
interface Field {
  id: string;
  x: number;
  y: number;
  owners: string[];
}

/** What a folder of somebody's own can change. */
interface Values {
  cities: City[];
  units: Unit[];
  nations: Entry[];
  cards: Face[];
  agendas: Agenda[];
  rounds: RoundCard[];
  foreign: ForeignCard[];
  topics: Topic[];
  society: Entry[];
  scenarios: Scenario[];
  tracks: {
    src: Record<string, Source>;
    seats: number;
    box: number;
    economy: number;
    society: number;
    nsdap: number;
  };
}

const GAME = "weimar";

export const parties = shipped.parties as string[];
export const fields = shipped.fields as Field[];

export let { cities, units, nations, cards, agendas, rounds } = shipped as unknown as Values;
export let { foreign, topics, society, scenarios, tracks } = shipped as unknown as Values;
/** The name of the values that everything is told with; empty for those of this edition. */
export let inUse = "";

/** From now on everything is told with these values: whoever shows a table waits for it first. */
export async function useValues(values: string): Promise<void> {
  if (values === inUse) return;
  const told = values ? await get<Schemas["OwnParts"]>(`/api/games/${GAME}/values/${values}`) : null;
  ({ cities, units, nations, cards, agendas, rounds } = (told?.parts ?? shipped) as unknown as Values);
  ({ foreign, topics, society, scenarios, tracks } = (told?.parts ?? shipped) as unknown as Values);
  messages.rename(GAME, told?.names ?? null);
  inUse = values;
}

/** The same with the values that new tables have here. */
export async function useValuesHere(): Promise<void> {
  await games.load();
  await useValues(games.find(GAME)?.values ?? "");
}

/** Names printed in the box: German and English; other languages see the German ones. */
export function printed(names: Names): string {
  return messages.language === "en" ? names.en : names.de;
}

/** Kind and key of a place that is written as "kind:key". */
export function splitPlace(place: string): [kind: string, key: string] {
  const colon = place.indexOf(":");
  return [place.slice(0, colon), place.slice(colon + 1)];
}

export const MINORS = ["uspd", "ddp", "dvp"] as const;
export const USES = ["event", "debate", "actions"] as const;
