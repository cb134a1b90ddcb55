import { describe, expect, it } from "vitest";
import { freePlace, overlap, placeBeside, placesIn } from "./placing";

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

describe("a popover", () => {
  const WINDOW = { left: 0, top: 0, right: 1440, bottom: 900 };
  const PHONE = { left: 0, top: 0, right: 390, bottom: 844 };
  const box = (left: number, top: number, width: number, height: number) => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });

  it("stands left of its anchor and inside the window", () => {
    const at = placeBeside(box(1000, 850, 300, 20), 250, 370, WINDOW);
    expect(at.right).toBeLessThan(1000);
    expect(at.bottom).toBeLessThanOrEqual(900);
  });

  it("goes elsewhere if it would cover the place it speaks of", () => {
    const [anchor, place] = [box(1000, 500, 300, 20), box(800, 420, 80, 50)];
    expect(overlap(placeBeside(anchor, 250, 370, WINDOW), place)).toBeGreaterThan(0);
    const at = placeBeside(anchor, 250, 370, WINDOW, [place]);
    expect(overlap(at, place) + overlap(at, anchor)).toBe(0);
  });

  it("leaves its anchor in sight on a phone", () => {
    const anchor = box(6, 500, 92, 130);
    const at = placeBeside(anchor, 262, 370, PHONE);
    expect(overlap(at, anchor)).toBe(0);
    expect(at.left).toBeGreaterThanOrEqual(0);
    expect(at.right).toBeLessThanOrEqual(390);
  });
});
