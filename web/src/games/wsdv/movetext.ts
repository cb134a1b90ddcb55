/** Moves as records write them, read back: the words of src/republik/wsdv/notation.py. */
import { blocks, cards, cities, connections, provinces, suppliers } from "./components";
import { pair, TRACKS } from "./words";

const USES = ["unrest", "build", "living standard", "event"];
const PROVINCE: Record<string, string> = {
  place: "place unrest",
  remove: "remove unrest",
  reduce: "reduce",
  living: "living standard",
  lose_living: "lose living standard",
  transfer: "transfer",
  police: "police",
  socialist: "socialist",
  take_socialist: "take socialist",
  import: "import",
  release: "release",
  hamburg: "hamburg",
};
const CITY: Record<string, string> = {
  build_city: "build",
  dismantle_city: "dismantle",
  rundown: "run down",
  repair: "repair",
  close: "close",
};
const LINE: Record<string, string> = { build_line: "build", dismantle_line: "dismantle" };
const CARD: Record<string, string> = { deal: "deal", discard: "discard", take: "take", give: "give" };
const PAIR: Record<string, string> = { move: "move unrest", attack: "attack" };
const ROW: Record<string, string> = { void_row: "void row", resolve: "resolve row", ignore: "ignore row" };
const SECTOR: Record<string, string> = {
  sector: "living standard WB sector",
  lose_sector: "lose living standard WB sector",
};
const ODD: Record<string, (i: number) => string> = {
  play: (i) => `${cards[i >> 2].id} for ${USES[i & 3]}`,
  space: (i) => (i > 6 ? `space +${i - 6}` : `space ${i - 6}`),
  void_track: (i) => `void ${TRACKS[i]}`,
  look: (i) => ["look at hand", "look at pile"][i],
  done: () => "done",
  draw: () => "West draws",
};

function textOf(block: string, i: number): string {
  if (block in PROVINCE) return `${PROVINCE[block]} ${provinces[i].code}`;
  if (block in CITY) return `${CITY[block]} ${cities[i].name}`;
  if (block in LINE) return `${LINE[block]} ${connections[i].a} – ${connections[i].b}`;
  if (block in CARD) return `${CARD[block]} ${cards[i].id}`;
  if (block in ROW) return `${ROW[block]} ${i + 1}`;
  if (block in SECTOR) return `${SECTOR[block]} ${suppliers[i]}`;
  if (block in PAIR) {
    const [from, to] = pair(i);
    return `${PAIR[block]} ${provinces[from].code} > ${provinces[to].code}`;
  }
  return ODD[block](i);
}

let known: Map<string, number> | null = null;

/** The move a text stands for; null where it stands for none. */
export function moveOf(text: string): number | null {
  known ??= new Map(
    blocks.flatMap(({ name, start, size }) =>
      Array.from({ length: size }, (_, i): [string, number] => [textOf(name, i), start + i]),
    ),
  );
  return known.get(text) ?? null;
}
