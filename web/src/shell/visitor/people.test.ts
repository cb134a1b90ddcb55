import { describe, expect, it } from "vitest";
import { personPath } from "./people";

describe("the address of a person", () => {
  it("is one part of the path, whatever the name", () => {
    for (const name of ["Anna", "J. Doe", "x/games", "50%", "a?b#c", ".", "..", "...", "a\\b"]) {
      const { pathname, search, hash } = new URL(personPath(name), "https://page");
      expect(search + hash).toBe("");
      const [, people, part, ...more] = pathname.split("/");
      expect([people, more]).toEqual(["people", []]);
      expect(decodeURIComponent(part).normalize("NFKC")).toBe(name);
    }
  });
});
