/** Shows what the other seats did, step by step, and outlines what they changed. */
import { get, query, type Schemas } from "./api";
import { isLow } from "./clock";
import type { LogLine } from "./game";
import { joined, say } from "./phrases";
import { beatsOf, LONGEST_TURN, marksOf, STEP_TIME, viewAfter, type Beat, type Mark } from "./scenes";
import { settings } from "./settings.svelte";
import type { AnyScenery } from "./staging";
import type { AnyTable, StagedView, TableView } from "./table.svelte";

type Scene = Schemas["Scene"];

/** How long the banner stays over the map while its seat goes on thinking, in milliseconds. */
const LINGERING = 4000;

export class ScenePlayer {
  /** What the game says about its scenes; null for a game without a board. */
  scenery = $state.raw<AnyScenery | null>(null);
  playing = $state(false);
  /** The action being shown. It stays for a moment if its seat is still to act. */
  banner = $state.raw<LogLine | null>(null);
  /** What the scene will tell first, until its banner is there. */
  private upcoming = $state.raw<LogLine | null>(null);
  /** The action that the scene tells. */
  action = $derived(this.banner ?? this.upcoming);
  /** The lines of the current step. */
  step = $state.raw<LogLine[]>([]);
  /** The line at which the scene handed over to the game, which calls `resume` when it has told its chapter. */
  interlude = $state.raw<LogLine | null>(null);
  /** Whether the next scene waits until it is let begin, because a lesson announces it; and whether it waits now. */
  waits = $state(false);
  opening = $state(false);
  /** The outlined place under the pointer or the focus; "" for none. */
  touched = $state("");
  /** The number of the first event that has not been told yet. */
  untold = $state(Infinity);

  /** Lines since the player's last decision, as far as they have been told. */
  recent = $derived.by(() => {
    const { since, until } = this.table;
    return this.table.told.filter((line) => line.at > since && line.at <= until);
  });
  marks = $derived.by<Map<string, Mark>>(() =>
    this.scenery ? marksOf(this.recent, this.scenery.outlines, this.table.game.faces) : new Map(),
  );

  /** The places of the current step. */
  active = $derived(new Set(this.step.flatMap((line) => line.places)));
  /** The numbers of the lines about the place touched. */
  touchedLines = $derived(new Set(this.marks.get(this.touched)?.lines.map((line) => line.first)));

  /** Whether everything has been shown and the changes can be inspected. */
  isOver = $derived.by(
    () => !this.playing && !this.banner && !this.interlude && !this.table.past && !this.table.sending,
  );
  /** All places that change in the part being shown. */
  coming = $state.raw<Set<string>>(new Set());
  /** The view from which changes are told, and after how many decisions it was. */
  private origin = $state.raw<{ at: number; view: Record<string, unknown> } | null>(null);

  /** The position from which changes are told, decoded; null while it is not known. */
  before = $derived.by<unknown>(() => {
    const { origin, table } = this;
    return origin && origin.at === table.since ? table.game.decode(origin.view) : null;
  });

  /** How many decisions have been shown. */
  private shown = 0;
  /** Counts the runs, so that a run that was stopped while it was waiting does not continue. */
  private run = 0;
  private turnBegan = 0;
  private wake: (() => void) | null = null;

  constructor(private readonly table: AnyTable) {}

  // -- what changed

  /** Notes which outlined place the player looks at; fetches the earlier view the first time it is needed. */
  touch(place: string): void {
    this.touched = place;
    const { since } = this.table;
    if (!this.marks.has(place) || !this.scenery?.differences || this.origin?.at === since) return;
    void this.table.pastView(since).then(
      ({ view }) => (this.origin = { at: since, view }),
      () => undefined,
    );
  }

  /** What changed at an outlined place: what it was and is, as far as that is known, then the lines of the log. */
  changesAt(place: string): string {
    const lines = this.marks.get(place)?.lines ?? [];
    return joined([this.differencesAt(place), ...lines.map(({ phrase }) => say(phrase))]);
  }

  private differencesAt(place: string): string {
    const { shown } = this.table;
    if (!this.before || !shown) return "";
    return this.scenery?.differences?.(place, this.before, shown).join("; ") ?? "";
  }

  // -- views arriving

  /** Takes note of a new view: plays what others decided since `before`, in which `events` events were known. */
  arrived(before: TableView | null, now: TableView, events: number): void {
    if (!before || now.decisions < this.shown) return this.settle(now.decisions);
    if (!this.playing && now.to_act !== this.banner?.seat) this.banner = null;
    if (this.playing && this.isUrgent(now)) this.skip();
    if (now.acted > this.shown && !this.handsOver(now.acted)) this.settle(now.acted);
    if (this.playing || this.interlude || now.decisions <= this.shown) return;
    const tells = this.isWanted(now) && this.hasOthers(now);
    if (!tells && !this.handsOver(now.decisions)) return this.settle(now.decisions);
    this.untold = Math.min(this.untold, events);
    const { view, forecast, outlook, when } = before;
    this.table.staged ??= { view, forecast, outlook, when };
    void this.play(!tells);
  }

  /** Whether somebody else did something that has not been shown yet. */
  private hasOthers({ seats }: TableView): boolean {
    const own = seats.filter(({ you }) => you).map(({ seat }) => seat);
    return this.table.lines.some((line) => line.at > this.shown && line.seat && !own.includes(line.seat));
  }

  /** Whether there is a line up to a decision that the game tells itself and that has not been shown yet. */
  private handsOver(until: number): boolean {
    return this.table.lines.some((line) => line.at > this.shown && line.at <= until && this.isInterlude(line));
  }

  private isInterlude(line: LogLine): boolean {
    return this.scenery?.interlude?.(line, this.table) ?? false;
  }

  /** Whether a line says what a scene is about: an action of another seat, or a chapter that the game tells itself. */
  private isHeadline(line: LogLine): boolean {
    const byOther = line.level === "action" && !!line.seat && line.seat !== this.table.mySeat;
    return byOther || this.isInterlude(line);
  }

  private isWanted(now: TableView): boolean {
    if (!this.scenery || settings.pace === "none" || this.isUrgent(now) || document.hidden) return false;
    return !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Whether a live clock leaves no time for a scene. */
  isUrgent({ clock, seat }: TableView): boolean {
    if (clock?.kind !== "live" || !seat) return false;
    return clock.running === seat || isLow(clock, clock.remaining[seat] ?? Infinity);
  }

  // -- playing

  /** Plays everything that has not been shown; `still` goes straight to the game's own chapter. */
  private async play(still = false): Promise<void> {
    const run = ++this.run;
    this.playing = true;
    this.upcoming = this.table.lines.find((line) => line.at > this.shown && this.isHeadline(line)) ?? null;
    try {
      if (this.waits && !still) await this.announced();
      while (run === this.run && this.shown < this.table.view!.decisions) {
        const scene = await this.fetch(this.shown, this.table.view!.decisions);
        if (run === this.run && !(await this.perform(scene, run, still))) return;
      }
    } catch {
      // what cannot be fetched is not played
    }
    if (run === this.run) this.end();
  }

  private announced(): Promise<void> {
    this.opening = true;
    return new Promise((done) => {
      this.wake = () => {
        this.opening = false;
        done();
      };
    });
  }

  /** Lets the scene begin that was announced. */
  begin(): void {
    const { wake } = this;
    this.wake = null;
    if (this.opening) wake?.();
  }

  private fetch(from: number, to: number): Promise<Scene> {
    return get<Scene>(`${this.table.address}/scene${query({ from, to, seat: this.table.watching })}`);
  }

  /** Shows a part of the game beat by beat. Returns whether it was shown to its end. */
  private async perform(scene: Scene, run: number, still: boolean): Promise<boolean> {
    const { view, forecast, outlook } = scene;
    let staged: StagedView = { view, forecast, outlook };
    const stop = scene.steps.findIndex(({ line }) => line.at > this.shown && this.isInterlude(line));
    const steps = stop < 0 ? scene.steps : scene.steps.slice(0, stop);
    this.table.staged = staged;
    if (scene.start === this.table.since) this.origin = { at: scene.start, view };
    this.coming = new Set(steps.flatMap(({ line }) => line.places));
    for (const beat of this.beats(steps, still)) {
      staged = beat.steps.reduce(viewAfter, staged);
      this.show(beat, staged);
      await this.pause(beat.lasts);
      if (run !== this.run) return false;
    }
    this.shown = stop < 0 ? scene.end : scene.steps[stop].line.at - 1;
    if (stop < 0) return true;
    this.handOver(scene.steps[stop].line);
    return false;
  }

  /** Times the steps; own decisions take no time. */
  private beats(steps: Scene["steps"], still: boolean): Beat[] {
    const { acted } = this.table.view!;
    const time = STEP_TIME[settings.pace] || STEP_TIME.normal;
    const own = still ? steps.length : steps.filter(({ line }) => line.at <= acted && this.shown < acted).length;
    const left = this.banner ? LONGEST_TURN - (performance.now() - this.turnBegan) : LONGEST_TURN;
    const quick = own ? [{ steps: steps.slice(0, own), lasts: 0 }] : [];
    return [...quick, ...beatsOf(steps.slice(own), time, left)];
  }

  private show({ steps, lasts }: Beat, staged: StagedView): void {
    const lines = steps.map(({ line }) => line);
    const last = lines.at(-1)!;
    this.table.staged = staged;
    this.untold = last.first + last.count;
    if (!lasts) return;
    this.step = lines;
    const action = lines.findLast((line) => line.level === "action");
    if (action?.turn) this.turnBegan = performance.now();
    if (action) this.banner = action;
  }

  private pause(milliseconds: number): Promise<void> {
    if (!milliseconds) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  private handOver(line: LogLine): void {
    this.playing = false;
    this.banner = null;
    this.step = [];
    this.interlude = line;
  }

  /** Continues after the game has told everything up to the given number of decisions. */
  resume(decisions = this.table.view?.decisions ?? 0): void {
    const { view } = this.table;
    if (!this.interlude || !view) return;
    this.shown = Math.max(this.shown, decisions);
    if (this.shown >= view.decisions || !this.isWanted(view)) return this.settle(view.decisions);
    this.interlude = null;
    void this.play();
  }

  /** Ends the scene and everything queued behind it, and shows the current table. */
  skip(): void {
    if (this.opening) this.begin();
    else if (this.playing || this.interlude) this.settle(this.table.view?.decisions ?? 0);
  }

  /** Plays again what happened since the player's last decision. */
  async again(): Promise<void> {
    const { since, view } = this.table;
    if (!view) return;
    this.settle(since);
    this.banner = null;
    await this.play();
  }

  private end(): void {
    const { banner } = this;
    const goesOn = banner !== null && this.table.view?.to_act === banner.seat;
    this.settle(this.shown);
    if (!goesOn || this.table.myTurn) return;
    this.banner = banner;
    setTimeout(() => this.banner === banner && !this.playing && (this.banner = null), LINGERING);
  }

  private settle(decisions: number): void {
    if (this.playing || this.interlude) this.table.staged = null;
    this.run++;
    this.wake?.();
    this.wake = null;
    this.shown = decisions;
    this.playing = false;
    this.interlude = null;
    this.banner = null;
    this.upcoming = null;
    this.step = [];
    this.coming = new Set();
    this.untold = Infinity;
  }
}
