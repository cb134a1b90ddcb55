import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveTable } from "../../shell/state/live-table.svelte";
import type { Position } from "./model";
import { DecadeWalk } from "./walk.svelte";

const event = (key: string, args = {}) => ({ key, args, at: 2 });

describe("the walk through a decade that ends the game", () => {
  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("fetch", () => new Promise(() => undefined)); // its moments are still on their way
  });
  afterEach(() => vi.unstubAllGlobals());

  it("gives nothing away while it is being loaded", () => {
    const events = [
      event("card"),
      event("decade_end", { decade: 4 }),
      event("phase", { phase: 1 }),
      event("game_over"),
    ];
    const table = {
      events,
      lines: [],
      view: { outcome: { winner: "east" }, decisions: 2 },
      scene: { isUrgent: () => false, resume: () => undefined },
      stage: { clear: () => undefined },
      selection: { light: () => undefined },
      address: "/api/tables/a",
      watching: "east",
    } as unknown as LiveTable<Position>;
    const walk = new DecadeWalk(table, table);
    walk.open(1, { before: { view: {}, forecast: {}, outlook: [] }, arrived: true });
    expect(walk.untold).toBe(2); // the heading of the End of Decade, but no phase
    expect(walk.atResult).toBe(false);
    walk.close();
    expect(walk.untold).toBe(Infinity);
  });
});
