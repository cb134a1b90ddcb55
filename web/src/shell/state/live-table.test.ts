import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Schemas } from "../net/api";
import type { GameSide } from "../plugin/game";
import { hasMoved } from "../focus/peek.svelte";
import { LiveTable } from "./live-table.svelte";

const game: GameSide<unknown> = { name: "some", faces: ["card"] };
const move = {
  id: 1,
  phrase: { key: "x", args: {} },
  short: null,
  group: null,
  note: null,
  warning: null,
  place: "city:A",
  target: "",
};

const NONE = { moves: [], seats: [], events: [], lines: [], chat: [], start: 0, acted: 1, seat: "west", outcome: null };
let number = 3;
/** A view that arrives at a table. */
function view(parts: object): Schemas["TableView"] {
  number += 1;
  return { type: "view", ...NONE, decisions: number, number, ...parts } as unknown as Schemas["TableView"];
}

beforeEach(() => vi.stubGlobal("fetch", () => new Promise(() => undefined))); // scenes stay on their way
afterEach(() => vi.unstubAllGlobals());

/** A table at which a place can be chosen. */
function asking(): LiveTable<unknown> {
  const table = new LiveTable("t", { game });
  table.receive(view({ moves: [move] }));
  return table;
}

describe("what the table asks for", () => {
  it("waits for the end of the scene", () => {
    const table = asking();
    expect([...table.glow.keys()]).toEqual(["city:A"]);
    void table.scene.again();
    expect(table.telling).toBe(true);
    expect([...table.glow.keys()]).toEqual([]);
    table.scene.skip();
    expect([...table.glow.keys()]).toEqual(["city:A"]);
  });

  it("waits while a moment with a caption of its own is shown", () => {
    const table = asking();
    table.stage.tell("chapter", { view: {}, forecast: {}, outlook: [], prompt: { key: "phase", args: {} } });
    expect(table.glow.size).toBe(0);
    table.stage.clear();
    expect(table.glow.size).toBe(1);
  });

  it("is not chosen by the click that ends the scene", () => {
    const table = asking();
    void table.scene.again();
    table.pick("city:A");
    expect(table.scene.playing).toBe(false);
    expect(table.sending).toBe(false);
    expect(table.selection.picked).toBe("");
  });
});

describe("a chosen move", () => {
  it("makes the table busy while it is open whether the move must be confirmed", async () => {
    let answer = (_: Response) => {};
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
    const table = new LiveTable("t", { game });
    table.receive(view({ moves: [move], undo: 1 }));
    expect(table.busy).toBe(false);
    table.choose(1);
    expect([table.busy, table.sending]).toEqual([true, false]);
    answer(Response.json({ reveals: true, ends_turn: false }));
    await vi.waitFor(() => expect(table.selection.doubt?.move).toBe(1));
    expect(table.busy).toBe(false);
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

describe("the result of a game", () => {
  it("is not given away while its last decade is shown", () => {
    const table = new LiveTable("a", { game });
    table.receive(view({ outcome: { winner: "east" } }));
    table.stage.tell("chapter", { view: {}, forecast: {}, outlook: [] });
    expect(table.outcome).toBeNull();
    void table.scene.again();
    table.stage.clear();
    expect(table.outcome).toBeNull();
    table.scene.skip();
    expect(table.outcome).toEqual({ winner: "east" });
  });
});

describe("the stage", () => {
  const moment = (number: number) => ({ view: { number }, forecast: {}, outlook: [] });

  it("is not taken by a scene from a chapter that is being read", () => {
    const { stage } = asking();
    stage.tell("scene", moment(1), 7);
    expect([stage.position, stage.untold]).toEqual([{ number: 1 }, 7]);
    stage.tell("chapter", moment(2));
    stage.tell("scene", moment(3), 9);
    stage.tell("scene", null);
    expect([stage.position, stage.untold]).toEqual([{ number: 2 }, Infinity]);
    stage.tell("chapter", null);
    stage.tell("scene", moment(4));
    expect(stage.position).toEqual({ number: 4 });
  });
});
