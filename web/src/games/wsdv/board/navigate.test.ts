import { describe, expect, it } from "vitest";
import { cities } from "../components";
import { citySpots, placeAt, type Point } from "./geometry";
import { nextPlace, readingOrder } from "./navigate";

const spots = cities.map(({ name }) => [`city:${name}`, citySpots[name].at] as const);
const from = (city: string) => placeAt(`city:${city}`)!;
const others = (city: string) => spots.filter(([place]) => place !== `city:${city}`);

describe("arrow-key navigation", () => {
  it.each([
    ["Flensburg", "ArrowDown", "Kiel"],
    ["Kiel", "ArrowUp", "Flensburg"],
    ["München", "ArrowLeft", "Ulm"],
    ["Duisburg", "ArrowRight", "Dortmund"],
  ])("from %s with %s to %s", (city, key, reached) => {
    expect(nextPlace(from(city), key, others(city))).toBe(`city:${reached}`);
  });

  it("stays put at the edge and for other keys", () => {
    expect(nextPlace(from("Flensburg"), "ArrowUp", others("Flensburg"))).toBeNull();
    expect(nextPlace(from("Ulm"), "a", others("Ulm"))).toBeNull();
  });

  it("reaches every city from any other", () => {
    const reached = new Set(["city:Ulm"]);
    const queue = ["city:Ulm"];
    for (const place of queue) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = nextPlace(placeAt(place)!, key, spots.filter(([one]) => one !== place)); // prettier-ignore
        if (next && !reached.has(next)) {
          reached.add(next);
          queue.push(next);
        }
      }
    }
    expect(reached.size).toBe(cities.length);
  });

  it("orders places from top to bottom", () => {
    const places: [string, Point][] = [["c", [10, 200]], ["b", [90, 20]], ["a", [10, 30]]]; // prettier-ignore
    expect(readingOrder(places)).toEqual(["a", "b", "c"]);
  });
});
