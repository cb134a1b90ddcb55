import { beforeAll, beforeEach, expect, test } from "vitest";
import { speak } from "../../../tests/fixtures/language";
import type { Schemas } from "../../shell/net/api";
import { change, percent, points, reasonsOf, weighedReasons } from "../../shell/text/chances";
import { signed } from "../../shell/text/figures";
import type { LogLine } from "../../shell/plugin/game";
import { messages } from "../../shell/text/i18n.svelte";
import { reading } from "./sums";

type GameEvent = Schemas["GameEvent"];
const told = (key: string, args: Record<string, unknown>, at = 5) => ({ key, args, at }) as unknown as GameEvent;
const parts = {
  wall: false as const,
  icons: 3,
  best_west_living: 2,
  red_police: 1,
  east_protest: 0,
  worst_east_living: -1,
  west_protest: -1,
  steps: 4,
  points: 2,
  has: 5,
};

function phase(number: number, ...events: GameEvent[]) {
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

test("the components of the flight lead to its steps, each with the places where it stands", () => {
  const left = phase(1, told("flight", { steps: 4, points: 2 }));
  const counted = { best_west_living: ["province:BY"], icons: ["card:2"] };
  const { sum, lines, places } = reading(left, logOf(1), parts, counted);
  expect(sum.rows.map(({ value, write }) => write(value))).toEqual(["+3", "+2", "+1", "0", "−1", "−1"]);
  expect(sum.rows.map((row) => row.places)).toEqual([["card:2"], ["province:BY"], [], [], [], []]);
  expect(sum.total).toMatchObject({ value: 4, label: "Total: East dismantles 2 points" });
  expect(lines).toEqual([]);
  expect(places).toEqual(["province:BY", "card:2"]);
});

test("a flight without components is a line of the log", () => {
  const { sum, lines } = reading(phase(1, told("flight", { steps: -1, points: 0 })), logOf(3));
  expect(sum.rows).toEqual([]);
  expect(lines.map((line) => line.first)).toEqual([10]);
});

test("summed events are not repeated in the log", () => {
  const events = [told("living", { province: "BY", count: -1, sector: null }), told("hamburg", { province: "NI" })];
  const { sum, lines } = reading(phase(5, ...events), logOf(4));
  expect(sum.rows).toEqual([{ label: "Bavaria", value: -1, write: signed, side: "west", places: ["province:BY"] }]);
  expect(lines.map((line) => line.first)).toEqual([11]);
});

test("currency, losses, attacks and protests are shown as numbers", () => {
  const paid = told("currency", { balance: 2, track: 1, exports: 5, worst: 2, living: 4, enough: true });
  const currency = reading(phase(3, paid), []);
  expect(currency.sum.rows.map((row) => row.value)).toEqual([1, 5, -4]);
  expect(currency.sum.total?.value).toBe(2);
  expect(currency.verdict).toBe("no factory becomes rundown");
  const attack = reading(phase(7, told("attack", { attacker: "NI", target: "ST", count: 2 })), []);
  expect(attack.sum.rows[0].value).toBe(2);
  expect(attack.sum.rows[0].places).toEqual(["province:ST", "province:NI"]);
  const protests = { west: 4, east: 1, collapsing: ["west"] };
  expect(reading(phase(10, told("protests", protests)), []).protests).toEqual(protests);
});

test("maintaining living standards is a comparison, also if nothing is lost", () => {
  const kept = [
    { province: "BY", living: 2, factory: 3, loss: 0 },
    { province: "WB", living: 1, factory: null, loss: 0 },
    { province: "SN", living: 3, factory: 1, loss: 2 },
  ];
  const lost = told("living", { province: "SN", count: -2, sector: null });
  const { sum, lines } = reading(phase(5, lost), logOf(1), null, {}, kept);
  expect(sum.rows.map(({ label }) => label)).toEqual([
    "Bavaria: living standard 2, best factory 3",
    "West Berlin: living standard 1",
    "Saxony: living standard 3, best factory 1",
  ]);
  expect(sum.rows.map(({ value }) => value)).toEqual([-0, -0, -2]);
  expect(lines).toEqual([]);
});

test("an attack stands beside the emblem of the attacker", () => {
  const attack = reading(phase(7, told("attack", { attacker: "NI", target: "ST", count: 2 })), []);
  expect(attack.sum.rows[0]).toMatchObject({ label: "Lower Saxony → Saxony-Anhalt", side: "west" });
});

test("chances are whole percentages; only certainty is 0 or 100", () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
  expect([points(0.283), points(0), change(-0.051), change(0.2)]).toEqual(["−28", "0", "−5", "+20"]);
  const reasons = [
    { feature: "wall", amount: 0.12 },
    { feature: "flight", amount: -0.03 },
    { feature: "hand", amount: 0.003 },
  ];
  expect(reasonsOf(reasons)).toBe("pros: the Wall; cards in hand · cons: Flight from the Republic");
  expect(weighedReasons(reasons)).toBe("pros: the Wall +12 · cons: Flight from the Republic −3");
});
