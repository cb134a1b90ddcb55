import { describe, expect, it } from "vitest";
import type { Schemas } from "../../../shell/net/api";
import { cards, faceOf } from "../components";
import type { Position, Seat } from "../model";
import {
  cardAt,
  dealtSlots,
  findCards,
  flightIcons,
  newHeadlines,
  placeOf,
  stepTo,
  type PlayedEvent,
  USES,
  usesOf,
  valuesOf,
} from "./derive";
import { divided } from "./hyphens";
import { LANGUAGES } from "../../../shell/text/languages";
import { noteOf } from "./notes";

describe("faces", () => {
  it("recognises one value, two values and none", () => {
    expect(valuesOf(faceOf("1"))).toEqual({ west: 2, east: 2, same: true });
    expect(valuesOf(faceOf("16"))).toEqual({ west: 4, east: 1, same: false });
    expect(valuesOf(faceOf("II"))).toBeNull();
  });
  it("parses places", () => {
    expect(cardAt(placeOf("IVa"))).toBe("IVa");
    expect(cardAt("card:99")).toBe("");
    expect(cardAt("province:SN")).toBe("");
  });
  it("counts flight icons", () => {
    expect(flightIcons(["I", "2", "1"])).toBe(3);
  });
  it("describes every event", () => {
    for (const { symbols, rows, prestige, currency, socialists } of cards) {
      expect(symbols).toHaveLength(rows.length + [prestige, currency, socialists].filter(Boolean).length);
    }
  });
});

describe("slots of the display", () => {
  const told = (key: string, args: Record<string, unknown> = {}) => ({ key, args });
  const up = (...cards: string[]) => cards.map((card) => told("turned_up", { card }));
  const first = [told("half"), ...up("5", "3", "9", "1", "2", "4", "6")];
  const second = [told("half"), ...up("8", "7", "11", "12", "13", "14", "15")];

  it("shows the cards as dealt and leaves a gap where one was taken", () => {
    expect(dealtSlots(first, ["1", "2", "3", "4", "5", "6", "9"])).toEqual(["5", "3", "9", "1", "2", "4", "6"]);
    expect(dealtSlots(first, ["1", "2", "3", "4", "5", "6"])).toEqual(["5", "3", null, "1", "2", "4", "6"]);
  });
  it("starts over with the next half, and still knows the first", () => {
    const both = [...first, ...second];
    expect(dealtSlots(both, ["7", "8"])).toEqual(["8", "7", null, null, null, null, null]);
    expect(dealtSlots(both, ["3"])).toEqual([null, "3", null, null, null, null, null]);
  });
  it("fills from the left while cards are being dealt", () => {
    expect(dealtSlots(first.slice(0, 3), ["3", "5"])).toEqual(["5", "3", null, null, null, null, null]);
    expect(dealtSlots([], ["3"])).toEqual(["3", null, null, null, null, null, null]);
  });
  it("keeps its gaps in a game that continues another one", () => {
    const played = (card: string, origin: string) => ({ key: "card", args: { card, origin } }) as PlayedEvent;
    expect(dealtSlots([played("3", "display")], ["1", "13"])).toEqual(["1", null, "13", null, null, null, null]);
    expect(dealtSlots([played("3", "hand")], ["1", "13"])).toEqual(["1", "13", null, null, null, null, null]);
  });
});

describe("arrow keys", () => {
  it("move within rows of four and stop at the edges", () => {
    expect(stepTo("ArrowRight", 2, 8, 4)).toBe(3);
    expect(stepTo("ArrowDown", 2, 8, 4)).toBe(6);
    expect(stepTo("ArrowDown", 6, 8, 4)).toBe(6);
    expect(stepTo("ArrowUp", 1, 8, 4)).toBe(1);
    expect(stepTo("ArrowLeft", 0, 8, 4)).toBe(0);
    expect(stepTo("End", 0, 8, 4)).toBe(7);
    expect(stepTo("x", 3, 8, 4)).toBe(3);
  });
});

describe("uses", () => {
  const position = (decide: string, seat: Seat) =>
    ({
      step: { decide, seat },
      cards: { display: ["1", "13"], special: "I", discard_row: ["2"] },
      hands: { west: [{ id: "16", decade: 1 }], east: [{ id: null, decade: 1 }] },
    }) as unknown as Position;
  const choice = (card: string, use: number) => {
    const args = { card: { kind: "card", id: card }, use: { kind: "use", id: USES[use] } };
    return { id: 100 + use, place: `card:${card}`, phrase: { key: "move-play", args } } as unknown as Schemas["Choice"];
  };
  const any = [choice("1", 1), choice("1", 2)];

  it("are four, each with its move if it is legal", () => {
    const uses = usesOf("1", position("action", "west"), any);
    expect(uses.map(({ use }) => use)).toEqual(["unrest", "build", "living", "event"]);
    expect(uses.map(({ move }) => move)).toEqual([null, 101, 102, null]);
  });
  it("are listed for the player's hand and the special card, not for the discard row or at other steps", () => {
    expect(usesOf("16", position("action", "west"), any)).toHaveLength(4);
    expect(usesOf("I", position("action", "west"), any)).toHaveLength(4);
    expect(usesOf("2", position("action", "west"), any)).toEqual([]);
    expect(usesOf("1", position("build", "west"), any)).toEqual([]);
    expect(usesOf("1", position("action", "east"), [])).toEqual([]);
  });
});

describe("headlines", () => {
  const told = (key: string, args: Record<string, unknown>): PlayedEvent => ({ key, args });
  const start = told("decade", { decade: 1, special: "I" });
  const built = told("card", { side: "west", card: "13", use: "build", origin: "display" });
  const event = told("card", { side: "west", card: "13", use: "event", origin: "display" });

  it("report events, no other uses", () => {
    expect(newHeadlines([start], [start, built, event])).toEqual([{ card: "13", side: "west" }]);
  });
  it("are not shown on the first view, when events are repeated, or after an undo", () => {
    expect(newHeadlines(null, [start, event])).toEqual([]);
    expect(newHeadlines([], [start, event])).toEqual([]);
    expect(newHeadlines([start, event], structuredClone([start, event]))).toEqual([]);
    expect(newHeadlines([start, event], [start])).toEqual([]);
  });
  it("are shown again when a different event replaces an undone one", () => {
    const other = told("card", { side: "west", card: "14", use: "event", origin: "display" });
    expect(newHeadlines([start, event], [start, other])).toEqual([{ card: "14", side: "west" }]);
  });
});

describe("gallery", () => {
  const title = (card: string) => faceOf(card).titles.de;
  const ids = (wanted: Partial<{ text: string; decade: number; colour: string }>) =>
    findCards({ text: "", decade: 0, colour: "", ...wanted }, title);

  it("holds every card", () => expect(ids({})).toHaveLength(85));
  it("finds cards by words without accents, by number and by year", () => {
    expect(ids({ text: "wahrungsreform" })).toEqual(["3", "13"]);
    expect(ids({ text: "ivb" })).toEqual(["IVb"]);
    expect(ids({ text: "1953 juni" })).toEqual(["16"]);
  });
  it("filters by decade and colour", () => {
    expect(ids({ colour: "special" })).toEqual(["I", "II", "III", "IVa", "IVb"]);
    expect(ids({ decade: 2, colour: "dual" })).toEqual(["21", "22", "30"]);
  });
});

describe("texts", () => {
  it("hyphenates long words in titles without changing their letters", () => {
    for (const { titles } of cards) {
      for (const name of Object.values(titles)) expect(divided(name).replaceAll("\u00ad", "")).toBe(name);
    }
    expect(divided(faceOf("12").titles.de)).toContain("machungs\u00adabkommen");
  });
  it("hyphenates every word that is too long for a tile", () => {
    const long = cards
      .flatMap(({ titles }) => Object.values(titles))
      .flatMap((name) => name.match(/[\p{L}’]{14,}/gu) ?? []);
    expect(long.filter((word) => !divided(word).includes("\u00ad"))).toEqual([]);
  });
  it("has a note on every card in every language", async () => {
    for (const language of LANGUAGES)
      for (const { id } of cards) expect((await noteOf(id, language)).why, `${language} ${id}`).toBeTruthy();
  });
});
