/** The walk through a politics phase: the step being read, and the board as it was then. */
import { get, query, type Schemas } from "../../shell/api";
import { LONGEST_TURN, STEP_TIME } from "../../shell/scenes";
import { settings } from "../../shell/settings.svelte";
import type { Table } from "../../shell/table.svelte";
import type { Position } from "./model";
import { phaseOf, politicsPhases, stepPages, type PoliticsPhase, type StepPage } from "./politics";

/** How long the seats of the last step take to fill, in milliseconds. */
const FILLING = 2_000;

class PoliticsWalk {
  table = $state.raw<Table<Position> | null>(null);
  /** Whether the game continues meanwhile; a replay only shows what has already happened. */
  live = $state(true);
  /** The number of the first event of the phase; null if no phase is open. */
  start = $state<number | null>(null);
  pages = $state.raw<StepPage[]>([]);
  /** The index of the page being read, and how many of its lines have been told. */
  page = $state(0);
  told = $state(0);

  phases = $derived(politicsPhases(this.table?.events ?? []));
  phase = $derived<PoliticsPhase | null>(this.phases.find(({ start }) => start === this.start) ?? null);
  now = $derived<StepPage | null>(this.pages[this.page] ?? null);
  /** Whether the table waits for a decision of this phase. */
  running = $derived(this.live && !!this.phase && !this.phase.complete && !this.table?.view?.outcome);
  atEnd = $derived(this.page >= this.pages.length - 1 && this.told >= (this.now?.moments.length ?? 0));

  /** Whether the walk continues to the pending decision automatically, as it does until the viewer turns a page. */
  private catchingUp = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private request = 0;

  /** Tells the phase of an event from its beginning, or continues where it had stopped. */
  async follow(event: number): Promise<void> {
    const phase = phaseOf(this.phases, event);
    if (!phase) return;
    const goesOn = phase.start === this.start && this.pages.length > 0;
    if (!goesOn) [this.start, this.pages, this.page, this.told] = [phase.start, [], 0, 0];
    this.catchingUp = true;
    if (await this.load(phase)) this.play();
    else this.table?.scene.resume(phase.until);
  }

  /** Opens a phase at its last step, with everything told; `fromStart` at its first. */
  async open(start: number, fromStart = true): Promise<void> {
    [this.start, this.pages, this.page, this.told] = [start, [], 0, 0];
    const { phase } = this;
    if (!phase || !(await this.load(phase))) return this.close();
    if (fromStart) return this.play();
    this.go(this.pages.length - 1, true);
  }

  /** Fetches the phase so far. Returns whether that worked. */
  private async load({ at, start }: PoliticsPhase): Promise<boolean> {
    const table = this.table!;
    const request = ++this.request;
    try {
      const to = this.phase?.until ?? at;
      const address = `${table.address}/scene${query({ from: at - 1, to, seat: table.watching })}`;
      const scene = await get<Schemas["Scene"]>(address);
      if (request !== this.request || this.start !== start || !this.phase) return false;
      this.pages = stepPages(scene, this.phase);
      return this.pages.length > 0;
    } catch {
      return false;
    }
  }

  /** Whether the player's live clock leaves no time to show step by step what led to the decision. */
  private get isUrgent(): boolean {
    return this.running && this.table!.scene.isUrgent(this.table!.view!);
  }
  private get time(): number {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches || this.isUrgent) return 0;
    return STEP_TIME[settings.pace];
  }

  /** Tells the lines of the current page one after another. */
  private play(): void {
    clearTimeout(this.timer);
    this.show();
    const { now, time } = this;
    if (!now) return;
    if (!time) return this.finish();
    const left = now.moments.length - this.told;
    if (left > 0) this.timer = setTimeout(() => this.tell(), Math.min(time, LONGEST_TURN / left));
    else this.goOn(now.step === 8 ? FILLING : time);
  }
  private tell(): void {
    this.told++;
    this.play();
  }

  /** Shows all lines of the current page at once. */
  finish(): void {
    clearTimeout(this.timer);
    this.told = this.now?.moments.length ?? 0;
    this.show();
    this.goOn(0);
  }

  /** After the last line of a page. */
  private goOn(after: number): void {
    if (!this.running) return;
    if (this.page === this.pages.length - 1) this.table!.scene.resume(this.phase!.until);
    else if (this.catchingUp) this.timer = setTimeout(() => this.turn(this.page + 1), after);
  }

  /** Shows the board as of the last line told; at the pending decision, as it is now. */
  private show(): void {
    const { now, table } = this;
    if (!table || !now) return;
    const line = now.moments[this.told - 1];
    table.staged = this.running && this.atEnd ? null : (line?.after ?? now.before);
    table.lit = new Set(line?.line.places);
  }

  private turn(page: number): void {
    [this.page, this.told] = [Math.max(0, Math.min(this.pages.length - 1, page)), 0];
    this.play();
  }
  /** Turns to a page, as the viewer wants; `atOnce` with everything told. */
  go(page: number, atOnce = false): void {
    this.catchingUp = false;
    this.turn(page);
    if (atOnce) this.finish();
  }
  again(): void {
    this.go(this.page);
  }

  /** Returns to the table as it is. */
  close(): void {
    clearTimeout(this.timer);
    const { table, phase } = this;
    this.start = null;
    this.pages = [];
    if (!table) return;
    table.lit = new Set();
    if (table.scene.interlude && phase) table.scene.resume(phase.until);
    else table.staged = null;
  }
}

export const walk = new PoliticsWalk();

/** Whether a line of the log is told by the walk. */
export function isTold(table: Table<Position>, event: number): boolean {
  return settings.of("weimar", "walk") && !!phaseOf(politicsPhases(table.events), event);
}
