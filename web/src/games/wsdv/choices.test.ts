import { describe, expect, it } from "vitest";
import { candidates, choicesOf, glowOf } from "./choices";
import { blockOf, cardIndex, moveIn, provinces } from "./components";
import { Position, provinceOf, type RawView } from "./model";

const position = new Position({ agenda: [[21, 1, 3, 0]] as RawView["agenda"] } as RawView);
const pairOf = (from: string, to: string) => provinceOf(from) * provinces.length + provinceOf(to);

describe("choices", () => {
  it("lie where a person clicks", () => {
    const moves = [
      moveIn("place", provinceOf("BY")),
      moveIn("build_line", 3),
      moveIn("play", 4 * cardIndex.get("17")! + 3),
      moveIn("done", 0),
    ];
    const places = choicesOf(position, moves).map((choice) => choice.place);
    expect(places).toEqual(["province:BY", "line:3", "card:17", ""]);
  });

  it("move unrest in two clicks: from, then to", () => {
    const moves = [moveIn("move", pairOf("SN", "TH")), moveIn("move", pairOf("SN", "ST"))];
    const choices = choicesOf(position, moves);
    expect([...glowOf(choices).keys()]).toEqual(["province:SN"]);
    expect([...glowOf(choices, "province:SN").keys()]).toEqual(["province:TH", "province:ST"]);
  });

  it("an attack is clicked where it goes", () => {
    const [choice] = choicesOf(position, [moveIn("attack", pairOf("BY", "TH"))]);
    expect(choice.place).toBe("province:TH");
  });
});

describe("what a click could have meant", () => {
  it("only what the step could take", () => {
    const build = { name: "build", seat: 1, a: 3, b: 0 };
    expect(candidates("city:Stuttgart", build).map((move) => blockOf(move).block)).toEqual(["build_city"]);
    expect(candidates("space:2", build)).toEqual([]);
    expect(candidates("province:SN", build).map((move) => blockOf(move).block)).toEqual(["police"]);
    expect(candidates("province:NI", build)).toEqual([]);
    expect(candidates("province:SN", { ...build, seat: 0 })).toEqual([]);
  });

  it("in an event, every symbol's answer", () => {
    const symbols = { name: "symbols", seat: 0, a: 1, b: 0 };
    const asked = candidates("province:BY", symbols).map((move) => blockOf(move).block);
    expect(asked).toContain("place");
    expect(asked).toContain("living");
  });
});
