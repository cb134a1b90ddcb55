/** A table in play: composes connection, view, selection and stage, and sends decisions. */
import { get, query, Refused, typed, type Schemas } from "../net/api";
import type { Choice, GameSide } from "../plugin/game";
import type { Staging } from "../plugin/staging";
import { t } from "../text/i18n.svelte";
import { placeName, reasonOf, say } from "../text/phrases";
import { settings } from "../visitor/settings.svelte";
import {
  againstComputers,
  confirmsTurns,
  endedByItself,
  glowOf,
  kindOf,
  renderChoice,
  sharedKinds,
  turnToTakeBack,
} from "./choices";
import type { AnyChapter } from "./chapter.svelte";
import { Connection } from "./connection.svelte";
import { LiveView } from "./live-view.svelte";
import { ScenePlayer } from "./scene.svelte";
import { beforeLastTurn, sinceOwn } from "./scene-timing";
import { Selection, type Doubt, type Notice, type Preview } from "./selection.svelte";
import { Stage } from "./stage.svelte";
import type { PastView, TableModel } from "./table-model";

const TIME_TO_READ = 6000;

export class LiveTable<Position> implements TableModel<Position> {
  info = $state.raw<Schemas["TableInfo"] | null>(null);
  sending = $state(false);
  /** How many chosen moves wait for the answer whether they need confirmation. */
  private weighed = $state(0);
  /** Undone moves that can be redone, the next one last. */
  undone = $state.raw<number[]>([]);
  /** Whether the player's action has just ended without their stopping it. */
  endedByItself = $state(false);

  readonly game: GameSide<Position>;
  readonly connection: Readonly<Connection>;
  readonly live: Readonly<LiveView> = new LiveView();
  readonly stage: Readonly<Stage<Position>>;
  readonly selection: Readonly<Selection<Position>>;
  /** Tells what the other seats did. */
  readonly scene: Readonly<ScenePlayer>;
  readonly chapter: Readonly<AnyChapter> | null;

  /** Whether a chosen move is on its way. */
  busy = $derived.by(() => this.sending || this.weighed > 0);
  position = $derived.by(() => (this.view ? typed<Position>(this.view.view) : null));
  mySeat = $derived.by(() => this.view?.seat ?? "");
  myTurn = $derived.by(() => !!this.view && this.view.moves.length > 0 && !this.stage.past);
  /** Whether the page is still telling what happened; until it has, nothing is asked. */
  telling = $derived.by(() => !this.stage.past && (this.scene.playing || !!this.stage.episode?.prompt));
  moves = $derived.by(() => (this.myTurn ? this.view!.moves : []));
  choices = $derived.by<Choice[]>(() => this.moves.map(renderChoice));
  /** The picked place, if it is the start of a move between two places. */
  source = $derived.by(() => {
    const { picked } = this.selection;
    return this.choices.some(({ target, place }) => target && place === picked) ? picked : "";
  });
  glow = $derived.by(() => glowOf(this.telling ? [] : this.choices, this.source));
  /** How many decisions preceded my last turn; -1 if it cannot be taken back. */
  lastTurn = $derived.by(() => (this.view ? turnToTakeBack(this.view, this.lines) : -1));
  /** Whether Undo takes back my last turn. */
  undoesTurn = $derived.by(
    () => !!this.view && !this.undoable && this.lastTurn >= 0 && againstComputers(this.seats) && !this.stage.past,
  );
  /** The result, as soon as the table has shown how it came about; null before. */
  outcome = $derived.by(() => (this.stage.episode || this.scene.playing ? null : (this.view?.outcome ?? null)));
  /** After which decision changes are outlined: the player's last one, or the start of the last turn for spectators. */
  since = $derived.by(() => {
    const { view, lines, stage } = this;
    if (!view || stage.past || (!view.seat && !this.sending)) return beforeLastTurn(lines, stage.decisions);
    return this.sending ? view.decisions : sinceOwn(lines, view.acted, view.decisions);
  });

  private readingTime: ReturnType<typeof setTimeout> | undefined;
  private previews = new Map<string, Preview>();
  /** The player's moves since the page was opened, the last one last. */
  private played: number[] = [];
  /** Whether the action of the sent move ends without a further decision. */
  private goesOn = false;
  /** Counts the choices; only the last one is played. */
  private chosen = 0;

  constructor(
    readonly id: string,
    { game, scene, chapter }: Pick<Staging<Position>, "game" | "scene" | "chapter">,
    /** The seat in the address of the page. */
    readonly seatParameter: string | null = null,
    info: Schemas["TableInfo"] | null = null,
  ) {
    this.info = info;
    this.game = game;
    this.stage = new Stage(this);
    this.selection = new Selection(game, (move) => (this.myTurn ? this.previewOf(move) : null));
    this.scene = new ScenePlayer(this, scene);
    this.chapter = chapter?.(this, this) ?? null;
    this.connection = new Connection(`${this.address}/socket${query(this.parameters)}`, {
      message: (text) => this.receive(JSON.parse(text)),
      lost: () => (this.sending = false),
      reopening: () => void this.readInfo(),
    });
  }

  get view() {
    return this.live.view;
  }
  get events() {
    return this.live.events;
  }
  get lines() {
    return this.live.lines;
  }
  get seats() {
    return this.view?.seats ?? [];
  }
  get undoable(): number {
    return this.view?.undo ?? 0;
  }
  get address(): string {
    return `/api/tables/${this.id}`;
  }
  get watching(): string | null {
    return this.mySeat || this.seatParameter;
  }
  /** Query parameters for requests about views. */
  private get parameters(): Record<string, string | number | null> {
    return { seat: this.seatParameter, words: this.game.words ? 1 : null };
  }

  /** Loads the data that rarely changes: seats, edition, clock. */
  async readInfo(): Promise<void> {
    try {
      this.info = await get(this.address);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status === 404) this.connection.close(true);
    }
  }

  receive(message: Schemas["TableView"] | Schemas["Refused"]): void {
    if (message.type === "view") this.applyView(message);
    else if (message.type === "refused") {
      this.sending = false;
      this.selection.explain(noticeOf(message, ""));
    }
  }

  private applyView(view: Schemas["TableView"]): void {
    const { view: before, events } = this;
    const moved = view.number !== before?.number;
    if (moved && this.goesOn && view.to_act !== before?.to_act) this.tellEnded();
    this.live.receive(view);
    this.scene.arrived(before, this.view!, events.length);
    if (!moved) return;
    this.sending = false;
    this.goesOn = false;
    this.previews.clear();
    this.selection.clear();
  }

  private tellEnded(): void {
    this.endedByItself = true;
    clearTimeout(this.readingTime);
    this.readingTime = setTimeout(() => (this.endedByItself = false), TIME_TO_READ);
  }

  // -- deciding

  pick(place: string): void {
    const { selection } = this;
    selection.explain(null);
    if (this.scene.playing) {
      this.scene.skip();
      if (!selection.isFace(place)) return; // the question has only now appeared
    }
    const choices = this.glow.get(place);
    const sheet = !choices && !this.opens(place) && this.explainsSheet(place);
    selection.lookAt(sheet ? place : selection.looked);
    if (place === selection.picked) selection.open("");
    else if (this.opens(place)) selection.open(place);
    else if (sheet) return;
    else if (!choices) void this.explain(place);
    else if (choices.length > 1 || (choices[0].target && !this.source)) selection.open(place);
    else this.choose(choices[0].move);
  }

  /** Whether a click opens the sheet of a place: if the game has one and no decision is pending at such places. */
  private explainsSheet(place: string): boolean {
    return this.selection.hasSheet(place) && !this.choices.some((choice) => kindOf(choice.place) === kindOf(place));
  }

  /** Whether a click opens a card: if it has no legal move, or if cards of its kind have several uses. */
  private opens(place: string): boolean {
    if (!this.selection.isFace(place)) return false;
    return !!this.game.opensFirst || !this.glow.has(place) || sharedKinds(this.choices).has(kindOf(place));
  }

  /** Plays a legal move; asks for confirmation if it reveals hidden cards or, if the player wants that, ends the turn. */
  choose(move: number): void {
    if (this.sending || !this.view) return;
    this.scene.skip();
    void this.chooseOrConfirm(move, ++this.chosen);
  }

  private async chooseOrConfirm(move: number, chosen: number): Promise<void> {
    const { number } = this.view!;
    this.weighed += 1;
    const why = await this.doubtAbout(move).finally(() => (this.weighed -= 1));
    if (this.sending || this.view!.number !== number || this.chosen !== chosen) return;
    if (why) this.selection.confirm({ move, label: this.choiceOf(move)?.label ?? "", why });
    else this.decide(move);
  }

  private async doubtAbout(move: number): Promise<Doubt["why"] | null> {
    const reveals = settings.confirmReveals && this.undoable > 0;
    const ends = !!this.info && confirmsTurns(settings.confirmTurns, this.info, this.seats);
    if (!reveals && !ends) return null;
    try {
      const preview = await this.previewOf(move);
      if (reveals && preview.reveals) return "page-reveals";
      return ends && preview.ends_turn ? "page-ends-turn" : null;
    } catch {
      return null;
    }
  }

  private choiceOf(move: number): Choice | undefined {
    return this.choices.find((choice) => choice.move === move);
  }

  decide(move: number, redoing = false): void {
    const { view, position, selection } = this;
    const confirmed = selection.doubt !== null;
    if (confirmed) selection.reconsider();
    if (!view || !this.connection.post({ type: "decide", number: view.number, move })) return;
    const left = (position && this.game.left?.(position, this.choiceOf(move)?.place ?? "")) ?? 0;
    this.goesOn = !confirmed && endedByItself(this.choices, move, left);
    this.endedByItself = false;
    this.sending = true;
    selection.explain(null);
    this.played.push(move);
    if (!redoing) this.undone = [];
  }

  undo(steps = 1): void {
    if (!this.view || this.undoable < steps) return;
    if (this.connection.post({ type: "undo", number: this.view.number, steps })) {
      this.sending = true;
      this.undone = [...this.undone, ...this.played.splice(-steps).reverse()];
    }
  }

  /** Undoes the last decision; against computers, if there is none to undo, takes back the last turn. */
  stepBack(): void {
    if (!this.undoesTurn) return this.undo();
    if (this.sending) return;
    this.takeBackTurn();
    this.sending = this.connection.state === "open";
  }

  /** Returns to the position before my last turn, or asks the other players to agree to it. */
  takeBackTurn(): void {
    this.offer("take-back", { decisions: this.lastTurn });
    this.undone = [];
  }

  redo(): void {
    const move = this.undone.at(-1);
    if (move === undefined || !this.choiceOf(move)) return;
    this.undone = this.undone.slice(0, -1);
    this.decide(move, true);
  }

  back(): void {
    if (this.scene.playing) this.scene.skip();
    else if (!this.selection.back()) this.stage.lookBack(null);
  }

  resign(seat?: string): void {
    this.connection.post({ type: "resign", ...(seat ? { seat } : {}) });
  }

  say(text: string): void {
    this.connection.deliver({ type: "say", text });
  }

  offer(what: string, more: Record<string, unknown> = {}): void {
    this.connection.post({ type: "offer", what, ...more });
  }

  /** Answers the offer that is shown, which the other side may have replaced meanwhile. */
  answer(accept: boolean): void {
    this.connection.post({ type: "answer", accept, number: this.view?.offer?.number ?? 0 });
  }

  withdraw(): void {
    this.connection.post({ type: "withdraw" });
  }

  // -- looking

  /** Shows why a place cannot be clicked now. */
  private async explain(place: string): Promise<void> {
    if (!this.view || this.view.outcome) return;
    const verdicts = this.myTurn ? Object.values((await this.whyNot(place)).refusals) : [];
    const refusals = verdicts.filter((refusal) => refusal !== null);
    const best = refusals.find((refusal) => !refusal.general) ?? refusals[0];
    this.selection.explain(best ? noticeOf(best, place) : { text: () => this.notAsked(place), rule: "", place });
  }

  whyNot(place: string): Promise<Schemas["Verdicts"]> {
    return get(`${this.address}/why-not-all${query({ place, seat: this.seatParameter })}`);
  }

  /** The explanation for a place that no move could refer to: says what to do instead. */
  private notAsked(place: string): string {
    if (!this.myTurn) return t("page-not-your-turn");
    const { selection } = this;
    const onCards = this.choices.some((choice) => selection.isFace(choice.place));
    if (onCards && !selection.isFace(place)) return t("page-card-first");
    return t("page-not-asked", { name: placeName(place), prompt: say(this.view!.prompt) });
  }

  private async previewOf(move: number): Promise<Preview> {
    const { number } = this.view!;
    const key = `${number} ${move}`;
    const cached = this.previews.get(key);
    if (cached) return cached;
    const preview = await get<Preview>(`${this.address}/preview${query({ move, number, seat: this.seatParameter })}`);
    this.previews.set(key, preview);
    return preview;
  }

  async rewind(at: number | null): Promise<void> {
    this.selection.open("");
    this.scene.skip();
    const isNow = at === null || (this.view && at >= this.view.decisions);
    this.stage.lookBack(isNow ? null : await this.pastView(at));
  }

  pastView(at: number): Promise<PastView> {
    return get<PastView>(`${this.address}/past${query({ at, ...this.parameters })}`);
  }
}

/** A live table of any game; only the table itself changes what it holds. */
export type AnyLiveTable = Readonly<LiveTable<unknown>>;

function noticeOf(refusal: Pick<Schemas["Refusal"], "phrase" | "reason" | "rule">, place: string): Notice {
  return { text: () => reasonOf(refusal), rule: refusal.rule ?? "", place };
}
