import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keep, recall, recallObject } from "./storage";

function memory(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

beforeEach(() => {
  vi.stubGlobal("sessionStorage", memory());
  vi.stubGlobal("localStorage", memory());
});
afterEach(() => vi.unstubAllGlobals());

test("what is kept is recalled from the same storage", () => {
  keep("draft", "hello");
  keep("place", { at: 3 }, "local");
  expect(recall("draft")).toBe("hello");
  expect(recall("draft", "local")).toBeNull();
  expect(recallObject("place", "local")).toEqual({ at: 3 });
});

test("damaged or missing objects are not recalled", () => {
  keep("broken", "{");
  keep("number", "7");
  expect(recallObject("broken")).toBeNull();
  expect(recallObject("number")).toBeNull();
  expect(recallObject("missing")).toBeNull();
});

test("without storage nothing is kept and nothing fails", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse });
  keep("draft", "hello");
  expect(recall("draft")).toBeNull();
  expect(recallObject("draft")).toBeNull();
});
