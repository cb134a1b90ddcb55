import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../../tests/fixtures/language";
import aid from "../../generated/games/weimar/aid.en.json";
import { messages } from "../../shell/text/i18n.svelte";
import type { Aid } from "../../shell/text/texts";
import { explanation } from "./explain";
import type { Position } from "./model";
import { MINORS, nations, parties, topics, units } from "./parts";

const told = aid as unknown as Aid;
const position = { topics: [{ topic: "media", marker: "media", number: 1, field: "S1" }] } as unknown as Position;

describe("what the parts of the board mean", () => {
  beforeAll(async () => {
    await speak("en");
    await messages.learn("weimar");
    messages.show("weimar");
  });

  const places = [
    ...topics.map(({ key }) => [`topic:${key}`, "W5"]),
    ...units.map(({ key }) => [`unit:${key}`, "W1"]),
    ["unit:black1", "W1"],
    ...parties.map((party) => [`party:${party}`, "W8"]),
    ...nations.map(({ key }) => [`nation:${key}`, "W11"]),
    ...MINORS.map((minor) => [`minor:${minor}`, "W8"]),
    ["track:economy", "W8"],
    ["track:nsdap", "W12"],
    ["office:president", "W13"],
  ];

  it.each(places)("explains %s by rule %s", (place, rule) => {
    const found = explanation(place, position, told)!;
    expect(found.rule).toBe(rule);
    expect(found.title).not.toMatch(/^\[/);
    expect(found.lines.length).toBeGreaterThan(0);
    for (const line of found.lines) expect(line.length).toBeGreaterThan(3);
  });

  it("explains each minor party by its own rule", () => {
    const lines = MINORS.map((minor) => explanation(`minor:${minor}`, position, told)!.lines.join());
    expect(new Set(lines).size).toBe(MINORS.length);
    expect(lines[2]).toContain("Stresemann");
  });

  it("leaves cards to their faces", () => expect(explanation("card:A22", position, told)).toBeNull());
});
