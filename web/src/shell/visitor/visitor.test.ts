import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { messages } from "../text/i18n.svelte";
import { person } from "./visitor.svelte";
import { settings } from "./settings.svelte";

const BUSY = { error: "too-many-requests", reason: "too many requests; wait a little", rule: "", details: {} };

describe("the current person", () => {
  let refusals = 1;
  let asked = 0;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
    vi.stubGlobal("fetch", (address: string) => {
      if (address !== "/api/me") return Promise.resolve(Response.json({ open: [], mine: [], watch: [], ended: [] }));
      asked += 1;
      return Promise.resolve(refusals-- > 0 ? Response.json(BUSY, { status: 429 }) : Response.json({ name: "Anna" }));
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is requested again after a refusal, but not once it is known", async () => {
    await person.load().catch(() => undefined);
    expect(person.me).toBeNull();
    const end = person.follow(1000);
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(person.me?.name).toBe("Anna");
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toBe(2);
    end();
  });
});

describe("settings", () => {
  const KEPT = {
    theme: "dark",
    sound: true,
    confirm_reveals: false,
    confirm_turns: "always",
    pace: "fast",
    games: { wsdv: { walk: false } },
  };
  let me: Record<string, unknown> = {};
  let sent: unknown[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {} } });
    vi.stubGlobal("fetch", (_: string, { method, body }: RequestInit = {}) => {
      if (method === "PUT") sent.push(JSON.parse(String(body)));
      return Promise.resolve(Response.json(me));
    });
    sent = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("come from the account of a member", async () => {
    me = { name: "Anna", member: true, language: "en", settings: KEPT };
    await person.load();
    expect([settings.theme, settings.sound, settings.confirmReveals]).toEqual(["dark", true, false]);
    expect([settings.confirmTurns, settings.pace, settings.of("wsdv", "walk")]).toEqual(["always", "fast", false]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([]); // nothing has changed
  });

  it("are kept in the account when a member changes them", async () => {
    settings.pace = "slow";
    settings.sound = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([{ settings: { ...KEPT, pace: "slow", sound: false } }]);
  });

  it("of this browser become those of a new account", async () => {
    me = { name: "Berta", member: true, language: "en", settings: null };
    await person.load();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([{ settings: settings.kept }]);
  });

  it("of a guest stay in the browser", async () => {
    me = { name: "", member: false, language: "en", settings: null };
    await person.load();
    settings.pace = "fast";
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([]);
  });
});

describe("the language", () => {
  beforeEach(() => vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {} } }));
  afterEach(() => vi.unstubAllGlobals());

  it("is remembered when the person chooses it, not when a page loads", async () => {
    person.me = null;
    await messages.use("en"); // another tab may choose a language while this one loads
    expect(settings.language).toBe("");
    await person.speak("hu");
    expect([settings.language, messages.language]).toEqual(["hu", "hu"]);
  });

  it("of an account is taken over on signing in", async () => {
    const answers: Record<string, unknown> = { "/api/tables": { open: [], mine: [], watch: [], ended: [] } };
    const me = { name: "Clara", member: true, language: "it", settings: null };
    vi.stubGlobal("fetch", (address: string) => Promise.resolve(Response.json(answers[address] ?? me)));
    await person.enter("/api/login", {});
    expect([settings.language, messages.language]).toEqual(["it", "it"]);
  });
});
