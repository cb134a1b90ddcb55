/** The forecast: ten phases of the decade end with their arithmetic, if it came now. */
import { t } from "./i18n.svelte";
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
}

/** One phase: its name, its result in a few words, the arithmetic, and how it would end the game. */
export interface Phase {
  number: number;
  name: string;
  result: string;
  lines: string[];
  danger: string;
  places: string[];
}

const COLLAPSE_AT = 4;

/** The ten phases in words. */
export function outlook(forecast: Forecast): Phase[] {
  const told: Omit<Phase, "number" | "name">[] = [
    { ...flight(forecast.flight), places: [] },
    { ...prestige(forecast.prestige), places: [`space:${forecast.prestige.marker}`] },
    { ...currency(forecast.currency), places: [] },
    { ...policeCost(forecast.police_cost), places: [] },
    byProvince("living", forecast.living_losses, "page-forecast-lost"),
    byProvince("internal", forecast.internal_unrest, "page-forecast-unrest"),
    attacks(forecast.attacks),
    { ...police(forecast.police.ready), danger: "", places: [] },
    { ...socialists(forecast.socialists), places: [] },
    { ...protests(forecast.protests), places: [] },
  ];
  return told.map((phase, i) => ({ number: i + 1, name: t(`phase-${i + 1}`), ...phase }));
}

type Told = Pick<Phase, "result" | "lines" | "danger">;

function dismantled(points: number, has: number): Pick<Phase, "result" | "danger"> {
  return {
    result: points ? t("page-forecast-dismantled", { points }) : t("page-forecast-nothing"),
    danger: points > has ? t("page-danger-bankruptcy") : "",
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

function prestige({ holder, marker, bankrupt }: Forecast["prestige"]): Told {
  const args = { holder: words.side(holder), marker: signed(marker), symbols: words.spaceSymbols(marker) };
  return {
    result: t("page-forecast-space", args),
    lines: [t("forecast-prestige", args), ...(bankrupt ? [t("forecast-prestige-bankrupt")] : [])],
    danger: bankrupt ? t("page-danger-bankruptcy") : "",
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
    result: t("page-forecast-balance", figures),
    lines: [t("forecast-currency-sum", figures), t(`forecast-currency-${outcome}`, figures)],
    danger: parts.bankrupt ? t("page-danger-bankruptcy") : "",
  };
}

function policeCost({ points, has }: Forecast["police_cost"]): Told {
  return { ...dismantled(points, has), lines: [t("forecast-police-cost", { points, has })] };
}

function police(count: number): Pick<Phase, "result" | "lines"> {
  const result = count ? t("page-forecast-ready", { count }) : t("page-forecast-nothing");
  return { result, lines: [t("forecast-police", { count })] };
}

function byProvince(key: string, amounts: Record<string, number>, short: string): Omit<Phase, "number" | "name"> {
  const entries = Object.entries(amounts);
  const what = entries.map(([code, count]) => `${words.place(code)} ${count}`).join(", ");
  const count = entries.reduce((sum, [, amount]) => sum + amount, 0);
  return {
    result: count ? t(short, { count }) : t("page-forecast-nothing"),
    lines: [what ? t(`forecast-${key}`, { what }) : t(`forecast-${key}-none`)],
    danger: "",
    places: entries.map(([code]) => `province:${code}`),
  };
}

function attacks(possible: Forecast["attacks"]): Omit<Phase, "number" | "name"> {
  const told = possible.map((one) => `${words.place(one.from)} → ${words.place(one.to)} +${one.unrest}`);
  return {
    result: told.length ? t("page-forecast-attacks", { count: told.length }) : t("page-forecast-nothing"),
    lines: [told.length ? t("forecast-attacks", { what: told.join(", ") }) : t("forecast-attacks-none")],
    danger: "",
    places: possible.flatMap((one) => [`province:${one.from}`, `province:${one.to}`]),
  };
}

function socialists({ change, total, triumph, failure }: Forecast["socialists"]): Told {
  const args = { change: signed(change), total };
  const ends = [...(triumph ? ["forecast-triumph"] : []), ...(failure ? ["forecast-failure"] : [])];
  return {
    result: t("page-forecast-socialists", args),
    lines: [t("forecast-socialists", args), ...ends.map((key) => t(key))],
    danger: triumph ? t("page-danger-triumph") : failure ? t("page-danger-failure") : "",
  };
}

function protests(sides: Forecast["protests"]): Told {
  const { west, east } = sides;
  const collapsing = SEATS.filter((seat) => sides[seat].at_worst >= COLLAPSE_AT);
  const names = collapsing.map((seat) => words.side(seat === "east" ? EAST : WEST)).join(", ");
  return {
    result: t("page-forecast-protests", { west: range(west), east: range(east) }),
    lines: SEATS.map((seat) => {
      const { now, after_internal: internal, at_worst: worst } = sides[seat];
      return t("forecast-protests", { side: words.side(seat === "east" ? EAST : WEST), now, internal, worst });
    }),
    danger: names ? t("page-danger-collapse", { side: names }) : "",
  };
}

function range({ now, at_worst: worst }: Protests): string {
  return now === worst ? String(now) : `${now}–${worst}`;
}
