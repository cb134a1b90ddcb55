/** Replays a game: a table without a socket and without decisions. */
import { get, query, Refused, type Schemas } from "./api";
import type { GameSide, LogLine } from "./game";
import { Table, type PastView, type TableView } from "./table.svelte";

const PREFETCH = 4;
const CACHE_SIZE = 600;

export class Replay<Position> extends Table<Position> {
  /** The last decision as text, if this seat may know it. */
  move = $state<string | null>(null);
  /** The number of decisions shown, and how many there are in total. */
  at = $state(0);
  total = $state(0);
  seat = $state("");
  failure = $state.raw<Refused | null>(null);
  /** Decision counts to stop at: every action and every heading. */
  stops = $derived([...new Set(this.lines.filter(isHighlight).map((line) => line.at))]);
  /** The first line of each chapter. */
  chapters = $derived(this.lines.filter((line) => line.chapter));
  now = $derived(lastHighlight(this.lines, this.at));

  private cache = new Map<string, Promise<PastView>>();
  private request = 0;

  constructor(info: Schemas["TableInfo"], game: GameSide<Position>, words = false) {
    super(info.id, game, null, words, info);
  }

  /** Loads the table and its log, then shows the given decision; null for the last. */
  async begin(seat: string, at: number | null): Promise<void> {
    try {
      this.seat = seat || this.ownSeat();
      const view = await get<TableView>(`${this.address}/view${query({ seat: this.liveSeat() })}`);
      this.total = view.decisions;
      await this.readLog();
      await this.goTo(at ?? this.total);
    } catch (error) {
      if (error instanceof Refused) this.failure = error;
      else throw error;
    }
  }

  override get watching(): string | null {
    return this.seat || null;
  }
  get finished(): boolean {
    return this.info?.result !== null && this.info?.result !== undefined;
  }
  /** The seats whose view may be shown. */
  get seats(): string[] {
    const all = this.info?.seats ?? [];
    if (this.finished) return [...all.map(({ seat }) => seat), "open"];
    return all.filter(({ you }) => you).map(({ seat }) => seat);
  }

  /** Outlines what happened since the stop before. */
  protected override firstMarked(): number {
    return this.stop(-1);
  }

  private ownSeat(): string {
    return this.info?.seats.find(({ you }) => you)?.seat ?? (this.finished ? "open" : "");
  }
  /** The seat to request the current view for; null for a spectator's view. */
  private liveSeat(): string | null {
    return this.info?.seats.some(({ seat, you }) => you && seat === this.seat) ? this.seat : null;
  }

  async look(seat: string): Promise<void> {
    this.seat = seat;
    await this.readLog();
    await this.goTo(this.at);
  }

  private async readLog(): Promise<void> {
    const story = await get<Schemas["Story"]>(`${this.address}/events${query({ since: 0, seat: this.seat || null })}`);
    this.events = story.events;
    this.lines = story.lines;
  }

  async goTo(at: number): Promise<void> {
    const target = Math.max(0, Math.min(this.total, at));
    const request = ++this.request;
    this.at = target;
    const past = await this.pastView(target);
    if (request !== this.request) return;
    this.move = past.move;
    this.view = this.viewOf(past);
    this.prefetch(target);
  }

  override async rewind(at: number | null): Promise<void> {
    await this.goTo(at ?? this.total);
  }
  /** Opens a card; there are no decisions to make. */
  override pick(place: string): void {
    this.picked = this.isFace(place) && place !== this.picked ? place : "";
    this.looked = this.hasSheet(place) && place !== this.looked ? place : "";
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

  override pastView(at: number): Promise<PastView> {
    const key = `${this.seat} ${at}`;
    let found = this.cache.get(key);
    if (!found) {
      found = get<PastView>(`${this.address}/past${query({ ...this.wanted, at, seat: this.seat || null })}`);
      found.catch(() => this.cache.delete(key));
      if (this.cache.size >= CACHE_SIZE) this.cache.delete(this.cache.keys().next().value!);
      this.cache.set(key, found);
    }
    return found;
  }

  /** Converts a past view into a table view without moves. */
  private viewOf(past: PastView): TableView {
    return {
      type: "view",
      corrected: null,
      table: this.id,
      number: past.decisions,
      decisions: past.decisions,
      seat: past.seat === "open" ? null : past.seat,
      to_act: past.to_act,
      view: past.view,
      moves: [],
      undo: 0,
      start: 0,
      events: [],
      lines: [],
      prompt: past.prompt,
      when: past.when,
      state: past.state,
      outlook: past.outlook,
      seats: this.info!.seats,
      commitment: this.info!.commitment,
      outcome: past.outcome,
      seed: null,
      forecast: past.forecast,
      clock: null,
      offer: null,
      chat: [],
      rematch: this.info!.rematch,
      delayed: false,
      present: [],
      spectators: 0,
      acted: 0,
    };
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
