import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Hints } from "./hints";

const BUSY = { error: "too-many-requests", reason: "too many requests; wait a little", rule: "", details: {} };
let refusals = 0;
let asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  [refusals, asked] = [0, []];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const { level } = JSON.parse(body);
    asked.push(level);
    if (refusals-- > 0) return Promise.resolve(Response.json(BUSY, { status: 429 }));
    return Promise.resolve(Response.json({ number: 7, level, choices: [] }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks each level once about a decision", async () => {
  const hints = new Hints("/hint");
  for (const level of ["minister", "citizen", "minister"]) {
    expect((await hints.ask(level, 7, () => true))?.level).toBe(level);
  }
  expect(asked).toEqual(["minister", "citizen"]);
});

it("waits while the server is busy instead of complaining", async () => {
  refusals = 2;
  const hint = new Hints("/hint").ask("minister", 7, () => true);
  await vi.advanceTimersByTimeAsync(3000);
  expect((await hint)?.level).toBe("minister");
  expect(asked).toHaveLength(3);
});

it("gives up when the answer is no longer wanted", async () => {
  refusals = 2;
  let wanted = true;
  const hint = new Hints("/hint").ask("minister", 7, () => wanted);
  await vi.advanceTimersByTimeAsync(500);
  wanted = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(await hint).toBeNull();
  expect(asked).toHaveLength(1);
});
