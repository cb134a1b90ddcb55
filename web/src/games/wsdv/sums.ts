/** The arithmetic of an End of Decade phase as rows of numbers, and the events left for sentences. */
import { typed, type Schemas } from "../../shell/net/api";
import { plain, signed } from "../../shell/text/figures";
import type { LogLine } from "../../shell/plugin/game";
import { t } from "../../shell/text/i18n.svelte";
import { nameOf } from "../../shell/text/phrases";
import { provinceOf } from "./components";
import type { EventArgs, Flight, Kept, Seat } from "./model";
import { provinceName } from "./names";
import type { PhaseEvents } from "./ending";

type GameEvent = Schemas["GameEvent"];

export interface Row {
  label: string;
  value: number;
  /** Writes the value, also while it is being counted. */
  write: (value: number) => string;
  /** The side it belongs to, or "". */
  side: Seat | "";
  places: string[];
}
interface Sum {
  rows: Row[];
  /** The row below the line. */
  total: Row | null;
}
/** 9.10: the mass protests of both sides, and which side collapses. */
export type Protests = Record<Seat, number> & { collapsing: Seat[] };
export interface Reading {
  sum: Sum;
  /** Everything that the phase counts on the board. */
  places: string[];
  /** What the sum means, if no event says so. */
  verdict: string;
  lines: LogLine[];
  protests: Protests | null;
}

/** Where the figures of a phase stand, by name. */
type Counted = Record<string, string[]>;
const BY_PROVINCE: Record<number, string> = { 5: "living", 6: "unrest", 7: "attack", 8: "police" };

/** Summarises a phase with its log lines; `flight` holds the components of 9.1 if known, `counted` where the figures of
 * the phase stand, `kept` the comparison of 9.5 with which the phase began. */
export function reading(
  { phase, first, events }: PhaseEvents,
  log: LogLine[],
  flight: Flight | null = null,
  counted: Counted = {},
  kept: Kept[] | null = null,
): Reading {
  const key = BY_PROVINCE[phase];
  const protests = events.find((event) => event.key === "protests");
  const summed = (event: GameEvent): boolean =>
    event === protests ||
    (event.key === key && !(kept && event.args.sector)) ||
    event.key === "currency" ||
    (event.key === "flight" && flight !== null);
  const paid = events.some((event) => event.key === "currency" && argsOf(event).enough);
  const own = log.filter((line) => line.first >= first && line.first < first + events.length);
  return {
    sum: kept ? keptSum(kept, events) : sumOf(events, key, flight, counted),
    places: Object.values(counted).flat(),
    verdict: paid ? t("forecast-currency-enough") : "",
    lines: own.filter((line) => !summed(events[line.first - first])),
    protests: protests ? protestsOf(argsOf(protests)) : null,
  };
}

function argsOf(event: GameEvent): EventArgs {
  return typed<EventArgs>(event.args);
}

function protestsOf({ west = 0, east = 0, collapsing = [] }: EventArgs): Protests {
  return { west, east, collapsing };
}

function sumOf(events: GameEvent[], key: string | undefined, flight: Flight | null, counted: Counted): Sum {
  const currency = events.find((event) => event.key === "currency");
  if (currency) return currencySum(argsOf(currency), counted);
  const left = events.find((event) => event.key === "flight");
  if (left && flight) return flightSum(argsOf(left), flight, counted);
  const rows = events.filter((event) => event.key === key).map((event) => rowOf(event));
  return { rows, total: null };
}

function row(label: string, value: number, write = signed, places: string[] = [], side: Row["side"] = ""): Row {
  return { label, value, write, side, places };
}

function currencySum({ track, exports = 0, living = 0, balance = 0, worst = 0 }: EventArgs, counted: Counted): Sum {
  return {
    rows: [
      row(t("page-sum-track"), Number(track), signed, counted.track),
      row(t("page-sum-exports", { worst }), exports, signed, counted.exports),
      row(t("page-sum-living"), -living, plain, counted.living, "east"),
    ],
    total: row(t("page-sum-balance"), balance),
  };
}

/** 9.5: each living standard beside the factory that maintains it. */
function keptSum(kept: Kept[], events: GameEvent[]): Sum {
  const lost = events.filter(({ key }) => key === "living").map(argsOf);
  const rows = kept.map(({ province, living, factory, loss }) => {
    const gone = lost.filter((one) => one.province === province).reduce((sum, { count = 0 }) => sum - count, 0);
    // 10.3: West has counted Hamburg elsewhere, so this factory was worth something else
    const other = gone > loss;
    const place = provinceName(province);
    const label =
      factory === null || other
        ? t("page-sum-kept-free", { place, living })
        : t("page-sum-kept", { place, living, factory });
    return row(label, -Math.max(loss, gone), signed, [`province:${province}`], sideOf(province));
  });
  return { rows, total: null };
}

function sideOf(province: string): Seat {
  return provinceOf(province).side === "E" ? "east" : "west";
}

/** The components of 9.1 with their messages and sides. */
const FLIGHT: [part: Exclude<keyof Flight, "wall">, message: string, side: Row["side"]][] = [
  ["icons", "page-sum-icons", ""],
  ["best_west_living", "page-sum-best-west", "west"],
  ["red_police", "page-sum-red-police", "east"],
  ["east_protest", "page-sum-protest-east", "east"],
  ["worst_east_living", "page-sum-worst-east", "east"],
  ["west_protest", "page-sum-protest-west", "west"],
];

function flightSum({ steps = 0, points = 0 }: EventArgs, parts: Flight, counted: Counted): Sum {
  return {
    rows: FLIGHT.map(([part, key, side]) => row(t(key), parts[part], signed, counted[part], side)),
    total: row(t("page-sum-steps", { points }), steps, plain),
  };
}

function rowOf(event: GameEvent): Row {
  const { province = "", target = province, attacker, sector, count = 0 } = argsOf(event);
  const place = provinceName(target) + (sector ? ` (${nameOf("sector", sector)})` : "");
  return {
    label: attacker ? `${provinceName(attacker)} → ${place}` : place,
    value: event.key === "police" ? -1 : count,
    write: signed,
    side: sideOf(attacker ?? target),
    places: [target, ...(attacker ? [attacker] : [])].map((code) => `province:${code}`),
  };
}
