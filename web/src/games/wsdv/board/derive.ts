/** What the board tells of a position beyond its numbers: the words of the protests. */
import { provinces, type Side } from "../components";
import type { Position } from "../model";

/** 4: the counters carry these words, one a marker; from the fifth protest on the spare ones serve. */
const WORDS: Record<Side, string[]> = {
  W: ["KEINE", "MACHT", "FÜR", "NIEMAND"],
  E: ["WIR", "SIND", "DAS", "VOLK!"],
};
const SPARE = "!!!";

export interface Marker {
  word: string;
  imported: boolean;
}

/** The protest markers of every province; the words of a side run over its provinces in the board's order. */
export function protestMarkers({ provinces: states }: Pick<Position, "provinces">): Record<string, Marker[]> {
  const used: Record<Side, number> = { W: 0, E: 0 };
  return Object.fromEntries(
    provinces.map(({ code, side }) => {
      const { protests, imported } = states[code];
      const markers = Array.from({ length: protests }, (_, k) => ({
        word: WORDS[side][used[side]++] ?? SPARE,
        imported: k >= protests - imported,
      }));
      return [code, markers];
    }),
  );
}
