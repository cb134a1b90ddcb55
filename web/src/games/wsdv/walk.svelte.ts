/** The walk through an End of Decade: its phases, the table at each step, and what is lit on the board meanwhile; then
 * the title card of the next decade, or the result. */
import { typed, type Schemas } from "../../shell/net/api";
import type { LogLine } from "../../shell/plugin/game";
import { after, Chapter, type ChapterMoment } from "../../shell/state/chapter.svelte";
import { still } from "../../shell/state/screen";
import type { TableModel } from "../../shell/state/table-model";
import { settings } from "../../shell/visitor/settings.svelte";
import { BEGINS, captioned, type DecadeEnd, decadeEnds, FOLLOWS, PHASE, type PhaseEvents } from "./ending";
import type { Forecast, Position } from "./model";
import { ROMAN } from "./names";
import { reading, type Reading } from "./sums";

const FIRST_BEAT = 600;
const BEAT = 480;
/** For a figure that is 0. */
const SHORT_BEAT = 160;
const STEP = 900;

export class DecadeWalk extends Chapter<Position, DecadeEnd> {
  protected readonly heading = PHASE;
  /** How many figures of the phase's sum have been counted. */
  counted = $state(0);
  /** The decade whose title card is shown; 0 for none. */
  title = $state(0);
  /** Whether the result of the game is shown. */
  finish = $state(false);
  /** Whether the front page lies over the board: once, when the game has ended. */
  paper = $state(false);

  /** Whether the clock left no time when the last view arrived. */
  private hurried = false;
  /** The number of decisions up to which the title card's decade has been told. */
  private until = 0;

  over = $derived.by(() => !!this.live?.view?.outcome);
  /** Whether there is anything to show: a phase, or the result. */
  visible = $derived.by(() => this.section !== null || (this.over && this.finish));
  /** Whether the page of the result is open. */
  atResult = $derived.by(() => this.over && (this.section ? !this.section.phases[this.page] : this.finish));

  /** The phase, with its events up to the step shown. */
  phase = $derived.by<PhaseEvents | null>(() => {
    const phase = this.section?.phases[this.page];
    if (!phase || !this.moment) return phase ?? null;
    return { ...phase, events: phase.events.slice(0, Math.max(0, after(this.moment.line) - phase.first)) };
  });
  read = $derived.by(() => {
    if (!this.phase) return null;
    const { content, step, table } = this;
    return readingOf(this.phase, content, this.moment ? linesOf(content.slice(0, step + 1)) : table.lines);
  });
  /** The numbers of the phases in which nothing happened, right before the one shown: they have no page of their own. */
  folded = $derived.by(() => {
    let from = this.page;
    while (from > 0 && this.isEmpty(from - 1)) from -= 1;
    return this.section?.phases.slice(from, this.page).map(({ phase }) => phase) ?? [];
  });
  private rows = $derived.by(() => this.read?.sum.rows ?? []);
  /** Whether the player must decide now, with the walk at this decision. */
  awaitsMe = $derived.by(() => this.current && this.table.myTurn);
  lit = $derived.by<Set<string>>(() => {
    const { read, rows, moment, counted, content } = this;
    if (!read || this.awaitsMe || !moment) return new Set();
    if (counted < rows.length) return new Set(rows[Math.max(0, counted - 1)].places);
    const forecast = content[0].outlook[this.phase!.phase - 1];
    const sum = [...rows.flatMap(({ places }) => places), ...read.places, ...forecast.places];
    return new Set(this.step ? [...sum, ...moment.line.places] : sum);
  });

  /** Phases so far, and the result if the game ended with them. */
  pages = $derived.by(() => {
    const { section } = this;
    return section ? section.phases.length + (this.over && section === this.sections.at(-1) ? 1 : 0) : 0;
  });
  protected override get episode() {
    return this.section && !this.section.phases[this.page] ? null : super.episode;
  }
  protected get lesson(): string {
    return this.phase ? `phase-${this.phase.phase}` : "";
  }

  protected sectionsOf(events: Schemas["GameEvent"][]): DecadeEnd[] {
    return decadeEnds(events);
  }
  protected override captioned(moment: ChapterMoment): ChapterMoment {
    return captioned(moment);
  }

  /** The lines of an End of Decade, the next decade, and everything that has to wait for a title card. */
  tells(line: LogLine): boolean {
    const { section } = this;
    const { key } = line.phrase;
    if (this.title || key === FOLLOWS) return true;
    if (key === BEGINS) return settings.of("wsdv", "walk");
    return this.arrived && section !== null && line.first > section.start && line.at <= section.until;
  }

  protected takeOver(line: LogLine): void {
    const { key, args } = line.phrase;
    const { episode } = this.table.stage;
    // the question waits from the first moment on
    if (key === BEGINS)
      this.open(line.first, { before: episode && { ...episode, prompt: line.phrase }, arrived: true });
    else if (key === FOLLOWS && this.start === null) this.announce(ROMAN.indexOf(String(args.decade)), line.at);
  }

  override conduct(): void {
    super.conduct();
    const { live } = this;
    if (!live) return;
    // whoever waits for the other player first has a link to send; the title card comes when the game begins
    let waited = live.live.freeSeat !== "";
    $effect(() => {
      if (!waited || live.live.freeSeat) return;
      waited = false;
      if (!this.hasBegun) this.announce(1);
    });
    let wasOver = live.outcome !== null;
    $effect(() => {
      if (!live.outcome || wasOver) return;
      wasOver = true;
      this.paper = true;
      if (this.start === null) this.finish = true;
    });
  }

  /** Opens the panel for a viewer who arrives during an End of Decade or after the game, the title card for one who
   * arrives at the beginning. In a replay it opens on request only. */
  protected begin(): void {
    const { live } = this;
    const last = this.sections.at(-1);
    this.finish = this.over;
    if (!live || this.over) return;
    if (last && !last.complete && settings.of("wsdv", "walk"))
      this.open(last.start, { page: last.phases.length - 1, arrived: true, whole: true });
    else if (!live.info?.lesson && !this.hasBegun && !live.live.freeSeat) this.announce(1);
  }
  private get hasBegun(): boolean {
    return this.table.events.some(({ key }) => key === "card");
  }

  override open(...how: Parameters<Chapter<Position, DecadeEnd>["open"]>): void {
    this.title = 0;
    this.hurried = false;
    super.open(...how);
  }

  override close(): void {
    const { section, table } = this;
    const next = section?.complete && this.arrived && !this.over ? section.decade + 1 : 0;
    this.finish = false;
    super.close();
    table.stage.clear();
    if (next) this.announce(next, section!.until);
    else table.scene.resume();
  }

  /** Shows the result of the game. */
  showResult(): void {
    this.finish = true;
  }
  foldPaper(): void {
    this.paper = false;
  }

  /** Shows the title card of a decade; what follows after the given number of decisions waits for it. */
  private announce(decade: number, until = 0): void {
    this.title = decade;
    this.until = until;
  }
  endTitle(): void {
    if (!this.title) return;
    this.title = 0;
    this.table.scene.resume(this.until);
  }

  override turnTo(page: number): void {
    this.counted = 0;
    super.turnTo(page);
    if (still()) this.tellAll();
  }
  /** Turns past the phases in which nothing happened. */
  override turn(way: number): void {
    let page = this.page + way;
    while (page > 0 && page < this.pages - 1 && this.isEmpty(page)) page += way;
    this.turnTo(page);
  }

  /** Whether a phase is over and nothing happened in it. */
  private isEmpty(page: number): boolean {
    const { section, contents } = this;
    const phase = section?.phases[page];
    if (!phase || !contents[page] || (this.running && page === section!.phases.length - 1)) return false;
    const { sum, lines, protests } = readingOf(phase, contents[page], linesOf(contents[page]));
    return !sum.rows.length && !lines.length && !protests;
  }

  protected override tellAll(): void {
    super.tellAll();
    this.counted = Number.MAX_SAFE_INTEGER;
  }

  protected override pause(): void {
    this.counted = Math.min(this.counted, this.rows.length);
    super.pause();
  }

  /** Goes straight to the decision as soon as a live clock leaves no time. */
  protected override goOn(): void {
    const urgent = this.arrived && this.table.scene.isUrgent();
    if (urgent && !this.hurried) this.skip();
    this.hurried = urgent;
    super.goOn();
  }

  protected get wait(): number | null {
    const { counted, rows, step } = this;
    if (counted < rows.length) return still() ? 0 : rows[counted].value ? BEAT : SHORT_BEAT;
    if (step >= this.content.length - 1) return null;
    return still() ? 0 : step === 0 ? FIRST_BEAT : STEP;
  }
  protected advance(): void {
    if (still()) this.tellAll();
    else if (this.counted < this.rows.length) this.counted += 1;
    else this.step += 1;
  }
}

function linesOf(content: ChapterMoment[]): LogLine[] {
  return content.slice(1).map(({ line }) => line);
}

function readingOf(phase: PhaseEvents, [opening]: ChapterMoment[], lines: LogLine[]): Reading {
  if (!opening) return reading(phase, lines);
  const { counted, kept } = typed<Position>(opening.view);
  const { flight } = typed<Forecast>(opening.forecast);
  return reading(phase, lines, flight.wall ? null : flight, counted[phase.phase], kept);
}

export function walkOf(table: TableModel<Position>): DecadeWalk {
  return table.chapter as DecadeWalk;
}
