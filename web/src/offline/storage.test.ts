import { expect, test } from "vitest";
import { withRoom } from "./storage";

const FULL = new DOMException("full", "QuotaExceededError");

/** Writes with these errors, one for each try; returns what happened. */
async function tried(...errors: (Error | null)[]): Promise<string[]> {
  const happened: string[] = [];
  const write = async () => {
    happened.push("write");
    const error = errors.shift();
    if (error) throw error;
  };
  const makeRoom = async () => void happened.push("make room");
  await withRoom(makeRoom, write).catch((error: Error) => happened.push(error.message));
  return happened;
}

test("a full storage gets room once, and only then", async () => {
  expect(await tried(null)).toEqual(["write"]);
  expect(await tried(FULL, null)).toEqual(["write", "make room", "write"]);
  expect(await tried(FULL, FULL)).toEqual(["write", "make room", "write", "full"]);
  expect(await tried(new Error("closed"))).toEqual(["write", "closed"]);
});
