import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../tests/fixtures/language";
import { gameName, games } from "./plugin/games.svelte";
import { titleOf } from "./title.svelte";

describe("the document title", () => {
  beforeAll(() => speak("en"));

  it("names the game of a table, of its replay and of its analysis", () => {
    for (const { name } of games.list) {
      for (const path of ["/table/abc", "/table/abc/replay", "/table/abc/analysis"]) {
        expect(titleOf(path, name)).toBe(`Table: ${gameName(name)} – Republik`);
        expect(titleOf(path, "")).toBe("Republik");
      }
    }
  });

  it("names the game on its pages", () => {
    const game = games.list[1].name;
    for (const page of ["new", "rules", "cards", "aid"]) {
      expect(titleOf(`/${page}/${game}`, "")).toContain(gameName(game));
      expect(titleOf(`/${page}`, game)).not.toContain(gameName(game));
    }
    expect(titleOf("/", game)).toBe("Republik");
  });
});
