/** What a table needs to know of the game that is played there. */
import type { Refusal, Schemas } from "./api";
import type { Chapter } from "./chapters";

/** A legal move as a person meets it. */
export interface Choice {
  move: number;
  block: string;
  index: number;
  label: string;
  /** Where it is clicked; "" for a button. */
  place: string;
  /** The place that is clicked second, for moves from one to another. */
  target: string;
}

/** A sentence of the story, the seat, places and cards it speaks of, and the decision it belongs to. */
export interface Sentence {
  level: "heading" | "action" | "detail";
  key: string;
  text: string;
  places: string[];
  side: number;
  at: number;
  /** The number of its first event. */
  index: number;
}

/** A position that says what it waits for. */
export interface Readable {
  step(): { name: string; seat: number } | null;
}

export interface GameSide<Position extends Readable> {
  readonly name: string;
  /** Where its rules are read. */
  readonly rules: string;
  readonly levels: readonly string[];
  /** The seats in the engine's order. */
  readonly seats: readonly string[];
  decode(view: unknown): Position;
  choices(position: Position, moves: number[]): Choice[];
  /** The moves a click on a place could have meant. */
  candidates(place: string, position: Position): number[];
  placeName(place: string): string;
  /** Whether a click on the place opens what can be done there instead of doing it. */
  opens(place: string, choices: Choice[]): boolean;
  /** What the page asks for. */
  prompt(position: Position): string;
  /** The step in which a card is chosen, before any place is. */
  readonly cardStep: string;
  side(seat: string): string;
  refusal(refusal: Pick<Refusal, "error" | "reason"> & Partial<Refusal>): string;
  outcome(outcome: Schemas["OutcomeInfo"], position: Position | null): string;
  /** The cards of a seat that its person may see. */
  hand(position: Position, seat: number): number[];
  /** The story's parts, each with an event that names it. */
  chapters(events: Schemas["Told"][]): Chapter[];
  /** What happened, in sentences; `first` is the number of the first event. */
  tell(events: Schemas["Told"][], first: number, position: Position | null): Sentence[];
}
