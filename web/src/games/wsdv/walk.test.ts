import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Table } from "../../shell/table.svelte";
import type { Position } from "./model";
import { walk } from "./walk.svelte";

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
    walk.table = {
      events,
      lines: [],
      view: { outcome: { winner: "east" }, decisions: 2 },
      scene: { isUrgent: () => false },
      address: "/api/tables/a",
      watching: "east",
    } as unknown as Table<Position>;
    walk.live = true;
    walk.open(1, { before: { view: {}, forecast: {}, outlook: [] }, arrived: true });
    expect(walk.untold).toBe(2); // the heading of the End of Decade, but no phase
    expect(walk.atResult).toBe(false);
    walk.leave();
    expect(walk.untold).toBe(Infinity);
  });
});
