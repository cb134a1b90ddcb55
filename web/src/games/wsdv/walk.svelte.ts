/** The walk through an End of Decade: its phases, the table at each step, and what is lit on the board meanwhile. */
import { get, query, type Schemas } from "../../shell/api";
import type { LogLine } from "../../shell/game";
import { settings } from "../../shell/settings.svelte";
import type { StagedView, Table } from "../../shell/table.svelte";
import { still } from "./board/motion";
import { actsOf, BEGINS, FOLLOWS, type Moment, momentsOf, toldUntil } from "./ending";
import type { Position } from "./model";
import { ROMAN } from "./names";
import { reading, type Reading } from "./sums";

type GameEvent = Schemas["GameEvent"];

export interface PhaseTold {
  phase: number;
  /** Index of the first event after the heading. */
  first: number;
  events: GameEvent[];
}
export interface DecadeEnd {
  decade: number;
  /** Index of its `decade_end` event. */
  start: number;
  /** The number of the decision with which it began, and of the last one so far. */
  at: number;
  until: number;
  phases: PhaseTold[];
  /** Whether all its events have arrived. */
  complete: boolean;
}

/** Finds every End of Decade in the events. */
export function decadeEnds(events: GameEvent[]): DecadeEnd[] {
  const found: DecadeEnd[] = [];
  let now: DecadeEnd | null = null;
  events.forEach((event, i) => {
    if (now) now.until = event.at;
    if (event.key === "decade_end") {
      const { at } = event;
      now = { decade: Number(event.args.decade), start: i, at, until: at, phases: [], complete: false };
      found.push(now);
    } else if (!now) return;
    else if (event.key === "phase") now.phases.push({ phase: Number(event.args.phase), first: i + 1, events: [] });
    else if (event.key === "decade") {
      now.complete = true;
      now = null;
    } else {
      if (event.key === "game_over") now.complete = true;
      now.phases.at(-1)?.events.push(event);
    }
  });
  return found;
}

const FIRST_BEAT = 600;
const BEAT = 480;
/** For a figure that is 0. */
const SHORT_BEAT = 160;
const STEP = 900;

class Walk {
  table = $state.raw<Table<Position> | null>(null);
  /** Whether the game continues meanwhile; a replay only shows what has already happened. */
  live = $state(true);
  /** The index of the `decade_end` event shown; null if none. */
  start = $state<number | null>(null);
  /** The current phase page, from 0; after the last phase of a game, the page of the result. */
  page = $state(0);
  /** The step of the phase shown, and how many figures of its sum have been counted. */
  step = $state(0);
  counted = $state(0);
  /** The decade whose title card is shown; 0 for none. */
  title = $state(0);
  /** Whether the result of the game is shown. */
  finish = $state(false);
  /** Whether the front page lies over the board: once, when the game has ended. */
  paper = $state(false);

  private moments = $state.raw<Moment[]>([]);
  /** The number of the last decision in `moments`. */
  private loaded = $state(0);
  /** What the table showed when the End of Decade arrived, until its moments are loaded. */
  private held = $state.raw<StagedView | null>(null);
  private loading = false;
  private furthest = 0;
  /** Whether the clock left no time when the last view arrived. */
  private hurried = false;
  /** Whether it was opened because it happened, not to read it again. */
  private arrived = $state(false);
  /** The number of decisions up to which the title card's decade has been told. */
  private until = 0;

  ends = $derived(this.table ? decadeEnds(this.table.events) : []);
  end = $derived<DecadeEnd | null>(this.ends.find(({ start }) => start === this.start) ?? null);
  private isLast = $derived(this.end !== null && this.end.start === this.ends.at(-1)!.start);
  over = $derived(this.live && !!this.table?.view?.outcome);
  /** Phases so far, and the result if the game ended with them. */
  pages = $derived(this.end ? this.end.phases.length + (this.over && this.isLast ? 1 : 0) : 0);
  /** Whether there is anything to show: a phase, or the result. */
  shown = $derived(this.end !== null || (this.over && this.finish));
  /** Whether the page of the result is open. */
  atResult = $derived(this.over && (this.end ? this.page >= this.end.phases.length : this.finish));
  running = $derived(this.live && this.isLast && !this.end!.complete && !this.over);

  private acts = $derived(actsOf(this.moments));
  private act = $derived<Moment[]>(this.acts[this.page] ?? []);
  private moment = $derived<Moment | null>(this.act[Math.min(this.step, this.act.length - 1)] ?? null);
  /** The phase, with its events up to the step shown. */
  told = $derived.by<PhaseTold | null>(() => {
    const told = this.end?.phases[this.page];
    if (!told || !this.moment) return told ?? null;
    return { ...told, events: told.events.slice(0, Math.max(0, toldUntil(this.moment) - told.first)) };
  });
  read = $derived.by(() => {
    if (!this.told) return null;
    const lines = this.moment ? this.act.slice(1, this.step + 1).map(({ line }) => line) : this.table!.lines;
    return this.readingOf(this.told, this.act, lines);
  });
  /** Whether everything that has happened in the phase has been told. */
  whole = $derived(this.act.length > 0 && this.step >= this.act.length - 1);
  /** The numbers of the phases in which nothing happened, right before the one shown: they have no page of their own. */
  folded = $derived.by(() => {
    let from = this.page;
    while (from > 0 && this.isEmpty(from - 1)) from -= 1;
    return this.end?.phases.slice(from, this.page).map(({ phase }) => phase) ?? [];
  });
  private rows = $derived(this.read?.sum.rows.length ?? 0);
  /** Whether the walk shows the table as it is now. */
  current = $derived(
    this.running &&
      this.page === this.pages - 1 &&
      this.step >= this.act.length - 1 &&
      this.loaded === this.table!.view!.decisions,
  );
  staged = $derived<StagedView | null>(
    this.current || (this.end && this.page >= this.end.phases.length) ? null : (this.moment ?? this.held),
  );
  /** The number of the first event that has not been told yet. */
  untold = $derived.by(() => {
    if (!this.staged || !this.arrived) return Infinity;
    return this.moment ? toldUntil(this.moment) : this.start! + 1;
  });
  /** Whether the player must decide now, with the walk at this decision. */
  asked = $derived(this.current && this.table!.myTurn);
  /** The places that count now. */
  lit = $derived.by<Set<string>>(() => {
    if (!this.read || this.asked || !this.moment) return new Set();
    const rows = this.read.sum.rows;
    if (this.counted < rows.length) return new Set(rows[Math.max(0, this.counted - 1)].places);
    const [opening] = this.act;
    const phase = opening.outlook[this.told!.phase - 1];
    const sum = [...rows.flatMap(({ places }) => places), ...this.read.places, ...phase.places];
    return new Set(this.step && this.moment.line.places.length ? [...sum, ...this.moment.line.places] : sum);
  });
  private unfinished = $derived(this.counted < this.rows || this.step < this.act.length - 1);

  /** Whether a line of the log is told here, not by the scenes of the table: the lines of an End of Decade, the next
   * decade, and everything that has to wait for a title card. */
  tells(line: LogLine, table: Table<Position>): boolean {
    if (this.table !== table) return false;
    const { key } = line.phrase;
    if (this.title || key === FOLLOWS) return true;
    if (key === BEGINS) return settings.of("wsdv", "walk");
    return this.arrived && this.end !== null && line.first > this.end.start && line.at <= this.end.until;
  }

  /** Tells what the scenes of the table handed over. */
  takeOver(line: LogLine): void {
    const { key } = line.phrase;
    const { staged } = this.table!;
    // the question waits from the first moment on
    const before = staged && { ...staged, prompt: line.phrase };
    if (key === BEGINS) this.open(line.first, { before, arrived: true });
    else if (key === FOLLOWS && this.start === null)
      this.announce(ROMAN.indexOf(String(line.phrase.args.decade)), line.at);
  }

  /** Opens an End of Decade at a page; one that has just happened begins with the table as it was before. */
  open(start: number, { page = 0, before = null as StagedView | null, arrived = false, whole = false } = {}): void {
    this.title = 0;
    this.moments = [];
    this.loaded = 0;
    this.held = before;
    this.arrived = arrived;
    this.start = start;
    this.furthest = page - 1;
    this.turnTo(page);
    if (whole) this.tellAll();
    this.hurried = false;
    this.goOn();
  }

  /** Loads what is new. */
  goOn(): void {
    if (this.arrived) this.hurry();
    void this.load();
  }

  /** Goes straight to the decision as soon as a live clock leaves no time. */
  private hurry(): void {
    const urgent = this.table!.scene.isUrgent(this.table!.view!);
    if (urgent && !this.hurried) this.skip();
    this.hurried = urgent;
  }

  close(): void {
    const { end, table } = this;
    const next = end?.complete && this.arrived && !this.over ? end.decade + 1 : 0;
    this.start = null;
    this.moments = [];
    this.held = null;
    if (!table) return;
    table.staged = null;
    table.lit = new Set();
    if (next) this.announce(next, end!.until);
    else table.scene.resume();
  }

  /** Shows the title card of a decade; what follows after the given number of decisions waits for it. */
  announce(decade: number, until = 0): void {
    this.title = decade;
    this.until = until;
  }

  /** Forgets the table. */
  leave(): void {
    this.table = null;
    this.start = null;
    this.moments = [];
    this.held = null;
    this.title = 0;
    this.finish = false;
    this.paper = false;
  }

  endTitle(): void {
    if (!this.title) return;
    this.title = 0;
    this.table?.scene.resume(this.until);
  }

  /** Turns to a page: a new one is told step by step, one already read is shown whole. */
  turnTo(page: number): void {
    this.page = Math.max(0, Math.min(Math.max(0, this.pages - 1), page));
    this.step = 0;
    this.counted = 0;
    if (this.page <= this.furthest || still()) this.tellAll();
    this.furthest = Math.max(this.furthest, this.page);
  }

  /** Turns one page forward (1) or back (-1), past the phases in which nothing happened. */
  turn(way: number): void {
    let page = this.page + way;
    while (page > 0 && page < this.pages - 1 && this.isEmpty(page)) page += way;
    this.turnTo(page);
  }

  private readingOf(told: PhaseTold, act: Moment[], lines: LogLine[]): Reading {
    const opening = act[0]?.view as unknown as Position | undefined;
    const flight = act[0]?.forecast.flight as Record<string, number> | undefined;
    return reading(told, lines, flight, opening?.counted?.[told.phase], opening?.kept ?? null);
  }

  /** Whether a phase is over and nothing happened in it. */
  private isEmpty(page: number): boolean {
    const [told, act] = [this.end?.phases[page], this.acts[page]];
    if (!told || !act || (this.running && page === this.end!.phases.length - 1)) return false;
    const { sum, lines, protests } = this.readingOf(told, act, act.slice(1).map(({ line }) => line)); // prettier-ignore
    return !sum.rows.length && !lines.length && !protests;
  }

  /** Skips to the last page, or to the decision that is asked for. */
  skip(): void {
    this.furthest = this.pages - 1;
    this.turnTo(this.pages - 1);
  }

  private tellAll(): void {
    this.step = Number.MAX_SAFE_INTEGER;
    this.counted = Number.MAX_SAFE_INTEGER;
  }

  /** Continues telling the phase; returns a function that stops it. */
  play(): (() => void) | undefined {
    if (!this.unfinished) return;
    if (still()) {
      this.tellAll();
      return;
    }
    const counting = this.counted < this.rows;
    const beat = this.read?.sum.rows[this.counted]?.value ? BEAT : SHORT_BEAT;
    const wait = this.step === 0 && !counting ? FIRST_BEAT : counting ? beat : STEP;
    const timer = setTimeout(() => {
      if (counting) this.counted += 1;
      else this.step += 1;
    }, wait);
    return () => clearTimeout(timer);
  }

  /** Loads the moments that are new; after decisions were taken back, all of them. */
  async load(): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    try {
      while (await this.loadMore());
    } catch {
      this.held = null; // without the scene, the walk tells the phases and the board shows the present
    } finally {
      this.loading = false;
    }
  }

  private async loadMore(): Promise<boolean> {
    const { table, end } = this;
    if (!table?.view || !end) return false;
    const to = this.running ? table.view.decisions : end.until;
    if (to < this.loaded) {
      this.moments = [];
      this.skip();
    }
    const begun = this.moments.length > 0;
    const from = begun ? this.loaded : end.at - 1;
    if (begun && to === this.loaded) return false;
    const scene = await get<Schemas["Scene"]>(`${table.address}/scene${query({ from, to, seat: table.watching })}`);
    if (this.start !== end.start) return this.start !== null;
    const fresh = momentsOf(scene, begun);
    const [read, counted] = [this.act.length - 1, this.rows];
    this.moments = [...(begun ? this.moments : []), ...fresh];
    this.loaded = to;
    // a page that was read to its end continues from there
    if (begun && this.step > read) [this.step, this.counted] = [read, counted];
    return this.moments.length > 0;
  }
}

export const walk = new Walk();
