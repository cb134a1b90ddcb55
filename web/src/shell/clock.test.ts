import { describe, expect, it } from "vitest";
import { ago, type ClockState, figure, isLow, remaining } from "./clock";

const clock: ClockState = { kind: "live", remaining: { ann: 65, bob: 300 }, running: "ann", days: 0, increment: 0 };

describe("clocks", () => {
  it("run for the seat that is to act only", () => {
    expect(remaining(clock, "ann", 10)).toBe(55);
    expect(remaining(clock, "bob", 10)).toBe(300);
  });
  it("never show less than nothing", () => expect(remaining(clock, "ann", 1000)).toBe(0));
  it("say nothing for a seat without one", () => expect(remaining({ ...clock, remaining: {} }, "ann", 0)).toBeNull());
  it("warn under a minute", () => {
    expect(isLow(clock, 59)).toBe(true);
    expect(isLow(clock, 61)).toBe(false);
    expect(isLow({ ...clock, kind: "days" }, 61)).toBe(true);
  });
  it("are written as one reads them", () => {
    expect(figure(247.9)).toBe("4:07");
    expect(figure(3909)).toBe("1:05:09");
  });
});

describe("how long ago", () => {
  const now = Date.parse("2026-01-02T12:00:00Z");
  it("is told in the largest fitting measure", () => {
    expect(ago("2026-01-02T11:59:30Z", now, "en")).toBe("now");
    expect(ago("2026-01-02T11:55:00Z", now, "en")).toBe("5 minutes ago");
    expect(ago("2026-01-01T11:00:00Z", now, "en")).toBe("yesterday");
  });
  it("says nothing about what is no time", () => expect(ago("", now, "en")).toBe(""));
});
