import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../../../tests/fixtures/language";
import { messages } from "./i18n.svelte";
import { joined, nameOf, placeName, reasonOf, ruleName, say } from "./phrases";

const ENGLISH = `
seat-ann = Ann
card-old-king = the old king
move-play = { $seat } plays { $card }
event-drawn = { $count ->
    [one] one card
   *[other] { $count } cards
 } for { $who }
refusal-too-high = that is too high
page-loading = Shuffling …
`;
const GERMAN = ENGLISH.replace("plays", "spielt");

/** The server's messages for a game from another package. */
function messagesIn(language: string) {
  const translated = language !== "it";
  return {
    language,
    translated,
    messages: language === "de" ? GERMAN : ENGLISH,
    names: { card: { "7": "Seven" }, section: { "2.1": "2.1, 1.1 in the booklet" } },
  };
}

beforeAll(() => {
  vi.stubGlobal("fetch", (address: string) => Promise.resolve(Response.json(messagesIn(address.split("/").at(-1)!))));
});

describe("phrases", () => {
  beforeEach(async () => {
    await speak("en");
    await messages.learn("cards");
    return messages.show("cards");
  });

  const king = { kind: "card", id: "Old_King" };
  const play = { key: "move-play", args: { seat: { kind: "seat", id: "ann" }, card: king } };

  it("use the game's names table, then the message kind-id, then the id", () => {
    expect(nameOf("card", "7")).toBe("Seven");
    expect(nameOf("card", "Old_King")).toBe("the old king");
    expect(nameOf("card", "X")).toBe("X");
    expect(placeName("card:7")).toBe("Seven");
  });

  it("number rules as in the game's names table", async () => {
    expect(ruleName("2.1")).toBe("Rule 2.1, 1.1 in the booklet");
    expect(ruleName("2.2")).toBe("Rule 2.2");
    await speak("it");
    expect(ruleName("10.3", "wsdv")).toBe("Regola 10.3, nel regolamento italiano 10.2");
    expect(ruleName("9.3", "wsdv")).toBe("Regola 9.3");
    await speak("hu");
    expect(ruleName("10.3", "wsdv")).toBe("10.3. szabály");
  });

  it("are rendered from the inside out", () => {
    expect(say(play)).toBe("Ann plays the old king");
    expect(say([king, { kind: "card", id: "7" }, 3, "text"])).toBe("the old king, Seven, 3, text");
    expect(say({ key: "event-drawn", args: { count: 1, who: play } })).toBe("one card for Ann plays the old king");
    expect(say(null)).toBe("");
  });

  it("pass numbers on, for plurals", () => {
    expect(say({ key: "event-drawn", args: { count: 2, who: [] } })).toBe("2 cards for ");
  });

  it("use the given game's messages and fall back to the page's", () => {
    expect(say({ key: "page-loading", args: {} })).toBe("Shuffling …");
    expect(say({ key: "page-loading", args: {} }, "")).toBe("Loading…");
    expect(say({ key: "page-close", args: {} })).toBe("Close");
    expect(say({ key: "no-such", args: {} })).toBe("[no-such]");
  });

  it("of refusals without a message fall back to the server's reason", () => {
    const phrase = { key: "refusal-too-high", args: {} };
    expect(reasonOf({ reason: "no", phrase })).toBe("that is too high");
    expect(reasonOf({ reason: "no", phrase: { key: "refusal-odd", args: {} } })).toBe("no");
  });

  it("switch language at once, and report a game that is not translated", async () => {
    await speak("de");
    expect(say(play)).toBe("Ann spielt the old king");
    expect(messages.translated("cards")).toBe(true);
    await speak("it");
    expect(say(play)).toBe("Ann plays the old king");
    expect(messages.translated("cards")).toBe(false);
    expect(say({ key: "page-close", args: {} })).toBe("Chiudi");
  });
});

describe("phrases in one line", () => {
  it("are separated by one full stop", () => {
    expect(joined(["SPD demonstrates in Berlin.", "KPD plays a card", "Councils!", "DNVP passes"])).toBe(
      "SPD demonstrates in Berlin. KPD plays a card. Councils! DNVP passes",
    );
    expect([joined([]), joined(["", "West builds"])]).toEqual(["", "West builds"]);
  });
});
