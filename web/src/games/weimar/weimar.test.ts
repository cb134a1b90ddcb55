import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../../tests/fixtures/language";
import { messages } from "../../shell/text/i18n.svelte";
import { nameOf, placeName, say } from "../../shell/text/phrases";
import { weimar } from "./game";
import { divided } from "./hyphens";
import { boxMarkers, drawn, type Position } from "./model";
import { agendas, cards, cities, fields, foreign, parties, rounds, society, splitPlace } from "./parts";
import { signOf, sourceLines, sourceText } from "./sources";
import { isBlack, unitName } from "./units";
import { useValues } from "./values";

function position(more: Partial<Position> = {}): Position {
  const party = { vp: 0, reserve: 0, seats: 5, bases: 0, nsdap: 0, governs: false, hand: [], agenda: null };
  return {
    scenario: "abyss",
    solo: true,
    round: 1,
    step: null,
    parties: Object.fromEntries(parties.map((seat) => [seat, party])),
    box: { poverty: 0, inflation: 0 },
    ...more,
  } as Position;
}

beforeAll(async () => {
  await speak("en");
  await messages.learn("weimar");
  messages.show("weimar");
});

describe("titles", () => {
  it("keep their own quotation marks without getting a second pair", () => {
    expect(nameOf("card", "A38")).toBe("A38 “This Is Berlin, Vox-Haus!”");
    expect(cards.map(({ key }) => nameOf("card", key)).filter((name) => /[“”„]{2}/.test(name))).toEqual([]);
  });
  it("are hyphenated if they are too long for a card or a field", () => {
    const entries = [...cards, ...agendas, ...rounds, ...foreign, ...society];
    const names = entries.flatMap(({ names }) => [names.de, names.en]);
    expect(names.filter((name) => divided(name).replaceAll("\u00ad", "") !== name)).toEqual([]);
    const long = names.flatMap((name) => name.match(/[\p{L}']{15,}/gu) ?? []);
    expect(long.length).toBeGreaterThan(10);
    expect(long.filter((word) => !divided(word).includes("\u00ad"))).toEqual([]);
  });
  it("come from the values in use", async () => {
    messages.rename("weimar", { en: { card: { S01: "S01 “A card of our own”" } } });
    expect(nameOf("card", "S01")).toBe("S01 “A card of our own”");
    messages.rename("weimar", null);
    expect(nameOf("card", "S01")).toBe("S01 “Philipp Scheidemann”");
    await useValues("");
  });
});

describe("names", () => {
  it("exist for everything on the table", () => {
    for (const [kind, ids] of Object.entries({
      city: cities.map(({ id }) => id),
      card: cards.map(({ key }) => key),
      agenda: agendas.map(({ key }) => key),
      foreign: foreign.map(({ key }) => key),
      society: society.map(({ key }) => key),
      field: fields.map(({ id }) => id).filter((id) => id !== "0"),
      party: parties,
    }))
      expect(
        ids.filter((id) => nameOf(kind, id) === id && kind !== "city"),
        kind,
      ).toEqual([]);
    expect(placeName("city:Köln")).toBe("Köln");
    expect(placeName("topic:media 2")).toBe("Media II");
    expect(placeName("field:K2 S1")).toBe("KPD 2 + SPD 1");
    expect(splitPlace("topic:media 2")).toEqual(["topic", "media 2"]);
  });
  it("exist for black Reichswehr", () => {
    expect(nameOf("unit", unitName("black1"))).toBe("Black Reichswehr 1");
    expect([isBlack("black2"), isBlack("reichswehr2"), unitName("police")]).toEqual([true, false, "police"]);
  });
});

describe("the opinion grid", () => {
  const at = (id: string) => fields.find((field) => field.id === id)!;

  it("has the KPD at the top, the Zentrum at the bottom, the SPD left, the DNVP right", () => {
    expect(drawn(at("K4"))).toEqual({ x: 0, y: -4 });
    expect(drawn(at("Z4"))).toEqual({ x: 0, y: 4 });
    expect(drawn(at("S4")).x).toBe(-4);
    expect(drawn(at("D4")).x).toBe(4);
  });
  it("assigns a field to the nearest party, shared fields to two, and the centre to nobody", () => {
    expect(at("S3").owners).toEqual(["spd"]);
    expect(at("K2 S1").owners).toEqual(["kpd"]);
    expect(at("S1 K1").owners).toEqual(["spd", "kpd"]);
    expect(at("0").owners).toEqual([]);
  });
});

describe("a view", () => {
  it("has hidden information if it shows a card in a hand", () => {
    const known = { ...position().parties.spd, hand: ["S01"] };
    const unknown = { ...position().parties.spd, hand: [null, null] };
    const seen = position({ parties: { spd: known, kpd: unknown } });
    expect(["spd", "kpd", "west"].map((seat) => weimar.hides!(seen, seat))).toEqual([true, false, false]);
  });
  it("lists the DR box marker by marker", () => {
    expect(boxMarkers(position({ box: { poverty: 2, inflation: 0, blockade: 1 } }))).toEqual([
      "poverty",
      "poverty",
      "blockade",
    ]);
  });
});

describe("effects", () => {
  it("all have a complete text", () => {
    const told = cards.map(({ event }) => say(event));
    expect(told.filter((text) => !text || /\[[a-z]|\{|undefined/.test(text))).toEqual([]);
    expect(say(cards.find(({ key }) => key === "D10")!.event)).toBe(
      "society track: Swimming Trunks; debate with a value of 2",
    );
  });
});

describe("sources", () => {
  it("cite the paragraphs of the booklet", () => {
    expect(sourceText("seed 1.4.7")).toBe("companion booklet (paragraph 1.4.7)");
    expect(sourceText("seed example-impulse-3, notes")).toBe("companion booklet (example, impulse 3, design notes)");
    expect(sourceText("seed")).toBe("companion booklet");
    expect([signOf("seed 1.2"), signOf("house")]).toEqual(["●", "○"]);
  });
  it("of a card are listed by field, leaving out fields that it lacks", () => {
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
      expect(sourceLines(card).join(), card.key).not.toMatch(/\[[a-z]|undefined/);
  });
});
