import { describe, expect, it } from "vitest";
import type { GameSide } from "./game";
import { Table, type TableView } from "./table.svelte";

const game = { name: "wsdv", decode: (view: unknown) => view, faces: [] } as unknown as GameSide<unknown>;
const over = { decisions: 7, seats: [], moves: [], outcome: { winner: "east" } } as unknown as TableView;

describe("the result of a game", () => {
  it("is not given away while its last decade is shown", () => {
    const table = new Table("a", game);
    table.staged = { view: {}, forecast: {}, outlook: [] };
    table.view = over;
    expect(table.outcome).toBeNull();
    table.scene.playing = true;
    table.staged = null;
    expect(table.outcome).toBeNull();
    table.scene.playing = false;
    expect(table.outcome).toEqual({ winner: "east" });
  });
});
