import { expect, test } from "vitest";
import { fixture, speak } from "../../../tests/fixtures/python";
import { change, percent, points, reasonsOf, weighedReasons } from "../../shell/chances";
import { chapters, type Told } from "./story";
import { flightParts, reading } from "./sums";
import { decadeEnds } from "./walk.svelte";

const engine = fixture();
const told = (key: string, args: Record<string, unknown>, at = 5): Told => ({ key, args, at });
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

test("the icons of the flight are what is missing in the sum", async () => {
  await speak("en");
  const end = endWith(told("flight", { steps: 4, points: 2 }));
  const parts = flightParts(end, forecast);
  expect(parts?.icons).toBe(3);
  const { sum, lines } = reading(1, end.phases[0].events, 2, parts);
  expect(sum.rows.map((row) => row.value)).toEqual(["+3", "+2", "+1", "0", "−1", "−1"]);
  expect(sum.total?.value).toBe("4");
  expect(lines).toEqual([]);
});

test("no parts of the flight are told where living standard or unrest changed in the same breath", () => {
  const later = [told("phase", { phase: 2 }), told("living", { province: 0, count: -1, sector: -1, by: 0 })];
  expect(flightParts(endWith(told("flight", { steps: 4, points: 2 }), ...later), forecast)).toBeNull();
  expect(flightParts(endWith(told("wall_cost", {})), forecast)).toBeNull();
});

test("a flight without parts is a sentence", async () => {
  await speak("en");
  const { sum, lines } = reading(1, [told("flight", { steps: -1, points: 0 })], 0, null);
  expect(sum.rows).toEqual([]);
  expect(lines[0].text).toContain("−1 steps");
});

test("currency, losses, attacks and protests are figures", async () => {
  await speak("en");
  const currency = reading(3, [told("currency", { balance: 2, track: 1, exports: 5, worst: 2, living: 4 })], 0, null);
  expect(currency.sum.rows.map((row) => row.value)).toEqual(["+1", "+5", "−4"]);
  expect(currency.sum.total?.value).toBe("+2");
  expect(currency.verdict).toBe("nothing runs down");
  const attack = reading(7, [told("attack", { attacker: 0, target: 10, count: 2 })], 0, null);
  expect(attack.sum.rows[0].value).toBe("+2");
  expect(attack.sum.rows[0].places).toHaveLength(2);
  expect(reading(10, [told("protests", { west: 4, east: 1 })], 0, null).protests).toEqual([4, 1]);
});

test("chapters hold every event once, most of them named", () => {
  const { events } = engine.whole;
  const found = chapters(events);
  expect(found[0].start).toBe(0);
  expect(found.at(-1)!.end).toBe(events.length);
  found.slice(1).forEach((chapter, i) => expect(chapter.start).toBe(found[i].end));
  expect(found.slice(1).every((chapter) => chapter.heading)).toBe(true);
  expect(chapters([])).toEqual([]);
});

test("chances are whole percent, and only certainty is 0 or 100", async () => {
  await speak("en");
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
  expect([points(0.283), points(0), change(-0.051), change(0.2)]).toEqual(["−28", "0", "−5", "+20"]);
  const reasons = [
    { feature: "wall", amount: 0.12 },
    { feature: "flight", amount: -0.03 },
    { feature: "hand", amount: 0.003 },
  ];
  expect(reasonsOf(reasons)).toBe("speaks for it: the Wall, cards in hand · against it: flight from the republic");
  expect(weighedReasons(reasons)).toBe("speaks for it: the Wall +12 · against it: flight from the republic −3");
});
