import { describe, expect, it } from "vitest";
import { always, chapterOf, courseOf, type Lesson, type Progress, type Reader, type Scenery } from "./course";

const CHAPTERS = [
  { key: "hello", chapter: "one" },
  { key: "act", chapter: "one" },
  { key: "aside" },
  { key: "more", chapter: "two" },
];

describe("chapters", () => {
  it("show how much of each has been read", () => {
    expect(chapterOf(CHAPTERS, ["hello"])).toEqual({ name: "one", number: 1, shares: [0.5, 0] });
    expect(chapterOf(CHAPTERS, ["hello", "act", "more"])).toEqual({ name: "two", number: 2, shares: [1, 1] });
  });

  it("do not go back for a lesson that belongs to none", () => {
    expect(chapterOf(CHAPTERS, ["hello", "act", "more", "aside"])?.name).toBe("two");
  });

  it("are optional", () => {
    expect(chapterOf([{ key: "hello" }], ["hello"])).toBeNull();
  });
});

type Seen = Scenery<{ turn: number }>;

const LESSONS: Lesson<Seen>[] = [
  { key: "hello", spot: "", keeps: true, when: always },
  { key: "open", spot: "", acts: true, when: ({ myTurn, picked }) => myTurn && !picked },
  { key: "use", spot: "", acts: true, when: ({ picked }) => picked !== "" },
  {
    key: "fact",
    spot: "",
    keeps: true,
    when: ({ position }) => position.turn === 2,
    until: ({ position }) => position.turn > 2,
  },
  { key: "passing", spot: "", when: ({ position }) => position.turn === 2, until: ({ position }) => position.turn > 2 },
  { key: "page-1", spot: "", keeps: true, when: ({ reading }) => reading === "page-1" },
];
const course = courseOf(LESSONS, (scene: Seen) => scene);
const NONE: Progress = { told: [], at: 0, closed: false, later: [] };

function scene(more: Partial<Seen> = {}, turn = 1): Seen {
  const nothing = { picked: "", choices: [], moves: [], reading: "", opening: false, refused: false, past: false };
  return { position: { turn }, events: [], myTurn: true, seat: "east", ...nothing, ...more };
}

/** Follows these moments one after another, as a reader who presses nothing. */
function followed(from: Progress, moments: Seen[], reader: Partial<Reader> = {}): Progress {
  let [progress, waited] = [from, from.told.length ? course.waiting(from, moments[0]) : []];
  for (const moment of moments) {
    progress = course.follow(progress, moment, { read: false, revisits: false, waited, ...reader });
    waited = course.waiting(progress, moment);
  }
  return progress;
}

describe("a course", () => {
  it("begins with the first text and keeps it while the next one waits", () => {
    expect(followed(NONE, [scene(), scene()])).toEqual({ ...NONE, told: ["hello"] });
    expect(course.waiting({ ...NONE, told: ["hello"] }, scene())).toEqual(["open"]);
  });

  it("tells nothing before the first decision, whose lesson would replace the first text", () => {
    expect(followed(NONE, [scene({ myTurn: false })])).toEqual(NONE);
    expect(followed(NONE, [scene({ myTurn: false }), scene(), scene()])).toEqual({ ...NONE, told: ["hello"] });
  });

  it("ends a step that names an act with the act", () => {
    const asked = { ...NONE, told: ["hello", "open"], at: 1 };
    expect(followed(asked, [scene(), scene({ picked: "card:4" })])).toEqual({
      ...NONE,
      told: ["hello", "open", "use"],
      at: 2,
    });
    expect(followed(asked, [scene({ myTurn: false })])).toMatchObject({ told: ["hello", "open"], at: 2 });
  });

  it("goes on with a player who acts without reading, and offers the text for later", () => {
    const ahead = followed(NONE, [scene(), scene({ picked: "card:4" })]);
    expect(ahead).toEqual({ ...NONE, told: ["use"], at: 0, later: ["hello"] });
    expect(course.waiting(ahead, scene({ picked: "card:4" }))).toEqual([]); // the card has been opened
  });

  it("counts a text as read that was shown for long enough", () => {
    const ahead = followed(NONE, [scene(), scene({ picked: "card:4" })], { read: true });
    expect(ahead).toMatchObject({ told: ["hello", "use"], at: 1, later: [] });
  });

  it("leaves a text whose moment has passed, and does not show one that was waiting", () => {
    const idle = { ...NONE, told: ["hello", "open"], at: 2 };
    const shown = followed(idle, [scene({ myTurn: false }, 2)]);
    expect(shown.told[shown.at]).toBe("fact");
    expect(followed(idle, [scene({ myTurn: false }, 2), scene({ myTurn: false }, 3)])).toEqual({
      ...NONE,
      told: ["hello", "open"],
      at: 2,
      later: ["fact"],
    });
  });

  it("keeps what is still worth reading of the texts that were waiting", () => {
    const reading = { ...NONE, told: ["hello"], at: 0 };
    const [two, three] = [2, 3].map((turn) => scene({ myTurn: false }, turn));
    expect(followed(reading, [scene({ myTurn: false }), two, three]).later).toEqual(["fact"]);
  });

  it("lets the reader finish a text of an earlier moment that they asked for", () => {
    const again = { ...NONE, told: ["hello", "open", "fact"], at: 2 };
    expect(followed(again, [scene({ myTurn: false }, 3)], { revisits: true })).toEqual(again);
  });

  it("turns to the page that is open", () => {
    const back = { ...NONE, told: ["hello", "open"], at: 0 };
    const ahead = followed(back, [scene({ myTurn: false }), scene({ myTurn: false, reading: "page-1" })]);
    expect(ahead.told[ahead.at]).toBe("page-1");
  });

  it("goes on with progress from before there was a list to read later", () => {
    const old = { ...NONE, told: ["hello", "open", "fact"], at: 0 };
    expect(followed(old, [scene()])).toEqual(old);
  });
});
