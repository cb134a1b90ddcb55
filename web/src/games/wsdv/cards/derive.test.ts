import { describe, expect, it } from "vitest";
import type { Choice } from "../choices";
import { cardIndex, cards, moveIn, steps } from "../components";
import { Position, type RawView, WEST, EAST } from "../model";
import { divided } from "./hyphens";
import { noteLanguage } from "./notes";
import {
  byDecade,
  cardAt,
  decadeOf,
  findCards,
  flightIcons,
  freeRemoval,
  keepSlots,
  newHeadlines,
  oneReason,
  placeOf,
  stepTo,
  type Told,
  usesOf,
  valueFor,
  valuesOf,
} from "./derive";

const card = (id: string) => cardIndex.get(id)!;
const face = (id: string) => cards[card(id)];
const refusal = (error: string) => ({ error, reason: "", rule: "6.4", details: {} });

describe("faces", () => {
  it("tells the decade of open and of hidden cards", () => {
    expect(decadeOf(card("17"))).toBe(1);
    expect(decadeOf(card("IVb"))).toBe(4);
    expect(decadeOf(-1003)).toBe(3);
  });
  it("knows one value, two values and none", () => {
    expect(valuesOf(face("1"))).toEqual({ west: 2, east: 2, same: true });
    expect(valuesOf(face("16"))).toEqual({ west: 4, east: 1, same: false });
    expect(valuesOf(face("II"))).toBeNull();
    expect(valueFor(face("16"), EAST)).toBe(1);
  });
  it("removes unrest free of charge with the own colour only", () => {
    expect(freeRemoval(face("1"), EAST)).toBe(true);
    expect(freeRemoval(face("1"), WEST)).toBe(false);
    expect(freeRemoval(face("13"), WEST)).toBe(true);
    expect(freeRemoval(face("11"), WEST)).toBe(false);
  });
  it("reads places back", () => {
    expect(cardAt(placeOf(card("IVa")))).toBe(card("IVa"));
    expect(cardAt("province:SN")).toBe(-1);
  });
  it("counts flight icons and the pile by decade", () => {
    expect(flightIcons([card("I"), card("2"), card("1")])).toBe(3);
    expect(byDecade([-1002, -1001, -1002])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });
});

describe("slots of the display", () => {
  it("leaves a gap where a card went, and fills it only with new cards", () => {
    const full = keepSlots([], [5, 3, 9, 1, 2, 4, 6]);
    expect(full).toEqual([5, 3, 9, 1, 2, 4, 6]);
    const taken = keepSlots(full, [1, 2, 3, 4, 5, 6]);
    expect(taken).toEqual([5, 3, null, 1, 2, 4, 6]);
    expect(keepSlots(taken, [1, 2, 3, 4, 5, 6, 9])).toEqual([5, 3, 9, 1, 2, 4, 6]);
  });
  it("begins anew with the next half", () => {
    expect(keepSlots([5, null], [8, 7])).toEqual([8, 7, null, null, null, null, null]);
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
  const kind = (name: string) => Number(Object.entries(steps).find(([, step]) => step === name)![0]);
  const position = (step: string, seat: number) =>
    new Position({
      display: [card("1"), card("13")],
      special: card("I"),
      hand_west: [card("16")],
      hand_east: [-1001],
      row: [card("2")],
      agenda: [[kind(step), seat, 0, 0]],
    } as unknown as RawView);
  const choice = (id: string, use: number) => ({ move: moveIn("play", 4 * card(id) + use) }) as Choice;

  it("are four, with those allowed now", () => {
    const uses = usesOf(card("1"), position("action", WEST), [choice("1", 1), choice("1", 2)]);
    expect(uses.map(({ allowed }) => allowed)).toEqual([false, true, true, false]);
    expect(uses[3].move).toBe(moveIn("play", 4 * card("1") + 3));
  });
  it("are told for the own hand and the special card, not for the row, nor at another step", () => {
    const any = [choice("1", 1)];
    expect(usesOf(card("16"), position("action", WEST), any)).toHaveLength(4);
    expect(usesOf(card("I"), position("action", WEST), any)).toHaveLength(4);
    expect(usesOf(card("2"), position("action", WEST), any)).toEqual([]);
    expect(usesOf(card("1"), position("build", WEST), any)).toEqual([]);
    expect(usesOf(card("1"), position("action", EAST), [])).toEqual([]);
  });
  it("share a reason only where all are refused for it", () => {
    const none = usesOf(card("I"), position("action", WEST), [choice("1", 1)]);
    const all = Object.fromEntries(none.map(({ move }) => [move, refusal("special-east-only")]));
    expect(oneReason(none, all)?.error).toBe("special-east-only");
    expect(oneReason(none, { ...all, [none[2].move]: refusal("special-price") })).toBeNull();
    const some = usesOf(card("1"), position("action", WEST), [choice("1", 1)]);
    expect(oneReason(some, Object.fromEntries(some.map(({ move }) => [move, refusal("event-colour")])))).toBeNull();
    expect(oneReason(none, {})).toBeNull();
  });
});

describe("headlines", () => {
  const told = (key: string, args: Record<string, unknown>): Told => ({ key, args });
  const start = told("decade", { decade: 1, special: card("I") });
  const built = told("card", { side: 0, card: card("13"), use: 1, origin: 0 });
  const event = told("card", { side: 0, card: card("13"), use: 3, origin: 0 });

  it("bring events and decades, not other uses", () => {
    expect(newHeadlines([start], [start, built, event])).toEqual([{ kind: "event", card: card("13"), side: 0 }]);
    expect(newHeadlines([start], [start, told("decade", { decade: 2, special: -1 })])).toEqual([
      { kind: "decade", decade: 2, special: -1 },
    ]);
  });
  it("are silent at the first look, when all is told again, and when something is taken back", () => {
    expect(newHeadlines(null, [start, event])).toEqual([]);
    expect(newHeadlines([], [start, event])).toEqual([]);
    expect(newHeadlines([start, event], structuredClone([start, event]))).toEqual([]);
    expect(newHeadlines([start, event], [start])).toEqual([]);
  });
  it("come again when another event takes the place of one taken back", () => {
    const other = told("card", { side: 0, card: card("14"), use: 3, origin: 0 });
    expect(newHeadlines([start, event], [start, other])).toEqual([{ kind: "event", card: card("14"), side: 0 }]);
  });
});

describe("gallery", () => {
  const title = (index: number) => cards[index].titles.de;
  const ids = (wanted: Partial<{ text: string; decade: number; colour: string }>) =>
    findCards({ text: "", decade: 0, colour: "", ...wanted }, title).map((index) => cards[index].id);

  it("holds every face", () => expect(ids({})).toHaveLength(85));
  it("finds by words without accents, by number, by year", () => {
    expect(ids({ text: "wahrungsreform" })).toEqual(["3", "13"]);
    expect(ids({ text: "ivb" })).toEqual(["IVb"]);
    expect(ids({ text: "1953 juni" })).toEqual(["16"]);
  });
  it("filters by decade and colour", () => {
    expect(ids({ colour: "special" })).toEqual(["I", "II", "III", "IVa", "IVb"]);
    expect(ids({ decade: 2, colour: "dual" })).toEqual(["21", "22", "30"]);
  });
});

describe("words", () => {
  it("divides long words of titles and leaves the letters as they are", () => {
    for (const { titles } of cards) {
      for (const name of Object.values(titles)) expect(divided(name).replaceAll("\u00ad", "")).toBe(name);
    }
    expect(divided(face("12").titles.de)).toContain("machungs\u00adabkommen");
  });
  it("divides every word that is too long for a tile", () => {
    const long = cards
      .flatMap(({ titles }) => Object.values(titles))
      .flatMap((name) => name.match(/[\p{L}']{14,}/gu) ?? []);
    expect(long.filter((word) => !divided(word).includes("\u00ad"))).toEqual([]);
  });
  it("tells notes in German and English", () => {
    expect(noteLanguage("de")).toBe("de");
    expect(noteLanguage("hu")).toBe("en");
  });
});
