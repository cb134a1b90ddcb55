import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../../tests/fixtures/python";
import { outlook, type Forecast } from "./outlook";

const protests = { now: 0, after_internal: 0, at_worst: 0 };
const flight = { wall: false, icons: 2, best_west_living: 2, red_police: 0, east_protest: 0, worst_east_living: 0, west_protest: 0, steps: 4, points: 2, has: 3 }; // prettier-ignore
const base: Forecast = {
  flight,
  prestige: { holder: 0, marker: -3, bankrupt: false },
  currency: { track: 1, exports: 2, worst_west_export: 0, living: 4, balance: -1, rundown: 1, dismantled: 0, bankrupt: false }, // prettier-ignore
  police_cost: { points: 2, has: 1 },
  living_losses: {},
  internal_unrest: {},
  attacks: [{ from: "BY", to: "SN", unrest: 2 }],
  police: { ready: 2 },
  socialists: { change: 0, total: 3, triumph: false, failure: false },
  protests: { west: protests, east: protests },
};
const at = (phase: number, more: Partial<NonNullable<Forecast["end"]>> = {}) =>
  outlook({ ...base, end: { phase, due: 0, space: null, used: 0, ...more } });

describe("the forecast", () => {
  beforeAll(() => speak("en"));

  it("tells of a phase under way what is still to do", () => {
    const [first, second] = at(1, { due: 1 });
    expect([first.state, first.result, second.state]).toEqual(["now", "East −2 · 1 to do", "ahead"]);
    expect(first.lines.slice(1)).toEqual(["East dismantles 2 of 3", "still to do: 1"]);
  });

  it("tells of phases that are over what they did, and sees no danger in them", () => {
    const phases = at(9, { space: -1, used: 1 });
    expect(phases.map(({ state }) => state)).toEqual([...Array(8).fill("done"), "now", "ahead"]);
    expect(phases[0].result).toBe("East −2");
    expect(phases[1].lines).toEqual(["West carried out space −1: 1 factory of East runs down"]);
    expect(at(3)[3].danger).not.toBe("");
    expect(phases[3].danger).toBe("");
    expect([phases[6].result, phases[7].result]).toEqual(["1 carried out", "1 used"]);
  });

  it("marks the space that bankrupted East", () => {
    const lost = { ...base, prestige: { ...base.prestige, bankrupt: true } };
    const [, prestige] = outlook({ ...lost, end: { phase: 2, due: 0, space: -1, used: 0 } });
    expect(prestige.danger).not.toBe("");
    expect(prestige.lines).toHaveLength(1);
  });

  it("reads forecasts of before it knew how far the decade end is", () => {
    expect(outlook(base).every(({ state }) => state === "ahead")).toBe(true);
  });
});
