/** The forecast: ten phases of the decade end with their arithmetic, if it came now; while it lasts, how far it is. */
import { t } from "../../shell/i18n.svelte";
import { EAST, SEATS, WEST } from "./model";
import { plain, signed, words } from "./words";

interface Protests {
  now: number;
  after_internal: number;
  at_worst: number;
}
/** docs/api.md "Forecast". */
export interface Forecast {
  flight: { wall: boolean; points: number; has: number } & Record<string, number | boolean>;
  prestige: { holder: number; marker: number; bankrupt: boolean };
  currency: {
    track: number;
    exports: number;
    worst_west_export: number;
    living: number;
    balance: number;
    rundown: number;
    dismantled: number;
    bankrupt: boolean;
  };
  police_cost: { points: number; has: number };
  living_losses: Record<string, number>;
  internal_unrest: Record<string, number>;
  attacks: { from: string; to: string; unrest: number }[];
  police: { ready: number };
  socialists: { change: number; total: number; triumph: boolean; failure: boolean };
  protests: { west: Protests; east: Protests };
  /** Missing in analyses made before the forecast told it. */
  end?: End;
}
interface End {
  /** The phase under way; 0 outside the decade end. */
  phase: number;
  due: number;
  space: number | null;
  used: number;
}

/** One phase: how far it is, its name, its result in a few words, the arithmetic, and how it would end the game. */
export interface Phase {
  state: "ahead" | "now" | "done";
  number: number;
  name: string;
  result: string;
  lines: string[];
  danger: string;
  places: string[];
}

const COLLAPSE_AT = 4;
const EAST_WEST = 7;
const USE_POLICE = 8;
const NOT_BEGUN: End = { phase: 0, due: 0, space: null, used: 0 };
type Worded = Omit<Phase, "number" | "name" | "state">;

/** The ten phases in words. */
export function outlook(forecast: Forecast): Phase[] {
  const end = forecast.end ?? NOT_BEGUN;
  const told: Worded[] = [
    { ...flight(forecast.flight), places: [] },
    prestige(forecast.prestige, end),
    { ...currency(forecast.currency), places: [] },
    { ...policeCost(forecast.police_cost), places: [] },
    byProvince("living", forecast.living_losses, "outlook-lost"),
    byProvince("internal", forecast.internal_unrest, "outlook-unrest"),
    attacks(forecast.attacks, end),
    { ...police(forecast.police.ready, end), danger: "", places: [] },
    { ...socialists(forecast.socialists), places: [] },
    { ...protests(forecast.protests), places: [] },
  ];
  return told.map((phase, i) => soFar(phase, i + 1, end));
}

/** A phase with how far it is: what it still costs while it is under way, and no danger from what is over. */
function soFar(phase: Worded, number: number, { phase: current, due }: End): Phase {
  const named = { ...phase, number, name: t(`phase-${number}`) };
  if (!current || number > current) return { ...named, state: "ahead" };
  if (number < current) return { ...named, state: "done", danger: "" };
  if (!due) return { ...named, state: "now" };
  const result = t("outlook-due", { result: phase.result, count: due });
  return { ...named, state: "now", result, lines: [...phase.lines, t("forecast-due", { count: due })] };
}

type Told = Pick<Phase, "result" | "lines" | "danger">;

function dismantled(points: number, has: number): Pick<Phase, "result" | "danger"> {
  return {
    result: points ? t("outlook-dismantled", { points }) : t("outlook-nothing"),
    danger: points > has ? t("outlook-danger-bankruptcy") : "",
  };
}

function flight(parts: Forecast["flight"]): Told {
  const { points, has } = parts;
  const sum = dismantled(points, has);
  if (parts.wall) return { ...sum, lines: [t("forecast-wall", { has })] };
  return { ...sum, lines: [flightSum(parts), t("forecast-flight", { points, has })] };
}

/** 9.1: how the steps come about. */
export function flightSum(parts: Record<string, number | boolean>): string {
  const figures = Object.entries(parts).filter(([, value]) => typeof value === "number") as [string, number][];
  return t("forecast-flight-sum", {
    ...Object.fromEntries(figures),
    worst_east_living: 0 - Number(parts.worst_east_living),
    west_protest: 0 - Number(parts.west_protest),
    steps: plain(Number(parts.steps)),
  });
}

function prestige({ holder, marker, bankrupt }: Forecast["prestige"], { space }: End): Worded {
  const at = space ?? marker;
  const args = { holder: words.side(holder), marker: signed(at), symbols: words.spaceSymbols(at) };
  const line = t(space === null ? "forecast-prestige" : "forecast-prestige-done", args);
  return {
    result: t("outlook-space", args),
    lines: bankrupt && space === null ? [line, t("forecast-prestige-bankrupt")] : [line],
    danger: bankrupt ? t("outlook-danger-bankruptcy") : "",
    places: [`space:${at}`],
  };
}

function currency(parts: Forecast["currency"]): Told {
  const figures = {
    exports: parts.exports,
    living: parts.living,
    rundown: parts.rundown,
    dismantled: parts.dismantled,
    worst: parts.worst_west_export,
    track: signed(parts.track),
    balance: signed(parts.balance),
  };
  const outcome = parts.bankrupt ? "bankrupt" : parts.balance < 0 ? "missing" : "enough";
  return {
    result: t("outlook-balance", figures),
    lines: [t("forecast-currency-sum", figures), t(`forecast-currency-${outcome}`, figures)],
    danger: parts.bankrupt ? t("outlook-danger-bankruptcy") : "",
  };
}

function policeCost({ points, has }: Forecast["police_cost"]): Told {
  return { ...dismantled(points, has), lines: [t("forecast-police-cost", { points, has })] };
}

function police(ready: number, { phase, used }: End): Pick<Phase, "result" | "lines"> {
  const over = phase > USE_POLICE;
  const count = over ? used : ready - used;
  const result = count ? t(over ? "outlook-used" : "outlook-ready", { count }) : t("outlook-nothing");
  return { result, lines: [t(over ? "forecast-police-done" : "forecast-police", { count })] };
}

function byProvince(key: string, amounts: Record<string, number>, short: string): Worded {
  const entries = Object.entries(amounts);
  const what = entries.map(([code, count]) => `${words.place(code)} ${count}`).join(", ");
  const count = entries.reduce((sum, [, amount]) => sum + amount, 0);
  return {
    result: count ? t(short, { count }) : t("outlook-nothing"),
    lines: [what ? t(`forecast-${key}`, { what }) : t(`forecast-${key}-none`)],
    danger: "",
    places: entries.map(([code]) => `province:${code}`),
  };
}

function attacks(known: Forecast["attacks"], { phase }: End): Worded {
  const over = phase > EAST_WEST;
  const told = known.map((one) => `${words.place(one.from)} → ${words.place(one.to)} +${one.unrest}`);
  const short = over ? "outlook-attacked" : "outlook-attacks";
  const key = over ? "forecast-attacks-done" : "forecast-attacks";
  return {
    result: told.length ? t(short, { count: told.length }) : t("outlook-nothing"),
    lines: [told.length ? t(key, { what: told.join(", ") }) : t(`${key}-none`)],
    danger: "",
    places: known.flatMap((one) => [`province:${one.from}`, `province:${one.to}`]),
  };
}

function socialists({ change, total, triumph, failure }: Forecast["socialists"]): Told {
  const args = { change: signed(change), total };
  const ends = [...(triumph ? ["forecast-triumph"] : []), ...(failure ? ["forecast-failure"] : [])];
  return {
    result: t("outlook-socialists", args),
    lines: [t("forecast-socialists", args), ...ends.map((key) => t(key))],
    danger: triumph ? t("outlook-danger-triumph") : failure ? t("outlook-danger-failure") : "",
  };
}

function protests(sides: Forecast["protests"]): Told {
  const { west, east } = sides;
  const collapsing = SEATS.filter((seat) => sides[seat].at_worst >= COLLAPSE_AT);
  const names = collapsing.map((seat) => words.side(seat === "east" ? EAST : WEST)).join(", ");
  return {
    result: t("outlook-protests", { west: range(west), east: range(east) }),
    lines: SEATS.map((seat) => {
      const { now, after_internal: internal, at_worst: worst } = sides[seat];
      return t("forecast-protests", { side: words.side(seat === "east" ? EAST : WEST), now, internal, worst });
    }),
    danger: names ? t("outlook-danger-collapse", { side: names }) : "",
  };
}

function range({ now, at_worst: worst }: Protests): string {
  return now === worst ? String(now) : `${now}–${worst}`;
}
