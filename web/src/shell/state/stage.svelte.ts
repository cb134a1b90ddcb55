/** What a table shows: its latest view, an earlier one, or a moment that a scene or a chapter of the game tells. */
import { typed, type Schemas } from "../net/api";
import type { LogLine } from "../plugin/game";
import type { Moment, PastView } from "./table-model";

/** A moment of a scene or a chapter: what the seat knew then. */
export interface Episode {
  view: Record<string, unknown>;
  forecast: Record<string, unknown>;
  outlook: Schemas["Outlook"][];
  /** How far the game had progressed; the present if not given. */
  when?: Schemas["Phrase"];
  /** The caption shown instead of the pending question. */
  prompt?: Schemas["Phrase"];
}

type Teller = "scene" | "chapter";

export class Stage<Position> {
  /** The earlier view that the player looks back at. */
  past = $state.raw<PastView | null>(null);
  /** The moment that is being told, who tells it, and the number of the first event that has not been told yet. */
  episode = $state.raw<Episode | null>(null);
  untold = $state(Infinity);
  private teller: Teller | null = null;
  /** The part of the table that the current lesson refers to. */
  spot = $state("");
  /** The key of the lesson about the page that a chapter has open; "" for none. */
  reading = $state("");

  view = $derived.by(() => this.past ?? this.episode ?? this.table.view);
  position = $derived.by(() => (this.view ? typed<Position>(this.view.view) : null));
  /** How far the game had progressed. */
  when = $derived.by(() => this.view?.when ?? this.table.view?.when);
  /** The number of decisions that the player looks at. */
  decisions = $derived.by(() => (this.past ?? this.table.view)?.decisions ?? 0);
  /** The log as far as it has been told. */
  log = $derived.by(() => {
    const { untold } = this;
    return untold === Infinity ? this.table.lines : this.table.lines.filter((line) => line.first < untold);
  });

  constructor(private readonly table: { readonly view: Moment | null; readonly lines: LogLine[] }) {}

  /** Shows a moment, or the present (null). A scene does not take the stage from a chapter that is being read. */
  tell(teller: Teller, episode: Episode | null, untold = Infinity): void {
    if (teller === "scene" && this.teller === "chapter") return;
    this.teller = episode && teller;
    this.episode = episode;
    this.untold = untold;
  }

  /** Returns from whatever is being told to the present. */
  clear(): void {
    this.tell("chapter", null);
  }

  /** Leaves what is shown to the scene that continues. */
  release(): void {
    this.teller = null;
  }

  /** Shows an earlier view; null returns from it. */
  lookBack(past: PastView | null): void {
    this.past = past;
  }

  /** Notes which page of a chapter is being read. */
  read(lesson: string): void {
    this.reading = lesson;
  }

  /** Points at a part of the table; "" for none. */
  pointAt(spot: string): void {
    this.spot = spot;
  }
}
