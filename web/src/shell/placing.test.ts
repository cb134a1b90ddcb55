import { describe, expect, it } from "vitest";
import { overlap, placeBeside } from "./placing";

const WINDOW = { width: 1440, height: 900 };
const SIZE = { width: 250, height: 370 };
const boxAt = (at: { left: number; top: number }) => ({ ...at, ...SIZE });

describe("placing a popover", () => {
  it("stands left of its anchor and inside the window", () => {
    const anchor = { left: 1000, top: 850, width: 300, height: 20 };
    const at = placeBeside(anchor, SIZE, WINDOW);
    expect(at.left + SIZE.width).toBeLessThan(anchor.left);
    expect(at.top + SIZE.height).toBeLessThanOrEqual(WINDOW.height);
  });

  it("goes elsewhere if it would cover the place it speaks of", () => {
    const anchor = { left: 1000, top: 500, width: 300, height: 20 };
    const place = { left: 800, top: 420, width: 80, height: 50 };
    const free = placeBeside(anchor, SIZE, WINDOW);
    expect(overlap(boxAt(free), place)).toBeGreaterThan(0);
    const at = placeBeside(anchor, SIZE, WINDOW, [place]);
    expect(overlap(boxAt(at), place)).toBe(0);
    expect(overlap(boxAt(at), anchor)).toBe(0);
  });

  it("covers its anchor only if the window leaves no room", () => {
    const phone = { width: 390, height: 844 };
    const anchor = { left: 6, top: 500, width: 92, height: 130 };
    const at = placeBeside(anchor, SIZE, phone);
    expect(overlap(boxAt(at), anchor)).toBe(0);
    expect(at.left).toBeGreaterThanOrEqual(0);
    expect(at.left + SIZE.width).toBeLessThanOrEqual(phone.width);
  });
});
