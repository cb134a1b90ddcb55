import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../tests/fixtures/python";
import { titleOf } from "./title.svelte";

describe("the browser's title", () => {
  beforeAll(() => speak("en"));

  it("names the game of a table, of its replay and of its analysis", () => {
    for (const path of ["/table/abc", "/table/abc/replay", "/table/abc/analysis"]) {
      expect(titleOf(path, "wsdv")).toBe("Table: Wir sind das Volk! – Republik");
      expect(titleOf(path, "weimar")).toBe("Table: Weimar – Republik");
      expect(titleOf(path, "")).toBe("Republik");
    }
  });

  it("names the pages of a game by that game", () => {
    for (const page of ["new", "rules", "cards"]) {
      expect(titleOf(`/${page}/weimar`, "")).toContain("Weimar");
      expect(titleOf(`/${page}`, "weimar")).not.toContain("Weimar");
    }
    expect(titleOf("/", "weimar")).toBe("Republik");
  });
});
