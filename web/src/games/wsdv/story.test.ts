import { describe, expect, test } from "vitest";
import { fixture, speak } from "../../../tests/fixtures/python";
import { moveOf } from "./movetext";
import { outlook } from "./outlook";
import { tell } from "./story";
import { decadeEnds } from "./walk.svelte";

const engine = fixture();

describe.each(["en", "de"] as const)("in %s", (language) => {
  test("a whole game reads as in the terminal", async () => {
    await speak(language);
    expect(tell(engine.whole.events).map((line) => line.text)).toEqual(engine.whole.lines[language]);
  });

  test("every kind of event has its sentence", async () => {
    await speak(language);
    expect(engine.missing).toEqual([]);
    for (const { events, lines } of engine.each) {
      expect(tell(events).map((line) => line.text)).toEqual(lines[language]);
    }
  });

  test("the forecast reads as in the terminal", async () => {
    await speak(language);
    expect(engine.forecasts.length).toBeGreaterThan(3);
    expect(engine.forecasts.filter(({ forecast }) => forecast.end!.phase > 0).length).toBeGreaterThan(3);
    for (const { forecast, phases } of engine.forecasts) {
      const told = outlook(forecast).map((phase) => [phase.name, phase.danger !== "", ...phase.lines]);
      expect(told).toEqual(phases[language]);
    }
  });
});

test("a line knows where its events lie", async () => {
  await speak("en");
  const lines = tell(engine.whole.events);
  for (const line of lines) expect(engine.whole.events[line.index].key).toBe(line.key);
});

test("every move is read back from its text", () => {
  expect(engine.moves.map(moveOf)).toEqual(engine.moves.map((_, move) => move));
  expect(moveOf("build a castle")).toBeNull();
});

test("decade ends are told phase by phase", () => {
  const ends = decadeEnds(engine.whole.events);
  expect(ends.length).toBeGreaterThan(0);
  for (const end of ends) {
    expect(engine.whole.events[end.start].key).toBe("decade_end");
    expect(end.complete).toBe(true);
    expect(end.phases.map(({ phase }) => phase)).toEqual(end.phases.map((_, i) => i + 1));
    for (const { first, events } of end.phases) {
      expect(engine.whole.events.slice(first, first + events.length)).toEqual(events);
    }
  }
});
