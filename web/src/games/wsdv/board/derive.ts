/** The words on the protest markers. */
import { provinces, type Side } from "../components";
import type { Position } from "../model";

/** 4: the words printed on the markers; from the fifth protest on, spare markers are used. */
const WORDS: Record<Side, string[]> = {
  W: ["KEINE", "MACHT", "FÜR", "NIEMAND"],
  E: ["WIR", "SIND", "DAS", "VOLK!"],
};
const SPARE = "!!!";

export interface Marker {
  word: string;
  imported: boolean;
}

/** The protest markers of every province; the words of a side are dealt out in board order. */
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
