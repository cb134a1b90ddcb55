import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { person } from "./me.svelte";

const BUSY = { error: "too-many-requests", reason: "too many requests; wait a little", rule: "", details: {} };

describe("the current person", () => {
  let refusals = 1;
  let asked = 0;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
    vi.stubGlobal("fetch", (address: string) => {
      if (address !== "/api/me") return Promise.resolve(Response.json({ open: [], mine: [], watch: [] }));
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
