import { describe, expect, it } from "vitest";
import { ago, type ClockState, figure, isLow, remaining } from "./clock";

const clock: ClockState = { kind: "live", remaining: { ann: 65, bob: 300 }, running: "ann", days: 0, increment: 0 };

describe("clocks", () => {
  it("run only for the seat to act", () => {
    expect(remaining(clock, "ann", 10)).toBe(55);
    expect(remaining(clock, "bob", 10)).toBe(300);
  });
  it("stop at zero", () => expect(remaining(clock, "ann", 1000)).toBe(0));
  it("return null for a seat without a clock", () =>
    expect(remaining({ ...clock, remaining: {} }, "ann", 0)).toBeNull());
  it("are low under a minute, or under six hours in a game played over days", () => {
    expect(isLow(clock, 59)).toBe(true);
    expect(isLow(clock, 61)).toBe(false);
    expect(isLow({ ...clock, kind: "days" }, 61)).toBe(true);
  });
  it("show minutes and seconds, and hours when needed", () => {
    expect(figure(247.9)).toBe("4:07");
    expect(figure(3909)).toBe("1:05:09");
  });
});

describe("how long ago", () => {
  const now = Date.parse("2026-01-02T12:00:00Z");
  it("uses the largest fitting unit", () => {
    expect(ago("2026-01-02T11:59:30Z", now, "en")).toBe("now");
    expect(ago("2026-01-02T11:55:00Z", now, "en")).toBe("5 minutes ago");
    expect(ago("2026-01-01T11:00:00Z", now, "en")).toBe("yesterday");
  });
  it("is empty for an invalid time", () => expect(ago("", now, "en")).toBe(""));
});
