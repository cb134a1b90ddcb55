/** Helpers for a table's legal moves and its log. */
import type { Refusal, Schemas } from "../net/api";
import type { Choice, LogLine } from "../plugin/game";
import { say, type Name } from "../text/phrases";

/** Renders the phrases of a legal move. */
export function renderChoice({ id, phrase, short, group, note, warning, place, target }: Schemas["Choice"]): Choice {
  const label = say(phrase);
  return {
    move: id,
    label,
    short: short ? say(short) : label,
    group: say(group),
    note: say(note),
    warning: say(warning),
    place,
    target,
  };
}

/** The use a move makes of its card: the argument `use` of its phrase, or "". */
export function useOf({ args }: Schemas["Phrase"]): string {
  return (args?.use as Name | undefined)?.id ?? "";
}

/** The refusal for each use of a card; null if the use is legal. */
export function byUse({ refusals, moves = {} }: Schemas["Verdicts"]): Record<string, Refusal | null> {
  return Object.fromEntries(Object.entries(moves).map(([move, phrase]) => [useOf(phrase), refusals[move]]));
}

/** A use of a card, and the move that plays the card for it; null if it is refused. */
export interface CardUse {
  /** Its name; "" for a move that does something else with the card. */
  use: string;
  move: number | null;
  /** What the move is called if it is not a use of the card. */
  label?: string;
}

/** The shared refusal if all uses are refused for the same reason. */
export function oneReason(uses: CardUse[], refusals: ReturnType<typeof byUse>): Refusal | null {
  const [first, ...others] = uses.map(({ use, move }) => (move === null && refusals[use]) || null);
  return first && others.every((refusal) => refusal?.error === first.error) ? first : null;
}

/** Groups the moves by the place to click. With `source`, groups the moves that start there by their target. */
export function glowOf(choices: Choice[], source = ""): Map<string, Choice[]> {
  const glow = new Map<string, Choice[]>();
  for (const choice of choices) {
    const place = source ? (choice.place === source ? choice.target : "") : choice.place;
    if (place) glow.set(place, [...(glow.get(place) ?? []), choice]);
  }
  return glow;
}

/** Groups the choices by heading, in order of first appearance. */
export function underHeadings(choices: Choice[]): [string, Choice[]][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  return [...groups];
}

/** The kind of a place ("kind:id"). */
export function kindOf(place: string): string {
  return place.slice(0, Math.max(0, place.indexOf(":")));
}

/** The kinds of places for which at least one place has several moves. */
export function sharedKinds(choices: Choice[]): Set<string> {
  const places = [...glowOf(choices)].filter(([, moves]) => moves.length > 1);
  return new Set(places.map(([place]) => kindOf(place)));
}

/** How many decisions preceded a seat's last turn; -1 if it has had none. */
export function beforeTurn(lines: LogLine[], seat: string): number {
  const begun = lines.findLast((line) => line.turn && line.seat === seat);
  return begun ? begun.at - 1 : -1;
}

type Seats = Pick<Schemas["SeatInfo"], "seat" | "kind" | "you">[];

/** Whether all opponents are computer players, which agree to everything. */
export function againstComputers(seats: Seats): boolean {
  return seats.every((seat) => seat.you || seat.kind === "level");
}

/** How many decisions preceded my last turn if taking it back goes further than an undo; -1 otherwise. */
export function turnToTakeBack(
  view: Pick<Schemas["TableView"], "decisions" | "undo" | "outcome"> & { seats: Seats },
  lines: LogLine[],
): number {
  const mine = view.seats.filter((seat) => seat.you);
  if (view.outcome || mine.length !== 1 || view.seats.some((seat) => seat.kind === "free")) return -1;
  const begun = beforeTurn(lines, mine[0].seat);
  return begun < view.decisions - view.undo ? begun : -1;
}

/** When the player confirms a move that ends their turn: "auto" in rated games and in live games between people. */
export const CONFIRMING = ["auto", "always", "never"] as const;
export type Confirming = (typeof CONFIRMING)[number];

export function confirmsTurns(
  chosen: Confirming,
  table: Pick<Schemas["TableInfo"], "rated" | "clock">,
  seats: Seats,
): boolean {
  if (chosen !== "auto") return chosen === "always";
  const withPeople = seats.some((seat) => !seat.you && seat.kind === "person");
  return withPeople && (table.rated || table.clock.kind === "live");
}

/** Whether an action ended although the player chose to go on with it and something of it was left: they clicked a
 * place, not the button to stop. */
export function endedByItself(choices: Choice[], move: number, left: number): boolean {
  const chosen = choices.find((choice) => choice.move === move);
  return left > 0 && !!chosen?.place && choices.some((choice) => !choice.place);
}

/** Merges the lines of a new view into the log. The new lines replace everything from the first of them on, because a
 * line may have grown; lines that were undone disappear. */
export function newLines(old: LogLine[], { start, lines }: { start: number; lines: LogLine[] }): LogLine[] {
  const from = lines.length ? Math.min(start, lines[0].first) : start;
  return [...old.filter((line) => line.first < from), ...lines];
}
