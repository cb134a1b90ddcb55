/** A chapter of a game that the page tells beside the board, one page for each of its steps: such as a scoring phase. */
import { untrack } from "svelte";
import { get, query, type Schemas } from "../net/api";
import type { LogLine } from "../plugin/game";
import type { LiveTable } from "./live-table.svelte";
import { viewAfter } from "./scene-timing";
import type { Episode } from "./stage.svelte";
import type { AnyTable, TableModel } from "./table-model";

/** A part of the events that is told as one chapter. */
export interface Section {
  /** Number of its first event, and of the first one after it. */
  start: number;
  end: number;
  /** The decision with which it began, and the last one that belongs to it. */
  at: number;
  until: number;
  /** Whether all its events have arrived. */
  complete: boolean;
}

/** A log line of a section and the table after it. */
export interface ChapterMoment extends Episode {
  line: LogLine;
}

/** The moments of a scene that belong to a section. */
export function momentsOf(
  { steps, view, forecast, outlook }: Schemas["Scene"],
  { start, end }: Pick<Section, "start" | "end">,
): ChapterMoment[] {
  const moments: ChapterMoment[] = [];
  let now: Episode = { view, forecast, outlook };
  for (const step of steps) {
    const { line } = step;
    if (line.first >= end) break;
    now = viewAfter(now, step);
    if (line.first >= start) moments.push({ ...now, line });
  }
  return moments;
}

/** Divides moments into pages; the first moment of each is its heading, with the table before anything is counted. */
export function pagesOf(moments: ChapterMoment[], heading: string): ChapterMoment[][] {
  const pages: ChapterMoment[][] = [];
  for (const moment of moments) {
    if (moment.line.phrase.key === heading) pages.push([]);
    pages.at(-1)?.push(moment);
  }
  return pages;
}

/** The number of the first event after a line. */
export function after({ first, count }: LogLine): number {
  return first + count;
}

export abstract class Chapter<Position, Part extends Section = Section> {
  /** The number of the first event of the section that is open; null if none is. */
  start = $state<number | null>(null);
  /** The index of the page being read, and how many of its lines have been told. */
  page = $state(0);
  step = $state(0);

  private moments = $state.raw<ChapterMoment[]>([]);
  /** The number of the last decision in `moments`. */
  private loaded = $state(0);
  /** What the table showed when the section arrived, until its moments are loaded. */
  private before = $state.raw<Episode | null>(null);
  /** Whether it was opened because it happened, not to read it again. */
  protected arrived = $state(false);
  private loading = false;
  private furthest = 0;

  sections = $derived.by(() => this.sectionsOf(this.table.events));
  section = $derived.by<Part | null>(() => this.sections.find(({ start }) => start === this.start) ?? null);
  /** Whether the game is still in the section that is open. */
  running = $derived.by(() => !!this.live && !!this.section && !this.section.complete && !this.live.view?.outcome);
  protected contents = $derived.by(() =>
    pagesOf(
      this.moments.map((moment) => this.captioned(moment)),
      this.heading,
    ),
  );
  protected content = $derived.by<ChapterMoment[]>(() => this.contents[this.page] ?? []);
  protected moment = $derived.by(() => this.content[Math.min(this.step, this.content.length - 1)] ?? null);
  /** Whether all lines of the page have been told. */
  whole = $derived.by(() => this.content.length > 0 && this.step >= this.content.length - 1);
  /** Whether the table is shown as it is now. */
  current = $derived.by(
    () => this.running && this.isLastPage && this.whole && this.loaded === this.table.view!.decisions,
  );
  /** The number of the first event that has not been told yet. */
  untold = $derived.by(() => {
    if (!this.episode || !this.arrived) return Infinity;
    return this.moment ? after(this.moment.line) : this.start! + 1;
  });

  constructor(
    protected readonly table: TableModel<Position>,
    /** The table if it is in play; a replay only shows what has already happened. */
    protected readonly live: Readonly<LiveTable<Position>> | null,
  ) {}

  /** The key of the line with which a page begins. */
  protected abstract readonly heading: string;
  /** How many pages there are so far. */
  abstract get pages(): number;
  /** The places that count now. */
  abstract get lit(): Set<string>;
  /** The key of the lesson about the page being read; "" for none. */
  protected abstract get lesson(): string;
  /** Milliseconds until the telling advances; null while it waits for the reader. */
  protected abstract get wait(): number | null;
  protected abstract advance(): void;
  protected abstract sectionsOf(events: Schemas["GameEvent"][]): Part[];
  /** Whether a line of the log is told here and not by the scenes of the table. */
  abstract tells(line: LogLine): boolean;
  /** Tells what the scenes of the table handed over. */
  protected abstract takeOver(line: LogLine): void;

  get isLastPage(): boolean {
    return this.page >= this.pages - 1;
  }
  /** What the table shows meanwhile; null for the present. */
  protected get episode(): Episode | null {
    return this.current ? null : (this.moment ?? this.before);
  }

  /** Adds a caption to a moment. */
  protected captioned(moment: ChapterMoment): ChapterMoment {
    return moment;
  }

  /** Follows the game as long as a component shows the table; called when it is created. */
  conduct(): void {
    const { table } = this;
    this.begin();
    $effect.pre(() => {
      const line = table.scene.interlude;
      if (line) untrack(() => this.takeOver(line));
    });
    let latest = table.view;
    $effect.pre(() => {
      if (table.view === latest) return;
      latest = table.view;
      untrack(() => this.follow());
    });
    $effect.pre(() => {
      if (this.start !== null) table.stage.tell("chapter", this.episode, this.untold);
    });
    $effect(() => {
      const { wait } = this;
      if (wait === null) return;
      const timer = setTimeout(() => this.advance(), wait);
      return () => clearTimeout(timer);
    });
    $effect(() => table.stage.read(this.lesson));
  }

  /** Opens what a viewer who arrives now has to see. */
  protected abstract begin(): void;

  /** Continues with a new view; in a replay, closes as soon as another moment is shown. */
  private follow(): void {
    if (this.section && this.live) this.goOn();
    else if (this.start !== null) this.close();
  }

  /** Opens a section at a page; one that has just happened begins with the table as it was before. */
  open(start: number, { page = 0, before = null as Episode | null, arrived = false, whole = false } = {}): void {
    this.moments = [];
    this.loaded = 0;
    this.before = before;
    this.arrived = arrived;
    this.start = start;
    this.furthest = page - 1;
    this.turnTo(page);
    if (whole) this.tellAll();
    this.goOn();
  }

  /** Returns to the table as it is. */
  close(): void {
    this.start = null;
    this.moments = [];
    this.before = null;
    this.table.selection.light();
  }

  /** Turns to a page: a new one is told step by step, one already read is shown whole. */
  turnTo(page: number): void {
    this.page = Math.max(0, Math.min(this.pages - 1, page));
    this.step = 0;
    if (this.page <= this.furthest) this.tellAll();
    this.furthest = Math.max(this.furthest, this.page);
  }

  /** Turns one page forward (1) or back (-1). */
  turn(way: number): void {
    this.turnTo(this.page + way);
  }

  /** Skips to the last page, or to the decision that is asked for. */
  skip(): void {
    this.furthest = this.pages - 1;
    this.turnTo(this.pages - 1);
  }

  /** Shows all lines of the page at once. */
  protected tellAll(): void {
    this.step = Number.MAX_SAFE_INTEGER;
  }

  /** Remembers how much of the page there is so far: a page that was read to its end continues from there. */
  protected pause(): void {
    this.step = Math.min(this.step, Math.max(0, this.content.length - 1));
  }

  /** Loads what is new. */
  protected goOn(): void {
    void this.load();
  }

  private async load(): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    try {
      while (await this.loadMore());
    } catch {
      this.before = null; // without its moments, the board shows the present
      this.table.scene.resume(this.section?.until);
    } finally {
      this.loading = false;
    }
  }

  /** Loads the moments that are new; after decisions were taken back, all of them. Returns whether there may be more. */
  private async loadMore(): Promise<boolean> {
    const { table, section } = this;
    if (!table.view || !section) return false;
    const to = this.running ? table.view.decisions : section.until;
    if (to < this.loaded) {
      this.moments = [];
      this.skip();
    }
    const begun = this.moments.length > 0;
    const from = begun ? this.loaded : section.at - 1;
    if (begun && to === this.loaded) return false;
    const scene = await get<Schemas["Scene"]>(`${table.address}/scene${query({ from, to, seat: table.watching })}`);
    if (this.start !== section.start) return this.start !== null;
    if (begun) this.pause();
    this.moments = [...(begun ? this.moments : []), ...momentsOf(scene, section)];
    this.loaded = to;
    return this.moments.length > 0;
  }
}

/** A chapter of any game. */
export type AnyChapter = Chapter<any, any>;

/** The places that are lit: those pointed at, or those that count on the page being read. */
export function litPlaces({ selection, stage, chapter }: AnyTable): Set<string> {
  return selection.lit.size || !chapter || chapter.start === null || stage.past ? selection.lit : chapter.lit;
}
