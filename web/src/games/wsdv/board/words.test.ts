import { expect, it } from "vitest";
import { arrow } from "./words";

it("says only once what both states begin with", () => {
  expect(arrow("unrest: 1", "unrest: 2")).toBe("unrest: 1 → 2");
  expect(arrow("unrest: 9", "unrest: 10")).toBe("unrest: 9 → 10");
  expect(arrow("factory worth 2", "factory worth 3")).toBe("factory worth 2 → 3");
  expect(arrow("free", "factory worth 3")).toBe("free → factory worth 3");
  expect(arrow("+1", "−1")).toBe("+1 → −1");
  expect(arrow("1", "10")).toBe("1 → 10");
});
