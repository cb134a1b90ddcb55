import { describe, expect, it } from "vitest";
import { chapterOf } from "./course";

const LESSONS = [
  { key: "hello", spot: "", chapter: "one" },
  { key: "act", spot: "map", chapter: "one" },
  { key: "aside", spot: "map" },
  { key: "more", spot: "log", chapter: "two" },
];

describe("chapters", () => {
  it("show how much of each has been read", () => {
    expect(chapterOf(LESSONS, ["hello"])).toEqual({ name: "one", number: 1, shares: [0.5, 0] });
    expect(chapterOf(LESSONS, ["hello", "act", "more"])).toEqual({ name: "two", number: 2, shares: [1, 1] });
  });

  it("do not go back for a lesson that belongs to none", () => {
    expect(chapterOf(LESSONS, ["hello", "act", "more", "aside"])?.name).toBe("two");
  });

  it("are optional", () => {
    expect(chapterOf([{ key: "hello", spot: "" }], ["hello"])).toBeNull();
  });
});
