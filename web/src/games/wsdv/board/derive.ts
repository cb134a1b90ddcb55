/** What a plaque shows of unrest: the words on the protest markers, and four slots for the rest. */
import { limits, provinces, type Side } from "../components";
import type { Position, ProvinceState } from "../model";

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

type SlotState = "stays" | "comes" | "goes" | "empty";
interface Part {
  left: number;
  width: number;
}
export interface UnrestRow {
  words: (Marker & Part)[];
  slots: ({ state: SlotState } & Part)[];
  /** The unrest after the previewed move if the slots cannot show it; null otherwise. */
  then: number | null;
}

const GAPS = { wide: 4, narrow: 2 };
/** Width of the four slots beside one word, and beside two. */
const BESIDE_WORDS = [38, 28];

/** 4: arranges words and slots in a row of the given width. Every four unrest are a word; the slots hold the rest. */
export function unrestRow(
  now: Pick<ProvinceState, "unrest" | "loose">,
  then: Pick<ProvinceState, "unrest">,
  markers: Marker[],
  width: number,
): UnrestRow {
  const visible = markers.length > 2 ? [{ ...markers[0], word: `${markers[0].word} ×${markers.length}` }] : markers;
  const forSlots = visible.length ? BESIDE_WORDS[visible.length - 1] : width;
  const forWords = width - forSlots - GAPS.wide;
  const rest = now.loose;
  const restThen = rest + then.unrest - now.unrest;
  const slots = spread(limits.protest, width - forSlots, forSlots, visible.length ? GAPS.narrow : GAPS.wide);
  const words = spread(visible.length, 0, forWords, GAPS.narrow);
  return {
    words: visible.map((marker, i) => ({ ...marker, ...words[i] })),
    slots: slots.map((part, i) => ({ ...part, state: stateOf(i, rest, restThen) })),
    then: restThen > limits.protest || restThen < 0 ? then.unrest : null,
  };
}

function stateOf(slot: number, now: number, then: number): SlotState {
  if (slot < now) return slot < then ? "stays" : "goes";
  return slot < then ? "comes" : "empty";
}

function spread(count: number, from: number, width: number, gap: number): Part[] {
  const each = (width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => ({ left: from + i * (each + gap), width: each }));
}
