import { beforeAll, describe, expect, it, vi } from "vitest";
import { speak } from "../../tests/fixtures/language";
import { messages } from "./i18n.svelte";

/** What the server is asked for, each to be answered when a test says so. */
const asked = new Map<string, () => void>();

beforeAll(async () => {
  vi.stubGlobal("fetch", (address: string) => {
    const [game, , language] = address.split("/").slice(-3);
    const told = { language, translated: true, messages: `game-name = ${game} ${language}`, names: {} };
    return new Promise((answer) => asked.set(`${game} ${language}`, () => answer(Response.json(told))));
  });
  await speak("en");
});

async function answer(what: string): Promise<void> {
  await vi.waitFor(() => expect([...asked.keys()]).toContain(what));
  asked.get(what)!();
}

const named = (game: string) => messages.text("game-name", {}, game);

describe("switching to another language", () => {
  it("keeps a game that is learned meanwhile", async () => {
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

  it("ends with the language asked for last, whichever is read first", async () => {
    const slow = speak("it");
    const quick = speak("es");
    for (const game of ["first", "late"]) await answer(`${game} es`);
    await quick;
    for (const game of ["first", "late"]) await answer(`${game} it`);
    await slow;
    expect([messages.language, named("first")]).toEqual(["es", "first es"]);
  });
});
