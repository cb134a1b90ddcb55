/** What boards, cards and panels need of a table, whether it is played or replayed. */
import type { Schemas } from "../net/api";
import type { Choice, GameSide, LogLine } from "../plugin/game";
import type { AnyChapter } from "./chapter.svelte";
import type { ScenePlayer } from "./scene.svelte";
import type { Selection } from "./selection.svelte";
import type { Stage } from "./stage.svelte";

export type PastView = Schemas["PastView"];
/** What a seat knows at a moment of the game. */
export type Moment = Omit<PastView, "move" | "total">;

export interface TableModel<Position> {
  readonly id: string;
  readonly address: string;
  readonly game: GameSide<Position>;
  readonly info: Schemas["TableInfo"] | null;
  /** The latest moment; in a replay, the one to which it has advanced. */
  readonly view: Moment | null;
  readonly position: Position | null;
  readonly seats: Schemas["SeatInfo"][];
  readonly events: Schemas["GameEvent"][];
  /** The log. */
  readonly lines: LogLine[];
  readonly stage: Readonly<Stage<Position>>;
  readonly selection: Readonly<Selection<Position>>;
  readonly scene: Readonly<ScenePlayer>;
  /** What the game tells itself, page by page. */
  readonly chapter: Readonly<AnyChapter> | null;
  readonly mySeat: string;
  readonly myTurn: boolean;
  /** The legal moves: as phrases, in words, and by the place to click. */
  readonly moves: Schemas["Choice"][];
  readonly choices: Choice[];
  readonly glow: Map<string, Choice[]>;
  /** The picked place, if it is the start of a move between two places. */
  readonly source: string;
  /** Whether a decision is on its way. */
  readonly sending: boolean;
  /** How many decisions can be undone. */
  readonly undoable: number;
  /** The number of decisions after which changes are outlined. */
  readonly since: number;
  /** The seat whose scenes are shown; null for those of a spectator. */
  readonly watching: string | null;

  /** Handles a click on a card or on a place on the board. */
  pick(place: string): void;
  /** Cancels one step of the selection (Escape). */
  back(): void;
  /** Shows the table as it was after the given number of decisions; null for the latest moment. */
  rewind(at: number | null): Promise<void>;
  /** Fetches what the seat knew after the given number of decisions. */
  pastView(at: number): Promise<PastView>;

  // -- only where there is something to decide
  /** Plays a legal move. */
  choose?(move: number): void;
  undo?(steps: number): void;
  /** Asks for each move at a place whether it is refused. */
  whyNot?(place: string): Promise<Schemas["Verdicts"]>;
}

/** A table of any game. */
export type AnyTable = TableModel<unknown>;
