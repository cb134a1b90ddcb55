/** Pieces on the board: who is how strong in a city, how far topics go, and a pictogram for each piece. */
import { describe, expect, it } from "vitest";
import { debateOf, within } from "./opinion";
import { fields, society, units } from "./parts";
import { partyOf, pictogram } from "./pictograms";
import { forces } from "./units";

const governing = (...parties: string[]) =>
  Object.fromEntries(["spd", "zentrum", "kpd", "dnvp"].map((party) => [party, { governs: parties.includes(party) }]));
const weimar = governing("spd", "zentrum");

describe("the strength of the sides in a city (W9)", () => {
  it("counts own units, each with its strength; black Reichswehr is the DNVP's", () => {
    expect(forces({ units: { soldiers: 2, ruhrarmee: 1, freikorps2: 1, black1: 1 } }, weimar)).toEqual([
      { side: "kpd", strength: 4 },
      { side: "dnvp", strength: 3 },
    ]);
  });
  it("adds police and Reichswehr to the units of a party in government", () => {
    const city = { units: { police: 2, reichswehr2: 1, reichsbanner: 1, workers: 1 } };
    expect(forces(city, weimar)).toEqual([
      { side: "spd", strength: 5 },
      { side: "kpd", strength: 1 },
    ]);
  });
  it("names the government where none of its parties has own units", () => {
    expect(forces({ units: { police: 1, workers: 1 } }, weimar)).toEqual([
      { side: "government", strength: 1 },
      { side: "kpd", strength: 1 },
    ]);
    expect(forces({ units: { police: 1, reichsbanner: 1 } }, governing("zentrum", "dnvp"))).toEqual([
      { side: "government", strength: 1 },
      { side: "spd", strength: 1 },
    ]);
  });
  it("is empty without units", () => expect(forces({ units: {} }, weimar)).toEqual([]));
});

describe("the reach of a topic (W4)", () => {
  it("counts steps that are not diagonal", () => {
    const near = within(fields, "0", 1);
    expect([...near.keys()].sort()).toEqual(["D1", "K1", "S1", "Z1"]);
    const far = within(fields, "S2", 2);
    expect(far.get("0")).toBe(2);
    expect(far.get("S4")).toBe(2);
    expect(far.has("S2")).toBe(false);
    expect(far.has("D1")).toBe(false);
  });
  it("is read from the prompt", () => {
    expect(debateOf({ key: "prompt-point", args: { topic: { kind: "topic", id: "media" }, steps: 3 } })).toEqual({
      topic: "media",
      steps: 3,
    });
    expect(debateOf({ key: "prompt-topic", args: { steps: 2 } })).toEqual({ topic: "", steps: 2 });
    expect(debateOf({ key: "prompt-agenda", args: {} })).toBeNull();
    expect(debateOf(undefined)).toBeNull();
  });
});

describe("the pictograms", () => {
  const MARKERS = ["poverty", "prosperity", "unrest", "uprising", "councils", "regime"];
  const BOX = ["inflation", "blockade", "violent_peace", "instable_state", "minority_cabinet", "black_friday"];
  const kinds = [
    ...MARKERS,
    ...BOX,
    ...units.map(({ key }) => key),
    "black1",
    "black2",
    ...society.map(({ key }) => key),
  ];

  it.each(kinds)("include %s", (kind) => {
    const { fill, line } = pictogram(kind);
    expect(fill ?? line).toMatch(/^M/);
  });
  it("of threats are all different", () => {
    const drawn = [...MARKERS, ...BOX].map((kind) => JSON.stringify(pictogram(kind)));
    expect(new Set(drawn).size).toBe(drawn.length);
  });
  it("of society name their party", () => {
    expect(partyOf("buerger_z")).toBe("zentrum");
    expect(partyOf("arme_dnvp")).toBe("dnvp");
    expect(partyOf("badehose")).toBeUndefined();
  });
});
