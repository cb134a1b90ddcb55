import { expect, it } from "vitest";
import { freePlace, placesIn } from "./placing";

const LEFT = { left: 0, top: 100, right: 300, bottom: 900 };
const RIGHT = { left: 900, top: 100, right: 1400, bottom: 900 };
const places = placesIn([LEFT, RIGHT], 300, 250);

it("prefers the top of the first column", () => {
  expect(freePlace(places, [])).toEqual({ left: 0, top: 100, right: 300, bottom: 350 });
});

it("moves out of the way of what the panel speaks of", () => {
  const marker = { left: 10, top: 200, right: 40, bottom: 220 };
  expect(freePlace(places, [marker])?.top).toBe(650);
  const row = { left: 0, top: 880, right: 1400, bottom: 890 };
  expect(freePlace(places, [marker, row])).toEqual({ left: 900, top: 100, right: 1200, bottom: 350 });
});

it("covers as little as possible if everything is taken", () => {
  const most = { left: 0, top: 100, right: 1400, bottom: 800 };
  expect(freePlace(places, [most])?.top).toBe(650);
});

it("leaves out columns that are too low", () => {
  expect(placesIn([{ ...LEFT, bottom: 200 }], 300, 250)).toEqual([]);
  expect(freePlace([], [])).toBeNull();
});
