import { beforeAll, describe, expect, it, vi } from "vitest";
import { speak } from "../../../tests/fixtures/language";
import { messages } from "./i18n.svelte";

/** Pending requests to the server; each test decides when to answer them. */
const asked = new Map<string, () => void>();

beforeAll(async () => {
  vi.stubGlobal("fetch", (address: string) => {
    const [game, , language] = address.split("/").slice(-3);
    const body = { language, translated: true, messages: `game-name = ${game} ${language}`, names: {} };
    return new Promise((answer) => asked.set(`${game} ${language}`, () => answer(Response.json(body))));
  });
  await speak("en");
});

async function answer(what: string): Promise<void> {
  await vi.waitFor(() => expect([...asked.keys()]).toContain(what));
  asked.get(what)!();
}

const named = (game: string) => messages.text("game-name", {}, game);

describe("switching to another language", () => {
  it("keeps a game that loads in the meantime", async () => {
    const first = messages.learn("first");
    await answer("first en");
    await first;
    const late = messages.learn("late");
    const switched = speak("de");
    await vi.waitFor(() => expect([...asked.keys()]).toContain("first de"));
    await answer("late en");
    await late;
    expect(named("late")).toBe("late en");
    await answer("first de");
    await answer("late de");
    await switched;
    expect([named("first"), named("late")]).toEqual(["first de", "late de"]);
  });

  it("ends with the language requested last, whichever loads first", async () => {
    const slow = speak("it");
    const quick = speak("es");
    for (const game of ["first", "late"]) await answer(`${game} es`);
    await quick;
    for (const game of ["first", "late"]) await answer(`${game} it`);
    await slow;
    expect([messages.language, named("first")]).toEqual(["es", "first es"]);
  });
});
