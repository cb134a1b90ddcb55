/** Moves, cards, symbols and refusals in the words of the language chosen now. */
import type { Refusal } from "../../shell/api";
import {
  blockOf,
  cardIndex,
  cards,
  cities,
  connections,
  firstSpace,
  borders,
  prestigeRows,
  provinces,
  suppliers,
  type Language,
  type Row,
} from "./components";
import { plain, signed } from "../../shell/figures";
import { t, messages } from "../../shell/i18n.svelte";
import { EAST, type Position, type Step, WEST } from "./model";

export const USES = ["unrest", "build", "living", "event"] as const;
export const TRACKS = ["prestige", "currency", "socialists"] as const;
export const ROMAN = ["", "I", "II", "III", "IV"];
const SECTORS: Record<string, string> = { France: "sector-france", UK: "sector-uk", USA: "sector-usa" };
const PLACES: Record<string, string> = {
  WG: "place-west-germany",
  CSSR: "place-cssr",
  POLSKA: "place-polska",
  RHEINSBERG: "place-rheinsberg",
  "NI/HH": "place-ni-hamburg",
};
const SURPLUS = ["surplus-red", "surplus-yellow", "surplus-red-prestige", "surplus-yellow-prestige"];
const FIRST_SURPLUS = 6;
const SPREAD = 2 ** 28;
const ALL_ROWS = 10;

export const PROVINCE_BLOCKS = new Set(
  "place remove reduce living lose_living transfer police socialist take_socialist import release hamburg".split(" "),
);
export const CITY_BLOCKS = new Set("build_city dismantle_city rundown repair close".split(" "));
export const LINE_BLOCKS = new Set(["build_line", "dismantle_line"]);
export const CARD_BLOCKS = new Set("deal discard take give".split(" "));
const ROW_BLOCKS = new Set("void_row resolve ignore".split(" "));
const DONE_STEPS = new Set("discard build living transfer void look take last-police attack".split(" "));

export { plain, signed };

export function arrows(count: number): string {
  return count > 0 ? "→".repeat(count) : "←".repeat(-count);
}

class Words {
  get language(): Language {
    return messages.language;
  }
  text = t;

  side(seat: number): string {
    return t(seat === EAST ? "side-east" : "side-west");
  }
  sideOf(letter: string): string {
    return t(letter === "E" ? "side-east" : "side-west");
  }
  /** A side, or the rules where nobody chose. */
  who(seat: number): string {
    return seat === WEST || seat === EAST ? this.side(seat) : t("side-nobody");
  }
  province(index: number): string {
    return provinces[index].names[this.language];
  }
  code(index: number): string {
    return provinces[index].code;
  }
  city(index: number): string {
    return cities[index].name;
  }
  line(index: number): string {
    return `${connections[index].a} – ${connections[index].b}`;
  }
  sector(index: number): string {
    const supplier = provinces.find((province) => province.code === suppliers[index])!.supplier;
    return t(SECTORS[supplier]);
  }
  title(card: number): string {
    return cards[card].titles[this.language];
  }
  /** The card by number and title; a hidden one without either. */
  card(card: number): string {
    return card < 0 ? t("card-hidden") : t("card-name", { number: cards[card].id, title: this.title(card) });
  }
  /** A card, or a space of the prestige track. */
  face(face: number): string {
    return face < firstSpace ? this.card(face) : t("face-space", { space: signed(face - firstSpace - 6) });
  }
  use(use: number): string {
    return t(`use-${USES[use]}`);
  }
  /** A seat of any game. */
  seat(name: string): string {
    const side = { west: "side-west", east: "side-east" }[name];
    return t(side ?? `weimar-party-${name}`);
  }
  level(key: string): string {
    return t(key === "automatic" ? "weimar-automatic" : `level-${key}`);
  }
  feature(name: string): string {
    return t("feature-" + name.replaceAll("_", "-"));
  }
  track(track: number): string {
    return t(`track-${TRACKS[track]}`);
  }

  // -- symbols

  place(where: string): string {
    return where in PLACES ? t(PLACES[where]) : this.province(provinces.findIndex(({ code }) => code === where));
  }
  /** Equal symbols of a card or of the prestige track. */
  symbol(row: Row, count = 0): string {
    const key = "symbol-" + row.kind.replaceAll("_", "-");
    const parts = [t(key, { count: count || row.count, side: this.sideOf(row.side) })];
    if (row.where) parts.push(t("symbol-where", { place: this.place(row.where) }));
    if (row.limit) parts.push(t("symbol-limit", { count: row.limit }));
    if (row.arms) parts.push(t("symbol-arms", { side: this.sideOf(row.arms) }));
    return parts.join(" ");
  }
  arrow(track: number, count: number): string {
    const side = t(count > 0 ? "side-east-letter" : "side-west-letter");
    return t("symbol-arrow", { track: this.track(track), arrows: arrows(count), side });
  }
  /** All that a card's event does, row by row, then the arrows. */
  symbols(card: number): string[] {
    const face = cards[card];
    const moved = [face.prestige, face.currency, face.socialists];
    return [
      ...face.rows.map((row) => this.symbol(row)),
      ...moved.flatMap((count, track) => (count ? [this.arrow(track, count)] : [])),
    ];
  }
  spaceSymbols(space: number): string {
    return prestigeRows[String(space)].map((row) => this.symbol(row)).join(", ") || t("symbol-nothing");
  }
  /** A row of the event in progress; those past the printed ones are arrows that did not fit. */
  row(face: number, row: number, count = 0): string {
    if (row >= FIRST_SURPLUS) return t(SURPLUS[row - FIRST_SURPLUS], { count: count || 1 });
    const rows = face < firstSpace ? cards[face].rows : prestigeRows[String(face - firstSpace - 6)];
    return this.symbol(rows[row], count);
  }
  /** The symbol a code of the engine stands for, as events tell it. */
  eventFor(card: number): string {
    return t("event-for-" + cards[card].colour);
  }

  // -- what is asked

  /** The card or space whose event is being carried out; -1 outside an event. */
  faceOf(step: Step): number {
    if (step.name === "void") return step.a;
    return step.name === "symbols" || step.name === "resolve" ? Math.floor(step.b / SPREAD) : -1;
  }
  /** The symbols of the event in progress that are still to be carried out. */
  remaining(step: Step): string[] {
    if (step.name !== "symbols") return [];
    const face = this.faceOf(step);
    return Array.from({ length: ALL_ROWS }, (_, row) => row).flatMap((row) => {
      const count = Math.floor(step.a / 8 ** row) % 8;
      return count ? [this.row(face, row, count)] : [];
    });
  }
  /** The one sentence that asks. */
  prompt(position: Position): string {
    const step = position.step();
    if (!step) return "";
    const args: Record<string, string | number> = { side: this.side(step.seat), count: step.a };
    const face = this.faceOf(step);
    if (face >= 0) args.face = this.face(face);
    if (step.name === "dismantle") Object.assign(args, { count: step.b >> 1, owner: this.side(step.a) });
    if (step.name === "living") Object.assign(args, { count: ones(step.a), lends: this.lends(position, step.seat) });
    if (step.name === "symbols") args.symbols = this.remaining(step).join(", ");
    if (step.name === "resolve") args.symbol = this.row(face, step.a, 1);
    if (step.name === "attack") args.place = this.province(step.a);
    if (step.name === "import") args.change = this.importChange(position);
    return t(`prompt-${step.name}`, args);
  }
  /** 6.3: what the card in play lends. */
  lends(position: Position, seat: number): number {
    const face = cards[position.raw.card];
    return face ? (seat === EAST ? face.east : face.west) : 0;
  }
  private importChange(position: Position): string {
    const berlin = provinces.findIndex((province) => province.berlin);
    return position.protests(berlin) > position.raw.exported ? "more" : "less";
  }

  // -- moves

  /** A move in full; `step` says in which step it would be made. */
  move(move: number, step: Step | null): string {
    const { block, index } = blockOf(move);
    if (block === "done" && step && DONE_STEPS.has(step.name)) return t(`done-${step.name}`);
    return t("move-" + block.replaceAll("_", "-"), this.moveArgs(block, index, step ? this.faceOf(step) : -1));
  }
  /** A move where the prompt already says what is done: only the place. */
  short(move: number, step: Step | null): string {
    const { block, index } = blockOf(move);
    if (PROVINCE_BLOCKS.has(block) || CITY_BLOCKS.has(block) || LINE_BLOCKS.has(block)) {
      return String(this.moveArgs(block, index, -1).place);
    }
    return this.move(move, step);
  }
  group(block: string): string {
    return t("group-" + block.replaceAll("_", "-"));
  }
  private moveArgs(block: string, i: number, face: number): Record<string, string> {
    if (PROVINCE_BLOCKS.has(block)) return { place: this.province(i) };
    if (CITY_BLOCKS.has(block)) return { place: this.city(i) };
    if (LINE_BLOCKS.has(block)) return { place: this.line(i) };
    if (CARD_BLOCKS.has(block)) return { card: this.card(i) };
    if (block === "sector" || block === "lose_sector") return { place: this.sector(i) };
    if (block === "move" || block === "attack") {
      const [from, to] = pair(i);
      return { from: this.province(from), to: this.attacked(block, from, to) };
    }
    if (block === "play") return { card: this.card(i >> 2), use: this.use(i & 3) };
    if (ROW_BLOCKS.has(block)) return { symbol: face >= 0 ? this.row(face, i, 1) : String(i + 1) };
    if (block === "space") return { space: signed(i - 6), symbols: this.spaceSymbols(i - 6) };
    if (block === "void_track") return { track: this.track(i) };
    return block === "look" ? { where: ["hand", "pile"][i] } : {};
  }
  private attacked(block: string, from: number, to: number): string {
    if (block !== "attack" || !provinces[from].berlin) return this.province(to);
    // 9.7: both neighbours or neither
    const code = provinces[from].code;
    const neighbours = borders.filter(([west]) => west === code).map(([, east]) => this.place(east));
    return neighbours.join(", ");
  }

  // -- refusals and endings

  /** Why not, in words, without the rule's number. */
  refusal(refusal: Pick<Refusal, "error" | "reason"> & Partial<Refusal>): string {
    const key = `refusal-${refusal.error}`;
    if (!messages.has(key)) return refusal.reason;
    const details = Object.entries(refusal.details ?? {});
    return t(key, Object.fromEntries(details.map(([name, value]) => [name, this.detail(name, value)])));
  }
  private detail(name: string, value: string): string {
    if (name === "side") return this.side(value === "East" ? EAST : WEST);
    const card = cardIndex.get(value);
    if (name === "card" && card !== undefined) return this.card(card);
    const province = provinces.findIndex((one) => one.name === value);
    return province >= 0 ? this.province(province) : value;
  }
  outcome(outcome: { winner: string | null; termination: string; rule: string }): string {
    const winner = outcome.winner ? this.side(outcome.winner === "east" ? EAST : WEST) : "";
    const how = t("ending-" + outcome.termination.replaceAll("_", "-"));
    return outcome.rule ? t("outcome", { winner, how, rule: outcome.rule }) : t("outcome-table", { winner, how });
  }
}

export type { Words };
export const words = new Words();

/** Source and target of a pair of provinces. */
export function pair(index: number): [number, number] {
  return [Math.floor(index / provinces.length), index % provinces.length];
}

function ones(mask: number): number {
  return mask.toString(2).replaceAll("0", "").length;
}
