/** The arithmetic of a phase of the decade end as rows of figures, and what is left to tell in sentences. */
import { provinces } from "./components";
import { t } from "../../shell/i18n.svelte";
import { EAST, WEST } from "./model";
import type { Sentence } from "./story";
import { tell, type Told } from "./story";
import type { DecadeEnd } from "./walk.svelte";
import { plain, signed, words } from "./words";

export interface Row {
  label: string;
  value: string;
  /** Whose: a side, or -1. */
  side: number;
  places: string[];
}
interface Sum {
  rows: Row[];
  /** The line beneath the stroke. */
  total: Row | null;
}
interface Reading {
  sum: Sum;
  /** What the sum means, where no event tells it. */
  verdict: string;
  lines: Sentence[];
  protests: [number, number] | null;
}

type Args = Record<string, number>;
type Parts = Record<string, number | boolean>;

const CHANGING = new Set("unrest calmed reduce move living transfer socialist police police_gained attack".split(" "));
const BY_PROVINCE: Record<number, string> = { 5: "living", 6: "unrest", 7: "attack", 8: "police" };

/** A phase as it is read: `flight` has the parts of 9.1 where they are known. */
export function reading(phase: number, events: Told[], first: number, flight: Parts | null): Reading {
  const key = BY_PROVINCE[phase];
  const counted = events.find((event) => event.key === "protests");
  const summed = (event: Told): boolean =>
    event === counted || event.key === key || event.key === "currency" || (event.key === "flight" && flight !== null);
  const paid = events.some((event) => event.key === "currency" && (event.args as Args).balance >= 0);
  return {
    sum: sumOf(events, key, flight),
    verdict: paid ? t("forecast-currency-enough") : "",
    lines: tell(
      events.filter((event) => !summed(event)),
      first,
    ),
    protests: counted ? [counted.args.west as number, counted.args.east as number] : null,
  };
}

function sumOf(events: Told[], key: string | undefined, flight: Parts | null): Sum {
  const currency = events.find((event) => event.key === "currency");
  if (currency) return currencySum(currency.args as Args);
  const left = events.find((event) => event.key === "flight");
  if (left && flight) return flightSum(left.args as Args, flight);
  const rows = events.filter((event) => event.key === key).map((event) => rowOf(event));
  return { rows, total: null };
}

function row(key: string, value: string, side = -1, args: Args = {}): Row {
  return { label: t(key, args), value, side, places: [] };
}

function currencySum({ track, exports, living, balance, worst }: Args): Sum {
  return {
    rows: [
      row("page-sum-track", signed(track)),
      row("page-sum-exports", signed(exports), -1, { worst }),
      row("page-sum-living", plain(-living), EAST),
    ],
    total: row("page-sum-balance", signed(balance)),
  };
}

function flightSum({ steps, points }: Args, parts: Parts): Sum {
  const figure = (name: string): number => Number(parts[name]);
  return {
    rows: [
      row("page-sum-icons", signed(figure("icons"))),
      row("page-sum-best-west", signed(figure("best_west_living")), WEST),
      row("page-sum-red-police", signed(figure("red_police")), EAST),
      row("page-sum-protest-east", signed(figure("east_protest")), EAST),
      row("page-sum-worst-east", signed(figure("worst_east_living")), EAST),
      row("page-sum-protest-west", signed(figure("west_protest")), WEST),
    ],
    total: row("page-sum-steps", plain(steps), -1, { points }),
  };
}

function rowOf(event: Told): Row {
  const args = event.args as Args;
  const target = "target" in args ? args.target : args.province;
  const side = provinces[target].side === "E" ? EAST : WEST;
  const sector = (args.sector ?? -1) >= 0 ? ` (${words.sector(args.sector)})` : "";
  const label =
    "attacker" in args
      ? `${words.province(args.attacker)} → ${words.province(target)}`
      : words.province(target) + sector;
  const places = [target, ...("attacker" in args ? [args.attacker] : [])].map((one) => `province:${words.code(one)}`);
  const count = event.key === "police" ? -1 : args.count;
  return { label, value: signed(count), side, places };
}

/** 9.1: the parts of the flight, from the forecast of the position after the decision that brought the decade end; where
 * that decision also ended it, the icons have left the board. Nothing where something that counts has changed since. */
export function flightParts(end: DecadeEnd, forecast: Parts): Parts | null {
  const events = end.phases.flatMap((phase) => phase.events);
  const index = events.findIndex((event) => event.key === "flight");
  if (index < 0 || !("best_west_living" in forecast)) return null;
  const { at, args } = events[index];
  const after = events.slice(index + 1).filter((event) => event.at === at);
  if (at !== end.at || after.some((event) => CHANGING.has(event.key))) return null;
  const rest = ["best_west_living", "red_police", "east_protest", "worst_east_living", "west_protest"];
  const icons = (args as Args).steps - rest.reduce((sum, name) => sum + Number(forecast[name]), 0);
  return icons >= 0 ? { ...forecast, icons } : null;
}
