import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import { divided } from "../wsdv/cards/hyphens";
import { messages } from "../../shell/i18n.svelte";
import { candidates, choicesOf, placeName } from "./choices";
import { effectText } from "./effects";
import { due } from "../../shell/learn/course";
import { weimar } from "./game";
import { LESSONS } from "./lesson";
import { controllers, drawn, Position, type RawView } from "./model";
import { agendas, blockOf, cards, cities, effects, foreign, moveIn, points, rounds, society, steps } from "./parts";
import { signOf, sourceLines, sourceText } from "./sources";
import { chapters, tell } from "./story";
import { words } from "./words";

function numbers(count: number): number[] {
  return Array.from({ length: count }, () => 0);
}

function position(more: Partial<RawView> = {}): Position {
  return new Position({
    scenario: "abyss",
    bases: numbers(44),
    seats: [7, 5, 4, 3],
    vp: numbers(4),
    reserve: numbers(4),
    nsdap: numbers(4),
    units: numbers(14 * 14),
    markers: numbers(66),
    box: numbers(7),
    topics: Array.from({ length: 20 }, () => -1),
    hands: [[], [], [], []],
    act: numbers(7),
    agenda: [],
    card: -1,
    player: -1,
    result: 0,
    ...more,
  } as RawView);
}

function asking(name: string, seat: number, ...rest: number[]): number[][] {
  const kind = Number(Object.keys(steps).find((key) => steps[key] === name));
  return [[kind, seat, ...rest, ...numbers(6 - rest.length)]];
}

beforeAll(() => {
  const source = readFileSync(new URL("../../generated/en.ftl", import.meta.url), "utf-8");
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  (messages as unknown as { bundles: FluentBundle[] }).bundles = [bundle];
  messages.language = "en";
});

describe("titles", () => {
  it("keep their own quotation marks and get no second pair", () => {
    const quoted = cards.findIndex(({ key }) => key === "A38");
    expect(words.card(quoted)).toBe("A38 “This Is Berlin, Vox-Haus!”");
    expect(cards.map((_, card) => words.card(card)).filter((name) => /[“”„]{2}/.test(name))).toEqual([]);
  });
  it("are divided where they are too long for a card or a space", () => {
    const entries = [...cards, ...agendas, ...rounds, ...foreign, ...society];
    const names = entries.flatMap(({ names }) => [names.de, names.en]);
    expect(names.filter((name) => divided(name).replaceAll("\u00ad", "") !== name)).toEqual([]);
    const long = names.flatMap((name) => name.match(/[\p{L}']{15,}/gu) ?? []);
    expect(long.length).toBeGreaterThan(10);
    expect(long.filter((word) => !divided(word).includes("\u00ad"))).toEqual([]);
  });
});

describe("the opinion grid", () => {
  const at = (x: number, y: number) => points.findIndex(([u, v]) => u === x && v === y);

  it("has the KPD above, the Zentrum below, the SPD left, the DNVP right", () => {
    expect(drawn(at(-4, 0))).toEqual({ x: 0, y: -4 });
    expect(drawn(at(4, 0))).toEqual({ x: 0, y: 4 });
    expect(drawn(at(0, 4)).x).toBe(-4);
    expect(drawn(at(0, -4)).x).toBe(4);
  });
  it("belongs to the nearest party, to two on shared fields, to nobody in the centre", () => {
    expect(controllers(at(0, 3))).toEqual([0]);
    expect(controllers(at(-2, 1))).toEqual([2]);
    expect(controllers(at(-1, 1))).toEqual([0, 2]);
    expect(controllers(at(0, 0))).toEqual([]);
    expect(words.field(at(-2, 1))).toBe("K2 S1");
  });
});

describe("choices", () => {
  it("lie in their cities, on their cards, or are buttons", () => {
    const moves = [moveIn("base", 5), moveIn("play", 3 * 4 + 1), moveIn("done", 0)];
    const [base, play, done] = choicesOf(position({ agenda: asking("actions", 0, 3, 5) }), moves);
    expect(base).toMatchObject({ place: "city:berlin", block: "base" });
    expect(play.place).toBe(`card:${cards[4].key}`);
    expect(done.place).toBe("");
    expect(done.label).toBe("no more actions");
    expect(placeName("city:berlin")).toBe("Berlin");
  });
  it("find what a click could have meant", () => {
    const found = candidates("city:essen", position({ agenda: asking("place-base", 2, 1) }));
    expect(found.map((move) => blockOf(move))).toEqual([
      { block: "base", index: cities.findIndex(({ key }) => key === "essen") },
    ]);
  });
});

describe("words", () => {
  it("tell every effect without a gap", () => {
    for (const [number, effect] of effects.entries()) {
      const text = effectText(number);
      expect(text, effect.name).not.toMatch(/\[[a-z]|\{|undefined/);
      expect(text === "", effect.name).toBe(effect.text === "");
    }
  });
  it("ask in every step", () => {
    for (const name of Object.values(steps)) {
      expect(words.prompt(position({ agenda: asking(name, 0) })), name).not.toMatch(/\[weimar|\{/);
    }
  });
  it("tell what happened", () => {
    const told = tell([
      { key: "round", args: { round: 2 }, at: 1 },
      { key: "base", args: { party: 0, city: 5, count: 1 }, at: 2 },
      { key: "hidden", args: {}, at: 2 },
    ]);
    expect(told.map(({ text }) => text)).toEqual(["Round 2", "SPD: new base in Berlin."]);
    expect(told[1].places).toEqual(["city:berlin"]);
  });
});

describe("the story", () => {
  const card = (key: string) => cards.findIndex((one) => one.key === key);
  const texts = (...events: [string, Record<string, number>][]) =>
    tell(
      events.map(([key, args]) => ({ key, args, at: 1 })),
      0,
      position({ scenario: "bruderkrieg" }),
    ).map(({ text }) => text);
  const [event, debate] = [0, 1];

  it("tells the card of an automatic player once, with its first use", () => {
    const played = { party: 2, card: card("K10") };
    expect(texts(["card", { ...played, use: event }], ["use", { ...played, use: event }])).toHaveLength(1);
    const [first, second] = texts(
      ["card", { ...played, use: event }],
      ["use", { ...played, use: debate }],
      ["use", { ...played, use: 2 }],
    );
    expect(first).toMatch(/^KPD plays K10 .*: debate$/);
    expect(second).toMatch(/^KPD uses K10 .*: actions$/);
  });
  it("tells the second use of a person's card of its own", () => {
    const played = { party: 0, card: card("A25") };
    expect(texts(["card", { ...played, use: event }], ["use", { ...played, use: debate }])).toHaveLength(2);
  });
  it("tells the final scoring in words", () => {
    expect(texts(["final", { party: 0, line: 3, count: -1 }])).toEqual([
      "Final scoring, SPD: markers in the DR box at least 4 (−1).",
    ]);
  });
  it("tells what belongs together in one sentence", () => {
    const drawn: [string, Record<string, number>] = ["drawn", { party: 3 }];
    expect(texts(drawn, drawn, ["drawn", { party: 2 }])).toEqual(["DNVP draws cards: 2.", "KPD draws cards: 1."]);
  });
  it("has a chapter for each round", () => {
    const events = ["seating", "round", "card", "round"].map((key) => ({ key, args: {}, at: 0 }));
    expect(chapters(events).map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [1, 3],
      [3, 4],
    ]);
  });
});

describe("sources", () => {
  it("cite the paragraphs of the booklet", () => {
    expect(sourceText("seed 1.4.7")).toBe("companion booklet (paragraph 1.4.7)");
    expect(sourceText("seed example-impulse-3, notes")).toBe("companion booklet (example, impulse 3, design notes)");
    expect(sourceText("seed")).toBe("companion booklet");
    expect([signOf("seed 1.2"), signOf("house")]).toEqual(["●", "○"]);
  });
  it("of a card stand in lines, and nothing is told of what it does not have", () => {
    const impulse = "● companion booklet (example, impulse 3)";
    expect(sourceLines(cards.find(({ key }) => key === "A28")!)).toEqual([
      `title, event: ${impulse}`,
      `values: ○ house rule, ${impulse}`,
      "note: ○ house rule",
    ]);
    expect(sourceLines(cards.find(({ key }) => key === "A26")!)).toEqual(["title, values, event, note: ○ house rule"]);
    const stability = sourceLines(agendas.find(({ key }) => key === "ZA1")!);
    expect(stability[0]).toBe("title, event: ● companion booklet (example, agenda phase)");
    for (const card of [...cards, ...agendas, ...foreign])
      expect(sourceLines(card).join(), card.key).not.toMatch(/\[weimar|undefined/);
  });
});

describe("the guided solo game", () => {
  it("speaks of what is on the table, once", () => {
    const scene = { position: position({ agenda: asking("agenda", 0) }), events: [], myTurn: true };
    const told = due(LESSONS, [], scene);
    expect(told).toContain("agenda");
    expect(told).not.toContain("actions");
    expect(due(LESSONS, told, scene)).toEqual(told);
    expect(LESSONS.every(({ key }) => messages.has(`lesson-${key}`))).toBe(true);
  });
});
