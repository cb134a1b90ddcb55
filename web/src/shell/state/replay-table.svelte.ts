/** A game replayed: moments of its past, without decisions. */
import { get, query, Refused, typed, type Schemas } from "../net/api";
import type { Choice, GameSide, LogLine } from "../plugin/game";
import type { Staging } from "../plugin/staging";
import type { AnyChapter } from "./chapter.svelte";
import { ScenePlayer } from "./scene.svelte";
import { Selection } from "./selection.svelte";
import { Stage } from "./stage.svelte";
import type { PastView, TableModel } from "./table-model";

const PREFETCH = 4;
const CACHE_SIZE = 600;

export class ReplayTable<Position> implements TableModel<Position> {
  view = $state.raw<PastView | null>(null);
  events = $state.raw<Schemas["GameEvent"][]>([]);
  lines = $state.raw<LogLine[]>([]);
  /** The number of decisions shown, and how many there are in total. */
  at = $state(0);
  total = $state(0);
  /** The seat whose view is shown; "open" for all cards, "" for a spectator's. */
  seat = $state("");
  failure = $state.raw<Refused | null>(null);

  readonly game: GameSide<Position>;
  readonly id: string;
  readonly address: string;
  readonly stage: Readonly<Stage<Position>>;
  readonly selection: Readonly<Selection<Position>>;
  readonly scene: Readonly<ScenePlayer>;
  readonly chapter: Readonly<AnyChapter> | null;
  readonly myTurn = false;
  readonly sending = false;
  readonly undoable = 0;
  readonly moves: Schemas["Choice"][] = [];
  readonly choices: Choice[] = [];
  readonly glow = new Map<string, Choice[]>();
  readonly source = "";

  position = $derived.by(() => (this.view ? typed<Position>(this.view.view) : null));
  mySeat = $derived.by(() => (this.seat === "open" ? "" : this.seat));
  /** Decision counts to stop at: every action and every heading. */
  stops = $derived([...new Set(this.lines.filter(isHighlight).map((line) => line.at))]);
  /** The first line of each chapter. */
  chapters = $derived(this.lines.filter((line) => line.chapter));
  now = $derived(lastHighlight(this.lines, this.at));
  /** Outlines what happened since the stop before. */
  since = $derived.by(() => this.stop(-1));

  private cache = new Map<string, Promise<PastView>>();
  private request = 0;

  constructor(
    readonly info: Schemas["TableInfo"],
    { game, scene, chapter }: Staging<Position>,
  ) {
    this.game = game;
    this.id = info.id;
    this.address = `/api/tables/${info.id}`;
    this.stage = new Stage(this);
    this.selection = new Selection(game);
    this.scene = new ScenePlayer(this, scene);
    this.chapter = chapter?.(this, null) ?? null;
  }

  /** Loads the table and its log, then shows the given decision; null for the last. */
  async begin(seat: string, at: number | null): Promise<void> {
    try {
      this.seat = seat || this.defaultSeat();
      const seated = this.seats.some(({ seat, you }) => you && seat === this.seat);
      const { decisions } = await get<Schemas["TableView"]>(
        `${this.address}/view${query({ seat: seated ? this.seat : null })}`,
      );
      this.total = decisions;
      await this.readLog();
      await this.goTo(at ?? this.total);
    } catch (error) {
      if (error instanceof Refused) this.failure = error;
      else throw error;
    }
  }

  get seats() {
    return this.info.seats;
  }
  get watching(): string | null {
    return this.seat || null;
  }
  get finished(): boolean {
    return this.info.result !== null;
  }
  /** The seats whose view may be shown. */
  get viewpoints(): string[] {
    if (this.finished) return [...this.seats.map(({ seat }) => seat), "open"];
    return this.seats.filter(({ you }) => you).map(({ seat }) => seat);
  }

  private defaultSeat(): string {
    return this.seats.find(({ you }) => you)?.seat ?? (this.finished ? "open" : "");
  }

  async look(seat: string): Promise<void> {
    this.seat = seat;
    await this.readLog();
    await this.goTo(this.at);
  }

  private async readLog(): Promise<void> {
    const story = await get<Schemas["Story"]>(`${this.address}/events${query({ since: 0, seat: this.watching })}`);
    this.events = story.events;
    this.lines = story.lines;
  }

  async goTo(at: number): Promise<void> {
    const target = Math.max(0, Math.min(this.total, at));
    const request = ++this.request;
    this.at = target;
    const past = await this.pastView(target);
    if (request !== this.request) return;
    this.view = past;
    this.prefetch(target);
  }

  async rewind(at: number | null): Promise<void> {
    await this.goTo(at ?? this.total);
  }
  /** Opens a card or the sheet of a place. */
  pick(place: string): void {
    const { selection } = this;
    const { picked, looked } = selection;
    selection.open(selection.isFace(place) && place !== picked ? place : "");
    selection.lookAt(selection.hasSheet(place) ? place : looked);
  }
  back(): void {
    this.selection.back();
  }

  /** The next stop in a direction. */
  stop(by: 1 | -1, stops = this.stops): number {
    if (by > 0) return stops.find((stop) => stop > this.at) ?? this.total;
    return stops.findLast((stop) => stop < this.at) ?? 0;
  }

  /** Fetches the views that will probably be shown next. */
  private prefetch(at: number): void {
    const near = Array.from({ length: PREFETCH }, (_, i) => [at + i + 1, at - i - 1]).flat();
    for (const one of [...near, this.stop(1), this.stop(-1)]) {
      if (one >= 0 && one <= this.total) void this.pastView(one).catch(() => undefined);
    }
  }

  pastView(at: number): Promise<PastView> {
    const key = `${this.seat} ${at}`;
    const cached = this.cache.get(key);
    if (cached) return cached;
    const parameters = { at, seat: this.watching, words: this.game.words ? 1 : null };
    const view = get<PastView>(`${this.address}/past${query(parameters)}`);
    view.catch(() => this.cache.delete(key));
    if (this.cache.size >= CACHE_SIZE) this.cache.delete(this.cache.keys().next().value!);
    this.cache.set(key, view);
    return view;
  }
}

/** Whether a line is a heading or an action. */
function isHighlight(line: LogLine): boolean {
  return line.level !== "detail";
}

/** The last heading or action after the given number of decisions. */
export function lastHighlight(lines: LogLine[], decisions: number): LogLine | undefined {
  return lines.findLast((line) => line.at <= decisions && isHighlight(line));
}
