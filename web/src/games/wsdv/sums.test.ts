import { beforeAll, beforeEach, expect, test } from "vitest";
import { speak } from "../../../tests/fixtures/language";
import type { Schemas } from "../../shell/api";
import { change, percent, points, reasonsOf, weighedReasons } from "../../shell/chances";
import type { LogLine } from "../../shell/game";
import { messages } from "../../shell/i18n.svelte";
import { flightParts, reading } from "./sums";
import { decadeEnds } from "./walk.svelte";

type Told = Schemas["GameEvent"];
const told = (key: string, args: Record<string, unknown>, at = 5) => ({ key, args, at }) as unknown as Told;
const forecast = {
  wall: false,
  icons: 0,
  best_west_living: 2,
  red_police: 1,
  east_protest: 0,
  worst_east_living: -1,
  west_protest: -1,
};

function endWith(...events: Told[]) {
  return decadeEnds([told("decade_end", { decade: 2 }), told("phase", { phase: 1 }), ...events])[0];
}
function phase(number: number, ...events: Told[]) {
  return { phase: number, first: 10, events };
}
/** One log line per event, starting with event 10. */
function logOf(count: number): LogLine[] {
  return Array.from({ length: count }, (_, i) => ({ first: 10 + i, count: 1 }) as LogLine);
}

beforeAll(() => speak("en"));
beforeEach(async () => {
  await messages.learn("wsdv");
  messages.show("wsdv");
});

test("the flight icons are inferred from the rest of the sum", () => {
  const end = endWith(told("flight", { steps: 4, points: 2 }));
  const parts = flightParts(end, forecast);
  expect(parts?.icons).toBe(3);
  const { sum, lines } = reading(end.phases[0], [{ first: 2, count: 1 } as LogLine], parts);
  expect(sum.rows.map((row) => row.value)).toEqual(["+3", "+2", "+1", "0", "−1", "−1"]);
  expect(sum.total?.value).toBe("4");
  expect(lines).toEqual([]);
});

test("no components of the flight are given if living standards or unrest changed in the same update", () => {
  const later = [told("phase", { phase: 2 }), told("living", { province: "SH", count: -1, sector: null, by: "west" })];
  expect(flightParts(endWith(told("flight", { steps: 4, points: 2 }), ...later), forecast)).toBeNull();
  expect(flightParts(endWith(told("wall_cost", {})), forecast)).toBeNull();
});

test("a flight without components is a line of the log", () => {
  const { sum, lines } = reading(phase(1, told("flight", { steps: -1, points: 0 })), logOf(3), null);
  expect(sum.rows).toEqual([]);
  expect(lines.map((line) => line.first)).toEqual([10]);
});

test("summed events are not repeated in the log", () => {
  const events = [told("living", { province: "BY", count: -1, sector: null }), told("hamburg", { province: "NI" })];
  const { sum, lines } = reading(phase(5, ...events), logOf(4), null);
  expect(sum.rows).toEqual([{ label: "Bavaria", value: "−1", side: "west", places: ["province:BY"] }]);
  expect(lines.map((line) => line.first)).toEqual([11]);
});

test("currency, losses, attacks and protests are shown as numbers", () => {
  const paid = told("currency", { balance: 2, track: 1, exports: 5, worst: 2, living: 4 });
  const currency = reading(phase(3, paid), [], null);
  expect(currency.sum.rows.map((row) => row.value)).toEqual(["+1", "+5", "−4"]);
  expect(currency.sum.total?.value).toBe("+2");
  expect(currency.verdict).toBe("no factory becomes rundown");
  const attack = reading(phase(7, told("attack", { attacker: "NI", target: "ST", count: 2 })), [], null);
  expect(attack.sum.rows[0].value).toBe("+2");
  expect(attack.sum.rows[0].places).toEqual(["province:ST", "province:NI"]);
  expect(reading(phase(10, told("protests", { west: 4, east: 1 })), [], null).protests).toEqual({ west: 4, east: 1 });
});

test("chances are whole percentages; only certainty is 0 or 100", () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
  expect([points(0.283), points(0), change(-0.051), change(0.2)]).toEqual(["−28", "0", "−5", "+20"]);
  const reasons = [
    { feature: "wall", amount: 0.12 },
    { feature: "flight", amount: -0.03 },
    { feature: "hand", amount: 0.003 },
  ];
  expect(reasonsOf(reasons)).toBe("pros: the Wall, cards in hand · cons: Flight from the Republic");
  expect(weighedReasons(reasons)).toBe("pros: the Wall +12 · cons: Flight from the Republic −3");
});
