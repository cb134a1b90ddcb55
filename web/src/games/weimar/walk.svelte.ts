/** The walk through a politics phase: the step being read, and the board as it was then. */
import type { Schemas } from "../../shell/net/api";
import type { LogLine } from "../../shell/plugin/game";
import { Chapter } from "../../shell/state/chapter.svelte";
import { LONGEST_TURN, STEP_TIME } from "../../shell/state/scene-timing";
import type { TableModel } from "../../shell/state/table-model";
import { settings } from "../../shell/visitor/settings.svelte";
import type { Position } from "./model";
import { phaseOf, politicsPhases, type PoliticsPhase, type StepPage } from "./politics";

/** How long the seats of the last step take to fill, in milliseconds. */
const FILLING = 2_000;

export class PoliticsWalk extends Chapter<Position, PoliticsPhase> {
  protected readonly heading = "event-politics";
  now = $derived.by<StepPage | null>(() => {
    const [before, ...moments] = this.content;
    return before ? { step: Number(before.line.phrase.args.number), before, moments } : null;
  });

  /** Whether the walk continues to the pending decision automatically, as it does until the viewer turns a page. */
  private catchingUp = $state(false);

  get pages(): number {
    return this.section?.step ?? 0;
  }
  /** How many lines of the page have been told. */
  get count(): number {
    return Math.min(this.step, this.now?.moments.length ?? 0);
  }
  get lit(): Set<string> {
    return new Set(this.step ? this.moment?.line.places : []);
  }
  protected get lesson(): string {
    return this.now ? "politics" : "";
  }

  protected sectionsOf(events: Schemas["GameEvent"][]): PoliticsPhase[] {
    return politicsPhases(events);
  }

  tells(line: LogLine): boolean {
    return settings.of("weimar", "walk") && !!phaseOf(this.sections, line.first);
  }

  protected begin(): void {
    const last = this.sections.at(-1);
    if (!this.live || !last || last.complete || this.live.view?.outcome || !settings.of("weimar", "walk")) return;
    this.open(last.start, { page: last.step - 1, arrived: true, whole: true });
  }

  protected takeOver(line: LogLine): void {
    const phase = phaseOf(this.sections, line.first);
    if (!phase) return;
    if (phase.start === this.start) this.goOn();
    else this.open(phase.start, { before: this.table.stage.episode, arrived: true });
    this.catchingUp = true;
  }

  /** Milliseconds from line to line; 0 if the player's live clock leaves no time for that. */
  private get time(): number {
    const urgent = this.running && this.table.scene.isUrgent();
    return urgent || matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : STEP_TIME[settings.pace];
  }

  protected get wait(): number | null {
    const { now, time } = this;
    if (!now) return null;
    const left = now.moments.length - this.step;
    if (left > 0) return Math.min(time, LONGEST_TURN / left);
    if (!this.running) return null;
    if (this.isLastPage) return this.table.scene.interlude ? 0 : null;
    return this.catchingUp ? (now.step === 8 ? FILLING : time) : null;
  }
  protected advance(): void {
    if (!this.whole && this.time) this.step += 1;
    else if (!this.whole) this.tellAll();
    else if (this.isLastPage) this.table.scene.resume(this.section!.until);
    else super.turnTo(this.page + 1);
  }

  override turnTo(page: number): void {
    this.catchingUp = false;
    super.turnTo(page);
  }
  /** Tells the page once more. */
  again(): void {
    this.step = 0;
  }

  override close(): void {
    const { section, table } = this;
    super.close();
    if (section && table.scene.interlude) table.scene.resume(section.until);
    else table.stage.clear();
  }
}

export function walkOf(table: TableModel<Position>): PoliticsWalk {
  return table.chapter as PoliticsWalk;
}
