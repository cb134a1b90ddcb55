/** The arithmetic of an End of Decade phase as rows of numbers, and the events left for sentences. */
import type { Schemas } from "../../shell/api";
import { plain, signed } from "../../shell/figures";
import type { LogLine } from "../../shell/game";
import { t } from "../../shell/i18n.svelte";
import { nameOf } from "../../shell/phrases";
import { provinceOf } from "./components";
import type { Seat } from "./model";
import { provinceName } from "./names";
import type { DecadeEnd, PhaseTold } from "./walk.svelte";

type Told = Schemas["GameEvent"];

export interface Row {
  label: string;
  value: string;
  /** The side it belongs to, or "". */
  side: Seat | "";
  places: string[];
}
interface Sum {
  rows: Row[];
  /** The row below the line. */
  total: Row | null;
}
interface Reading {
  sum: Sum;
  /** What the sum means, if no event says so. */
  verdict: string;
  lines: LogLine[];
  protests: Record<Seat, number> | null;
}

type Figures = Record<string, number>;
type Parts = Record<string, number | boolean>;
/** The arguments of an event in a province. */
interface OfProvince {
  province?: string;
  target?: string;
  attacker?: string;
  sector?: string | null;
  count?: number;
}

const CHANGING = new Set("unrest calmed reduce move living transfer socialist police police_gained attack".split(" "));
const BY_PROVINCE: Record<number, string> = { 5: "living", 6: "unrest", 7: "attack", 8: "police" };

/** Summarises a phase with its log lines; `flight` holds the components of 9.1 if known. */
export function reading({ phase, first, events }: PhaseTold, log: LogLine[], flight: Parts | null): Reading {
  const key = BY_PROVINCE[phase];
  const counted = events.find((event) => event.key === "protests");
  const summed = (event: Told): boolean =>
    event === counted || event.key === key || event.key === "currency" || (event.key === "flight" && flight !== null);
  const paid = events.some((event) => event.key === "currency" && figuresOf(event).balance >= 0);
  const own = log.filter((line) => line.first >= first && line.first < first + events.length);
  return {
    sum: sumOf(events, key, flight),
    verdict: paid ? t("forecast-currency-enough") : "",
    lines: own.filter((line) => !summed(events[line.first - first])),
    protests: counted ? (counted.args as unknown as Record<Seat, number>) : null,
  };
}

function figuresOf(event: Told): Figures {
  return event.args as unknown as Figures;
}

function sumOf(events: Told[], key: string | undefined, flight: Parts | null): Sum {
  const currency = events.find((event) => event.key === "currency");
  if (currency) return currencySum(figuresOf(currency));
  const left = events.find((event) => event.key === "flight");
  if (left && flight) return flightSum(figuresOf(left), flight);
  const rows = events.filter((event) => event.key === key).map((event) => rowOf(event));
  return { rows, total: null };
}

function row(key: string, value: string, side: Row["side"] = "", args: Figures = {}): Row {
  return { label: t(key, args), value, side, places: [] };
}

function currencySum({ track, exports, living, balance, worst }: Figures): Sum {
  return {
    rows: [
      row("page-sum-track", signed(track)),
      row("page-sum-exports", signed(exports), "", { worst }),
      row("page-sum-living", plain(-living), "east"),
    ],
    total: row("page-sum-balance", signed(balance)),
  };
}

function flightSum({ steps, points }: Figures, parts: Parts): Sum {
  const figure = (name: string): number => Number(parts[name]);
  return {
    rows: [
      row("page-sum-icons", signed(figure("icons"))),
      row("page-sum-best-west", signed(figure("best_west_living")), "west"),
      row("page-sum-red-police", signed(figure("red_police")), "east"),
      row("page-sum-protest-east", signed(figure("east_protest")), "east"),
      row("page-sum-worst-east", signed(figure("worst_east_living")), "east"),
      row("page-sum-protest-west", signed(figure("west_protest")), "west"),
    ],
    total: row("page-sum-steps", plain(steps), "", { points }),
  };
}

function rowOf(event: Told): Row {
  const { province = "", target = province, attacker, sector, count = 0 } = event.args as unknown as OfProvince;
  const place = provinceName(target) + (sector ? ` (${nameOf("sector", sector)})` : "");
  return {
    label: attacker ? `${provinceName(attacker)} → ${place}` : place,
    value: signed(event.key === "police" ? -1 : count),
    side: provinceOf(target).side === "E" ? "east" : "west",
    places: [target, ...(attacker ? [attacker] : [])].map((code) => `province:${code}`),
  };
}

/** 9.1: the components of the flight, from the forecast after the decision that triggered the End of Decade. If that
 * decision also completed it, the icons are gone from the board and are inferred. Null if anything that counts has
 * changed since. */
export function flightParts(end: DecadeEnd, forecast: Parts): Parts | null {
  const events = end.phases.flatMap((phase) => phase.events);
  const index = events.findIndex((event) => event.key === "flight");
  if (index < 0 || !("best_west_living" in forecast)) return null;
  const { at } = events[index];
  const after = events.slice(index + 1).filter((event) => event.at === at);
  if (at !== end.at || after.some((event) => CHANGING.has(event.key))) return null;
  const rest = ["best_west_living", "red_police", "east_protest", "worst_east_living", "west_protest"];
  const icons = figuresOf(events[index]).steps - rest.reduce((sum, name) => sum + Number(forecast[name]), 0);
  return icons >= 0 ? { ...forecast, icons } : null;
}
