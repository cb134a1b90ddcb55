/** The walk through a politics phase: the step being read, and the table as it was then; and the title card of a round. */
import type { Schemas } from "../../shell/net/api";
import type { LogLine } from "../../shell/plugin/game";
import { Chapter } from "../../shell/state/chapter.svelte";
import { LONGEST_TURN, STEP_TIME } from "../../shell/state/scene-timing";
import { still } from "../../shell/state/screen";
import type { Episode } from "../../shell/state/stage.svelte";
import type { TableModel } from "../../shell/state/table-model";
import { settings } from "../../shell/visitor/settings.svelte";
import type { Position } from "./model";
import { weight } from "./pacing";
import { followingRound, phaseOf, politicsPhases, type PoliticsPhase, type StepPage } from "./politics";
import { rowsOf } from "./sums";

const ROUND = "event-round";

export class PoliticsWalk extends Chapter<Position, PoliticsPhase> {
  protected readonly heading = "event-politics";
  now = $derived.by<StepPage | null>(() => {
    const [before, ...moments] = this.content;
    return before ? { step: Number(before.line.phrase.args.number), before, moments } : null;
  });

  /** The round whose title card is shown; 0 for none. */
  title = $state(0);
  /** The round whose title card follows when the walk is closed; 0 for none. */
  next = $derived.by(() => {
    const { section, live } = this;
    return section && this.arrived && live && !live.info?.lesson ? followingRound(this.table.events, section) : 0;
  });
  /** The number of decisions up to which everything has been told when the title card goes. */
  private until = 0;

  /** What the step counts, as far as it has been told. */
  rows = $derived.by(() => (this.now ? rowsOf(this.now, this.count) : []));
  /** Whether the lines of the page are told one after the other, not all at once. */
  telling = $state(false);
  /** Whether the player must decide now, with the walk at this decision. */
  awaitsMe = $derived.by(() => this.current && this.table.myTurn);

  get pages(): number {
    return this.section?.step ?? 0;
  }
  /** How many lines of the page have been told. */
  get count(): number {
    return Math.min(this.step, this.now?.moments.length ?? 0);
  }
  get lit(): Set<string> {
    if (this.awaitsMe || !this.moment) return new Set();
    return new Set(this.step ? this.moment.line.places : this.rows.flatMap(({ places }) => places));
  }
  /** The board and the prompt are at the same step as the panel. */
  protected override get episode(): Episode | null {
    const episode = super.episode;
    const { section, now } = this;
    if (!episode || !section) return episode;
    const { round } = section;
    const prompt = now
      ? { key: "page-politics-now", args: { round, number: now.step, name: { key: `politics-${now.step}`, args: {} } } }
      : { key: "page-politics", args: { round } };
    return { ...episode, prompt };
  }
  protected get lesson(): string {
    return this.now ? "politics" : "";
  }

  protected sectionsOf(events: Schemas["GameEvent"][]): PoliticsPhase[] {
    return politicsPhases(events);
  }

  /** The lines of a phase, the next round, and everything that has to wait for a title card. */
  tells(line: LogLine): boolean {
    const { section } = this;
    if (this.title) return true;
    if (line.phrase.key === ROUND) return !this.live?.info?.lesson || section !== null;
    if (settings.of("weimar", "walk") && phaseOf(this.sections, line.first)) return true;
    return this.arrived && section !== null && line.first > section.start && line.at <= section.until;
  }

  protected begin(): void {
    const last = this.sections.at(-1);
    if (!this.live || !last || last.complete || this.live.view?.outcome || !settings.of("weimar", "walk")) return;
    this.open(last.start, { page: last.step - 1, arrived: true, whole: true });
  }

  protected takeOver(line: LogLine): void {
    const phase = phaseOf(this.sections, line.first);
    if (phase && phase.start === this.start) this.goOn();
    else if (phase) this.open(phase.start, { before: this.table.stage.episode, arrived: true });
    else if (this.start === null) this.announce(Number(line.phrase.args.round), line.at);
  }

  override open(...how: Parameters<Chapter<Position, PoliticsPhase>["open"]>): void {
    this.title = 0;
    super.open(...how);
  }

  /** Milliseconds from line to line; 0 if the player's live clock leaves no time for that. */
  private get time(): number {
    const urgent = this.running && this.table.scene.isUrgent();
    return urgent || still() ? 0 : STEP_TIME[settings.pace];
  }

  protected get wait(): number | null {
    const { now, time } = this;
    if (!now) return null;
    const left = now.moments.length - this.step;
    const told = now.moments[this.step - 1];
    if (left > 0) return Math.min(time, LONGEST_TURN / left) * (told ? weight(told.line) : 1);
    return this.running && this.isLastPage && this.table.scene.interlude ? 0 : null;
  }
  protected advance(): void {
    this.telling = !this.whole && this.time > 0;
    if (this.telling) this.step += 1;
    else if (!this.whole) this.tellAll();
    else this.table.scene.resume(this.section!.until);
  }

  protected override tellAll(): void {
    this.telling = false;
    super.tellAll();
  }
  /** Tells the page once more. */
  again(): void {
    this.step = 0;
  }

  override close(): void {
    const { section, table, next } = this;
    super.close();
    if (section && next) this.announce(next, section.until);
    else if (section && table.scene.interlude) table.scene.resume(section.until);
    if (!table.scene.interlude) table.stage.clear();
  }

  /** Shows the title card of a round; what follows after the given number of decisions waits for it. */
  private announce(round: number, until: number): void {
    this.title = round;
    this.until = until;
  }
  endTitle(): void {
    if (!this.title) return;
    this.title = 0;
    this.table.scene.resume(this.until);
  }
}

export function walkOf(table: TableModel<Position>): PoliticsWalk {
  return table.chapter as PoliticsWalk;
}
