import { describe, expect, it } from "vitest";
import type { GameSide } from "./game";
import { hasMoved } from "./peek.svelte";
import { Table, type TableView } from "./table.svelte";

const game: GameSide<unknown> = { name: "some", decode: (view) => view, faces: ["card"] };
const move = {
  id: 1,
  phrase: { key: "x", args: {} },
  short: null,
  group: null,
  note: null,
  place: "city:A",
  target: "",
};

/** A table at which a place can be chosen. */
function asking(): Table<unknown> {
  const table = new Table("t", game);
  table.view = { moves: [move], seats: [], decisions: 3, number: 3, acted: 1, seat: "west" } as unknown as TableView;
  return table;
}

describe("what the table asks for", () => {
  it("waits for the end of the scene", () => {
    const table = asking();
    expect([...table.glow.keys()]).toEqual(["city:A"]);
    table.scene.playing = true;
    expect(table.telling).toBe(true);
    expect([...table.glow.keys()]).toEqual([]);
    table.scene.skip();
    expect([...table.glow.keys()]).toEqual(["city:A"]);
  });

  it("waits while a moment with a caption of its own is shown", () => {
    const table = asking();
    table.staged = { view: {}, forecast: {}, outlook: [], prompt: { key: "phase", args: {} } };
    expect(table.glow.size).toBe(0);
    table.staged = null;
    expect(table.glow.size).toBe(1);
  });

  it("is not chosen by the click that ends the scene", () => {
    const table = asking();
    table.scene.playing = true;
    table.pick("city:A");
    expect(table.scene.playing).toBe(false);
    expect(table.sending).toBe(false);
    expect(table.picked).toBe("");
  });
});

describe("a pointer", () => {
  const at = (clientX: number, clientY = 0) => ({ clientX, clientY });
  it("has moved if it is more than three pixels away", () => {
    expect(hasMoved(at(10), at(10))).toBe(false);
    expect(hasMoved(at(10), at(12, 2))).toBe(false);
    expect(hasMoved(at(10), at(14))).toBe(true);
  });
});

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
