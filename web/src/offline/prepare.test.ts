import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { engine } from "../shell/net/engine-status.svelte";
import type { WorkerBackend } from "./backend";
import { prepareSnapshot } from "./prepare";

vi.mock("./snapshot", () => ({ hasSnapshot: () => Promise.resolve(false) }));

const BACKEND = { started: Promise.resolve(), quietFor: () => Infinity } as unknown as WorkerBackend;

/** What the worker answers to each attempt; undefined if it never answers. */
let answer: string | null | undefined;
let workers: { isEnded: boolean }[];
let isElsewhere: boolean;

class FakeWorker {
  isEnded = false;
  onmessage?: (event: { data: string | null }) => void;

  constructor() {
    workers.push(this);
  }

  postMessage(): void {
    if (answer !== undefined) this.onmessage?.({ data: answer });
  }

  terminate(): void {
    this.isEnded = true;
  }
}

beforeEach(() => {
  [answer, workers, isElsewhere] = [null, [], false];
  engine.state = "ready";
  const kept = new Map<string, string>();
  const page = new EventTarget();
  vi.useFakeTimers();
  vi.spyOn(console, "info").mockReturnValue();
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.stubGlobal("navigator", {
    serviceWorker: { controller: {} },
    locks: { request: (_: string, __: object, work: (lock: unknown) => unknown) => work(isElsewhere ? null : {}) },
  });
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
    vi.stubGlobal(name, page[name].bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("an attempt that failed is not repeated for the same engine", async () => {
  answer = "no memory";
  await prepareSnapshot("one/", BACKEND);
  await prepareSnapshot("one/", BACKEND);
  expect(workers).toHaveLength(1);
  await prepareSnapshot("two/", BACKEND);
  expect(workers).toHaveLength(2);
});

test("a snapshot that was made and lost is made again", async () => {
  await prepareSnapshot("one/", BACKEND);
  await prepareSnapshot("one/", BACKEND);
  expect(workers).toHaveLength(2);
});

test("a worker that does not answer is ended", async () => {
  answer = undefined;
  const prepared = prepareSnapshot("one/", BACKEND);
  await vi.advanceTimersByTimeAsync(120_000);
  await prepared;
  expect(workers).toMatchObject([{ isEnded: true }]);
  await prepareSnapshot("one/", BACKEND);
  expect(workers).toHaveLength(1);
});

test("leaving the page is no failure", async () => {
  answer = undefined;
  void prepareSnapshot("one/", BACKEND);
  await vi.advanceTimersByTimeAsync(1);
  dispatchEvent(new Event("pagehide"));
  answer = null;
  await prepareSnapshot("one/", BACKEND);
  expect(workers).toHaveLength(2);
});

test("only one tab makes a snapshot, and only with an engine that is ready", async () => {
  isElsewhere = true;
  await prepareSnapshot("one/", BACKEND);
  isElsewhere = false;
  engine.state = "failed";
  await prepareSnapshot("one/", BACKEND);
  expect(workers).toHaveLength(0);
});
