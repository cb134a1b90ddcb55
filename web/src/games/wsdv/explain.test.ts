import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../../tests/fixtures/language";
import aid from "../../generated/games/wsdv/aid.en.json";
import type { Aid } from "../../shell/text/texts";
import { explanation } from "./explain";

const told = aid as unknown as Aid;

describe("what symbols mean", () => {
  beforeAll(() => speak("en"));

  it.each(["flight", "red_police", "place_unrest", "currency", "board_unrest"])("explains the icon %s", (icon) => {
    const { lines, rule } = explanation(`icon:${icon}`, told);
    expect(lines[0].text.length).toBeGreaterThan(8);
    expect(rule).not.toBe("");
  });

  it.each([
    ["track:prestige", "9.2"],
    ["track:currency", "9.3"],
    ["track:socialists", "9.9"],
    ["track:flight", "9.1"],
    ["track:police", "9.4"],
    ["phase:6", "9.6"],
    ["space:-4", "9.2"],
  ])("explains %s by rule %s", (what, rule) => {
    const found = explanation(what, told);
    expect(found.rule).toBe(rule);
    for (const { text } of found.lines) expect(text.length).toBeGreaterThan(3);
  });
});
