/** A game that is looked at from its beginning to its end: the same table, without a socket and without decisions. */
import { get, query, Refused, type Schemas } from "./api";
import type { GameSide, LogLine } from "./game";
import { Table, type PastView, type TableView } from "./table.svelte";

const AHEAD = 4;
const MOST_KEPT = 600;

export class Replay<Position> extends Table<Position> {
  /** Decisions shown now, and how many there are. */
  at = $state(0);
  total = $state(0);
  seat = $state("");
  failure = $state.raw<Refused | null>(null);
  /** Decision counts to stop at: after each action, and where parts of the game begin. */
  stops = $derived([...new Set(this.lines.filter(isWeighty).map((line) => line.at))]);
  /** Where each chapter begins. */
  chapters = $derived(this.lines.filter((line) => line.chapter));
  now = $derived(lastTold(this.lines, this.at));

  private kept = new Map<string, Promise<PastView>>();
  private asked = 0;

  constructor(info: Schemas["TableInfo"], game: GameSide<Position>, words = false) {
    super(info.id, game, null, words, info);
  }

  /** Reads the table and its story, then shows a decision; null is the last. */
  async begin(seat: string, at: number | null): Promise<void> {
    try {
      this.seat = seat || this.ownSeat();
      const view = await get<TableView>(`${this.address}/view${query({ seat: this.liveSeat() })}`);
      this.total = view.decisions;
      await this.readStory();
      await this.goTo(at ?? this.total);
    } catch (error) {
      if (error instanceof Refused) this.failure = error;
      else throw error;
    }
  }

  get finished(): boolean {
    return this.info?.result !== null && this.info?.result !== undefined;
  }
  /** The seats one may look from. */
  get seats(): string[] {
    const all = this.info?.seats ?? [];
    if (this.finished) return [...all.map(({ seat }) => seat), "open"];
    return all.filter(({ you }) => you).map(({ seat }) => seat);
  }

  private ownSeat(): string {
    return this.info?.seats.find(({ you }) => you)?.seat ?? (this.finished ? "open" : "");
  }
  /** A seat the newest view may be asked from. */
  private liveSeat(): string | null {
    return this.info?.seats.some(({ seat, you }) => you && seat === this.seat) ? this.seat : null;
  }

  async look(seat: string): Promise<void> {
    this.seat = seat;
    await this.readStory();
    await this.goTo(this.at);
  }

  private async readStory(): Promise<void> {
    const story = await get<Schemas["Story"]>(`${this.address}/events${query({ since: 0, seat: this.seat || null })}`);
    this.events = story.events;
    this.lines = story.lines;
  }

  async goTo(at: number): Promise<void> {
    const target = Math.max(0, Math.min(this.total, at));
    const asked = ++this.asked;
    this.at = target;
    const past = await this.fetch(target);
    if (asked !== this.asked) return;
    this.view = this.viewOf(past);
    this.prepare(target);
  }

  override async rewind(at: number | null): Promise<void> {
    await this.goTo(at ?? this.total);
  }
  /** Nothing is decided any more; a card can be looked at. */
  override pick(place: string): void {
    this.picked = this.isFace(place) && place !== this.picked ? place : "";
  }

  /** The next stop in a direction. */
  stop(by: 1 | -1, stops = this.stops): number {
    if (by > 0) return stops.find((stop) => stop > this.at) ?? this.total;
    return stops.findLast((stop) => stop < this.at) ?? 0;
  }

  /** What will probably be looked at next. */
  private prepare(at: number): void {
    const near = Array.from({ length: AHEAD }, (_, i) => [at + i + 1, at - i - 1]).flat();
    for (const one of [...near, this.stop(1), this.stop(-1)]) {
      if (one >= 0 && one <= this.total) void this.fetch(one).catch(() => undefined);
    }
  }

  private fetch(at: number): Promise<PastView> {
    const key = `${this.seat} ${at}`;
    let found = this.kept.get(key);
    if (!found) {
      found = get<PastView>(`${this.address}/past${query({ ...this.wanted, at, seat: this.seat || null })}`);
      found.catch(() => this.kept.delete(key));
      if (this.kept.size >= MOST_KEPT) this.kept.delete(this.kept.keys().next().value!);
      this.kept.set(key, found);
    }
    return found;
  }

  /** What was known then, in the form of a newest view in which nothing can be decided. */
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
    };
  }
}

/** A heading or an action. */
function isWeighty(line: LogLine): boolean {
  return line.level !== "detail";
}

/** What was told last when so many decisions had been made: a heading, an action or the end. */
export function lastTold(lines: LogLine[], decisions: number): LogLine | undefined {
  return lines.findLast((line) => line.at <= decisions && isWeighty(line));
}
