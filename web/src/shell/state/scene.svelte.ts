/** Shows what the other seats did, step by step, and outlines what they changed. */
import { get, query, type Schemas } from "../net/api";
import { isLow } from "../text/clock";
import type { LogLine } from "../plugin/game";
import { joined, say } from "../text/phrases";
import { beatsOf, LONGEST_TURN, marksOf, STEP_TIME, viewAfter, type Beat, type Mark } from "./scene-timing";
import { settings } from "../visitor/settings.svelte";
import type { AnyScenery } from "../plugin/staging";
import type { TableView } from "./live-view.svelte";
import type { Episode } from "./stage.svelte";
import type { AnyTable } from "./table-model";

type Scene = Schemas["Scene"];

/** How long the banner stays over the map while its seat goes on thinking, in milliseconds. */
const LINGERING = 4000;

/** What the banner names after a line: a turn until it is over, outside turns each action. */
function bannerAfter(banner: LogLine | null, line: LogLine): LogLine | null {
  if (line.level === "heading") return null;
  return line.turn || (line.level === "action" && !banner?.turn) ? line : banner;
}

export class ScenePlayer {
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

  /** Lines since the player's last decision, as far as they have been told. */
  recent = $derived.by(() => {
    const { since, stage } = this.table;
    return stage.log.filter((line) => line.at > since && line.at <= stage.decisions);
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
    () => !this.playing && !this.banner && !this.interlude && !this.table.stage.past && !this.table.sending,
  );
  /** All places that change in the part being shown. */
  coming = $state.raw<Set<string>>(new Set());
  /** The view from which changes are told, and after how many decisions it was. */
  private origin = $state.raw<{ at: number; view: Record<string, unknown> } | null>(null);

  /** The position from which changes are told; null while it is not known. */
  before = $derived.by<unknown>(() => {
    const { origin, table } = this;
    return origin && origin.at === table.since ? origin.view : null;
  });

  /** How many decisions have been shown. */
  private progress = 0;
  /** Counts the runs, so that a run that was stopped while it was waiting does not continue. */
  private run = 0;
  private turnBegan = 0;
  private latest: TableView | null = null;
  private wake: (() => void) | null = null;

  constructor(
    private readonly table: AnyTable,
    /** What the game says about its scenes; none for a game without a board. */
    private readonly scenery?: AnyScenery,
  ) {}

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
    const { position } = this.table.stage;
    if (!this.before || !position) return "";
    return this.scenery?.differences?.(place, this.before, position).join("; ") ?? "";
  }

  // -- views arriving

  /** Takes note of a new view: plays what others decided since `before`, in which `events` events were known. */
  arrived(before: TableView | null, now: TableView, events: number): void {
    this.latest = now;
    if (!before || now.decisions < this.progress) return this.settle(now.decisions);
    if (!this.playing && now.to_act !== this.banner?.seat) this.banner = null;
    if (this.playing && this.isUrgent(now)) this.skip();
    if (now.acted > this.progress && !this.handsOver(now.acted)) this.settle(now.acted);
    if (this.playing || this.interlude || now.decisions <= this.progress) return;
    const tells = this.isWanted(now) && this.hasOthers(now);
    if (!tells && !this.handsOver(now.decisions)) return this.settle(now.decisions);
    const { view, forecast, outlook, when } = before;
    const { episode, untold } = this.table.stage;
    this.table.stage.tell("scene", episode ?? { view, forecast, outlook, when }, Math.min(untold, events));
    void this.play(!tells);
  }

  /** Whether somebody else did something that has not been shown yet. */
  private hasOthers({ seats }: TableView): boolean {
    const mine = seats.filter(({ you }) => you).map(({ seat }) => seat);
    return this.table.lines.some((line) => line.at > this.progress && line.seat && !mine.includes(line.seat));
  }

  /** Whether there is a line up to a decision that the game tells itself and that has not been shown yet. */
  private handsOver(until: number): boolean {
    return this.table.lines.some((line) => line.at > this.progress && line.at <= until && this.isInterlude(line));
  }

  private isInterlude(line: LogLine): boolean {
    return this.table.chapter?.tells(line) ?? false;
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
  isUrgent(view = this.latest): boolean {
    const { clock, seat } = view ?? {};
    if (clock?.kind !== "live" || !seat) return false;
    return clock.running === seat || isLow(clock, clock.remaining[seat] ?? Infinity);
  }

  // -- playing

  /** Plays everything that has not been shown; `still` goes straight to the game's own chapter. */
  private async play(still = false): Promise<void> {
    const run = ++this.run;
    this.playing = true;
    this.upcoming = this.table.lines.find((line) => line.at > this.progress && this.isHeadline(line)) ?? null;
    try {
      if (this.waits && !still) await this.announced();
      while (run === this.run && this.progress < this.latest!.decisions) {
        const scene = await this.fetch(this.progress, this.latest!.decisions);
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

  /** Makes the next scene wait until a lesson has announced it. */
  wait(waits: boolean): void {
    this.waits = waits;
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
    let episode: Episode = { view, forecast, outlook };
    const stop = scene.steps.findIndex(({ line }) => line.at > this.progress && this.isInterlude(line));
    const steps = stop < 0 ? scene.steps : scene.steps.slice(0, stop);
    this.table.stage.tell("scene", episode, this.table.stage.untold);
    if (scene.start === this.table.since) this.origin = { at: scene.start, view };
    this.coming = new Set(steps.flatMap(({ line }) => line.places));
    for (const beat of this.beats(steps, still)) {
      episode = beat.steps.reduce(viewAfter, episode);
      this.show(beat, episode);
      await this.pause(beat.lasts);
      if (run !== this.run) return false;
    }
    this.progress = stop < 0 ? scene.end : scene.steps[stop].line.at - 1;
    if (stop < 0) return true;
    this.handOver(scene.steps[stop].line);
    return false;
  }

  /** Times the steps; own decisions take no time. */
  private beats(steps: Scene["steps"], still: boolean): Beat[] {
    const { acted } = this.latest!;
    const time = STEP_TIME[settings.pace] || STEP_TIME.normal;
    const quickly = still ? steps.length : steps.filter(({ line }) => line.at <= acted && this.progress < acted).length;
    const left = this.banner ? LONGEST_TURN - (performance.now() - this.turnBegan) : LONGEST_TURN;
    const quick = quickly ? [{ steps: steps.slice(0, quickly), lasts: 0 }] : [];
    return [...quick, ...beatsOf(steps.slice(quickly), time, left, this.scenery)];
  }

  private show({ steps, lasts }: Beat, episode: Episode): void {
    const lines = steps.map(({ line }) => line);
    const last = lines.at(-1)!;
    this.table.stage.tell("scene", episode, last.first + last.count);
    if (!lasts) {
      if (lines.some(({ turn }) => turn)) this.banner = null;
      return;
    }
    this.step = lines;
    if (lines.some(({ turn }) => turn)) this.turnBegan = performance.now();
    this.banner = lines.reduce(bannerAfter, this.banner);
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
  resume(decisions = this.latest?.decisions ?? 0): void {
    const { latest } = this;
    if (!this.interlude || !latest) return;
    this.progress = Math.max(this.progress, decisions);
    if (this.progress >= latest.decisions || !this.isWanted(latest)) return this.settle(latest.decisions);
    this.interlude = null;
    this.table.stage.release();
    void this.play();
  }

  /** Ends the scene and everything queued behind it, and shows the current table. */
  skip(): void {
    if (this.opening) this.begin();
    else if (this.playing || this.interlude) this.settle(this.latest?.decisions ?? 0);
  }

  /** Plays again what happened since the player's last decision. */
  async again(): Promise<void> {
    if (!this.latest) return;
    this.settle(this.table.since);
    this.banner = null;
    await this.play();
  }

  private end(): void {
    const { banner } = this;
    const goesOn = banner !== null && this.latest?.to_act === banner.seat;
    this.settle(this.progress);
    if (!goesOn || this.table.myTurn) return;
    this.banner = banner;
    setTimeout(() => this.banner === banner && !this.playing && (this.banner = null), LINGERING);
  }

  private settle(decisions: number): void {
    if (this.interlude) this.table.stage.clear();
    else this.table.stage.tell("scene", null);
    this.run++;
    this.wake?.();
    this.wake = null;
    this.progress = decisions;
    this.playing = false;
    this.interlude = null;
    this.banner = null;
    this.upcoming = null;
    this.step = [];
    this.coming = new Set();
  }
}
