/** The state of a table: receives views, sends decisions, and tracks what the player is selecting. */
import { get, query, Refused, type Schemas } from "./api";
import { backend, type Line } from "./backend";
import {
  againstComputers,
  confirmsTurns,
  endedByItself,
  glowOf,
  kindOf,
  newLines,
  renderChoice,
  sharedKinds,
  turnToTakeBack,
} from "./choices";
import type { Choice, GameSide, LogLine } from "./game";
import { t } from "./i18n.svelte";
import { placeName, reasonOf, say } from "./phrases";
import { ScenePlayer } from "./scene.svelte";
import { beforeLastTurn, sinceOwn } from "./scenes";
import { settings } from "./settings.svelte";

/** A view whose outlook is always set: from this view or, if the server left it out, from an earlier one. */
export type TableView = Schemas["TableView"] & { outlook: Schemas["Outlook"][] };
type Preview = Schemas["Preview"];
export type PastView = Schemas["PastView"];
export type Said = Schemas["ChatMessage"];

/** A moment of a scene: what the seat knew then. */
export interface StagedView {
  view: Record<string, unknown>;
  forecast: Record<string, unknown>;
  outlook: Schemas["Outlook"][];
  /** How far the game had progressed; the present if not given. */
  when?: Schemas["Phrase"];
  /** The caption shown instead of the pending question. */
  prompt?: Schemas["Phrase"];
}

/** Explains why a click or a move was refused. */
interface Notice {
  text: () => string;
  rule: string;
  place: string;
}

/** A chosen move that awaits confirmation, because it reveals hidden cards or ends the turn. */
interface Doubt {
  move: number;
  label: string;
  why: "page-reveals" | "page-ends-turn";
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PREVIEW_DELAY = 90;
const PING_EVERY = 25_000;
const TIME_TO_READ = 6000;

export class Table<Position> {
  view = $state.raw<TableView | null>(null);
  info = $state.raw<Schemas["TableInfo"] | null>(null);
  events = $state.raw<Schemas["GameEvent"][]>([]);
  /** The log. */
  lines = $state.raw<LogLine[]>([]);
  chat = $state.raw<Said[]>([]);
  connection = $state<"opening" | "open" | "lost" | "gone">("opening");
  sending = $state(false);
  /** The open card, the start of a move between two places, or a place with several moves. */
  picked = $state<string>("");
  /** The place whose sheet is open. */
  looked = $state("");
  hovered = $state<number | null>(null);
  /** The move that a hint suggests and the player has selected. */
  suggested = $state<number | null>(null);
  preview = $state.raw<Preview | null>(null);
  notice = $state.raw<Notice | null>(null);
  doubt = $state.raw<Doubt | null>(null);
  /** Whether the player's action has just ended without their stopping it. */
  endedByItself = $state(false);
  /** The past view that is shown instead of the current one. */
  past = $state.raw<PastView | null>(null);
  /** The moment of a scene that is shown instead of the current view. */
  staged = $state.raw<StagedView | null>(null);
  lit = $state.raw<Set<string>>(new Set());
  /** The part of the table that the current lesson refers to. */
  spot = $state("");
  /** Undone moves that can be redone, the next one last. */
  undone = $state.raw<number[]>([]);

  /** The key of the lesson about the page that the game has open; "" for none. */
  reading = $state("");

  /** Tells what the other seats did. */
  readonly scene: ScenePlayer = new ScenePlayer(this);

  position = $derived.by(() => (this.view ? this.game.decode(this.view.view) : null));
  shown = $derived.by(() => {
    const other = this.past ?? this.staged;
    return other ? this.game.decode(other.view) : this.position;
  });
  /** The log as far as the scene has told it. */
  told = $derived.by(() => {
    const { untold } = this.scene;
    return untold === Infinity ? this.lines : this.lines.filter((line) => line.first < untold);
  });
  /** The number of decisions after which changes are outlined, and up to which. */
  since = $derived.by(() => this.firstMarked());
  until = $derived(this.past?.decisions ?? this.view?.decisions ?? 0);
  mySeat = $derived(this.view?.seat ?? "");
  myTurn = $derived(!!this.view && this.view.moves.length > 0 && !this.past);
  /** Whether the page is still telling what happened; until it has, nothing is asked. */
  telling = $derived.by(() => !this.past && (this.scene.playing || !!this.staged?.prompt));
  choices = $derived.by<Choice[]>(() => (this.myTurn ? this.view!.moves.map(renderChoice) : []));
  /** Clickable places with their moves. */
  glow = $derived(glowOf(this.telling ? [] : this.choices, this.source));
  /** How many decisions preceded my last turn; -1 if it cannot be taken back. */
  lastTurn = $derived(this.view ? turnToTakeBack(this.view, this.lines) : -1);
  /** Whether Undo takes back my last turn. */
  undoesTurn = $derived(
    !!this.view && !this.view.undo && this.lastTurn >= 0 && againstComputers(this.view.seats) && !this.past,
  );
  /** The first seat that nobody has taken, preferably the one to act; "" for none. */
  freeSeat = $derived.by(() => {
    const free = this.view?.seats.filter((seat) => seat.kind === "free").map(({ seat }) => seat) ?? [];
    return free.find((seat) => seat === this.view?.to_act) ?? free[0] ?? "";
  });
  /** The result, as soon as the table has shown how it came about; null before. */
  outcome = $derived.by(() => (this.staged || this.scene.playing ? null : (this.view?.outcome ?? null)));
  previewPosition = $derived.by(() => (this.preview ? this.game.decode(this.preview.view) : null));

  private line: Line | null = null;
  private wait = FIRST_WAIT;
  private reopening: ReturnType<typeof setTimeout> | undefined;
  private hovering: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private previews = new Map<string, Preview>();
  private outgoing: string[] = [];
  /** The player's moves since the page was opened, the last one last. */
  private played: number[] = [];
  /** Whether the action of the sent move ends without a further decision. */
  private goesOn = false;
  /** Counts the choices; only the last one is played. */
  private chosen = 0;
  private readingTime: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    readonly id: string,
    readonly game: GameSide<Position>,
    readonly wantedSeat: string | null = null,
    /** Whether to request the view as text, too. */
    readonly words = false,
    info: Schemas["TableInfo"] | null = null,
  ) {
    this.info = info;
  }

  /** Query parameters for requests about views. */
  protected get wanted(): Record<string, string | number | null> {
    return { seat: this.wantedSeat, words: this.words ? 1 : null };
  }

  /** The picked place, if it is the start of a move between two places. */
  get source(): string {
    return this.picked && this.choices.some((c) => c.target && c.place === this.picked) ? this.picked : "";
  }

  get address(): string {
    return `/api/tables/${this.id}`;
  }

  /** The seat whose scenes are shown; null for those of a spectator. */
  get watching(): string | null {
    return this.mySeat || this.wantedSeat;
  }

  open(): void {
    if (!this.info || this.connection === "lost") void this.readInfo();
    const line = backend().follow(`${this.address}/socket${query(this.wanted)}`);
    this.line = line;
    let received = false;
    line.onmessage = (text) => {
      received = true;
      this.receive(JSON.parse(text));
    };
    line.onopen = () => {
      this.connection = "open";
      this.wait = FIRST_WAIT;
      clearInterval(this.pinging);
      this.pinging = setInterval(() => this.post({ type: "ping" }), PING_EVERY);
    };
    line.onclose = () => this.onLost(received);
  }

  /** Loads the data that rarely changes: seats, edition, clock. */
  async readInfo(): Promise<void> {
    try {
      this.info = await get(this.address);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.reopening);
    clearInterval(this.pinging);
    this.line?.close();
  }

  private onLost(received: boolean): void {
    clearInterval(this.pinging);
    if (this.closed) return;
    this.sending = false;
    this.connection = "lost";
    if (!received) void this.checkExists();
    this.reopening = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** After a socket that closed without a message: checks whether the table exists. */
  private async checkExists(): Promise<void> {
    try {
      await get(this.address);
    } catch (error) {
      if (error instanceof Refused && error.status === 404) {
        this.connection = "gone";
        this.close();
      }
    }
  }

  /** Closes the socket when the browser goes offline, because the socket may take minutes to notice. */
  drop(): void {
    if (!this.line || this.connection !== "open" || backend().isLocal) return;
    this.line.onclose = null;
    this.line.onmessage = null;
    this.line.close();
    this.onLost(true);
  }

  reopenNow(): void {
    clearTimeout(this.reopening);
    if (this.connection === "lost") this.open();
  }

  private receive(message: { type: string } & Record<string, any>): void {
    if (message.type === "view") this.applyView(message as unknown as Schemas["TableView"]);
    else if (message.type === "refused") this.refused(message as unknown as Schemas["Refused"]);
  }

  private applyView(message: Schemas["TableView"]): void {
    const view = { ...message, outlook: message.outlook ?? this.view?.outlook ?? [] };
    const before = this.view;
    const moved = view.number !== before?.number;
    const heard = this.events.length;
    if (moved && this.goesOn && view.to_act !== before?.to_act) this.tellEnded();
    this.events = [...this.events.slice(0, view.start), ...view.events];
    this.lines = newLines(this.lines, view);
    const known = new Set(this.chat.map((said) => said.number));
    this.chat = [...this.chat, ...view.chat.filter((said) => !known.has(said.number))];
    this.view = view;
    this.scene.arrived(before, view, heard);
    if (!moved) return;
    this.sending = false;
    this.goesOn = false;
    this.suggested = null;
    this.picked = "";
    this.looked = "";
    this.notice = null;
    this.doubt = null;
    this.previews.clear();
    this.stopHover();
    this.sendOutgoing();
  }

  /** After which decision changes are outlined: the player's last one, or the start of the last turn for spectators. */
  protected firstMarked(): number {
    const { view, lines, past } = this;
    if (!view) return 0;
    if (past) return beforeLastTurn(lines, past.decisions);
    if (this.sending) return view.decisions;
    return view.seat ? sinceOwn(lines, view.acted, view.decisions) : beforeLastTurn(lines, view.decisions);
  }

  private refused(message: Schemas["Refused"]): void {
    this.sending = false;
    this.notice = noticeOf(message, "");
  }

  private post(message: Record<string, unknown>): boolean {
    return this.line?.send(JSON.stringify(message)) ?? false;
  }

  /** Sends the chat messages that were written while the connection was lost. */
  private sendOutgoing(): void {
    const waiting = this.outgoing;
    this.outgoing = [];
    for (const text of waiting) this.say(text);
  }

  // -- deciding

  /** Handles a click on a card or on a place on the board. */
  pick(place: string): void {
    this.notice = null;
    if (this.scene.playing) {
      this.scene.skip();
      if (!this.isFace(place)) return; // the question has only now appeared
    }
    const found = this.glow.get(place);
    const looked = this.looked;
    this.looked = "";
    if (place === this.picked) this.picked = "";
    else if (this.opens(place)) this.picked = place;
    else if (!found && this.hasSheet(place)) this.looked = place === looked ? "" : place;
    else if (!found) void this.explain(place);
    else if (found.length > 1 || (found[0].target && !this.source)) this.picked = place;
    else this.choose(found[0].move);
  }

  /** Whether a place is a card. */
  isFace(place: string): boolean {
    return this.game.faces.includes(kindOf(place));
  }

  /** Whether a click opens the sheet of a place: if the game has one and no decision is pending at such places. */
  protected hasSheet(place: string): boolean {
    const kind = kindOf(place);
    return (this.game.sheets?.includes(kind) ?? false) && !this.choices.some((choice) => kindOf(choice.place) === kind);
  }

  /** Whether a click opens a card: if it has no legal move, or if cards of its kind have several uses. */
  private opens(place: string): boolean {
    if (!this.isFace(place)) return false;
    return !this.glow.has(place) || sharedKinds(this.choices).has(kindOf(place));
  }

  /** Plays a legal move; asks for confirmation if it reveals hidden cards or, if the player wants that, ends the turn. */
  choose(move: number): void {
    if (this.sending || !this.view) return;
    this.scene.skip();
    void this.chooseOrConfirm(move, ++this.chosen);
  }

  private async chooseOrConfirm(move: number, chosen: number): Promise<void> {
    const number = this.view!.number;
    const why = await this.doubtAbout(move);
    if (this.sending || this.view!.number !== number || this.chosen !== chosen) return;
    if (!why) return this.decide(move);
    this.doubt = { move, label: this.choices.find((choice) => choice.move === move)?.label ?? "", why };
    this.picked = "";
    this.hover(move);
  }

  private async doubtAbout(move: number): Promise<Doubt["why"] | null> {
    const reveals = settings.confirmReveals && this.view!.undo > 0;
    const ends = !!this.info && confirmsTurns(settings.confirmTurns, this.info, this.view!.seats);
    if (!reveals && !ends) return null;
    try {
      const preview = await this.ask(move);
      if (reveals && preview.reveals) return "page-reveals";
      return ends && preview.ends_turn ? "page-ends-turn" : null;
    } catch {
      return null;
    }
  }

  decide(move: number, redoing = false): void {
    const confirmed = this.doubt !== null;
    this.doubt = null;
    if (!this.view || !this.post({ type: "decide", number: this.view.number, move })) return;
    this.goesOn = !confirmed && endedByItself(this.choices, move, this.leftAfter(move));
    this.endedByItself = false;
    this.sending = true;
    this.notice = null;
    this.played.push(move);
    if (!redoing) this.undone = [];
  }

  /** How much of the action is left after a move, as far as the game says so. */
  private leftAfter(move: number): number {
    const place = this.choices.find((choice) => choice.move === move)?.place ?? "";
    return (this.position && this.game.left?.(this.position, place)) ?? 0;
  }

  undo(steps = 1): void {
    if (!this.view || this.view.undo < steps) return;
    if (this.post({ type: "undo", number: this.view.number, steps })) {
      this.sending = true;
      this.undone = [...this.undone, ...this.played.splice(-steps).reverse()];
    }
  }

  /** Undoes the last decision; against computers, if there is none to undo, takes back the last turn. */
  stepBack(): void {
    if (!this.undoesTurn) return this.undo();
    if (this.sending) return;
    this.takeBackTurn();
    this.sending = this.connection === "open";
  }

  /** Returns to the position before my last turn, or asks the other players to agree to it. */
  takeBackTurn(): void {
    this.offer("take-back", { decisions: this.lastTurn });
    this.undone = [];
  }

  private tellEnded(): void {
    this.endedByItself = true;
    clearTimeout(this.readingTime);
    this.readingTime = setTimeout(() => (this.endedByItself = false), TIME_TO_READ);
  }

  redo(): void {
    const move = this.undone.at(-1);
    if (move === undefined || !this.choices.some((choice) => choice.move === move)) return;
    this.undone = this.undone.slice(0, -1);
    this.decide(move, true);
  }

  /** Cancels one step of the selection (Escape). */
  back(): void {
    if (this.scene.playing) this.scene.skip();
    else if (this.doubt) this.reconsider();
    else if (this.notice) this.notice = null;
    else if (this.picked) this.picked = "";
    else if (this.looked) this.looked = "";
    else if (this.past) this.past = null;
  }

  /** Drops the move that awaits confirmation. */
  reconsider(): void {
    this.doubt = null;
    this.hover(null);
  }

  resign(seat?: string): void {
    this.post({ type: "resign", ...(seat ? { seat } : {}) });
  }

  say(text: string): void {
    if (!this.post({ type: "say", text })) this.outgoing.push(text);
  }

  offer(what: string, more: Record<string, unknown> = {}): void {
    this.post({ type: "offer", what, ...more });
  }

  /** Answers the offer that is shown, which the other side may have replaced meanwhile. */
  answer(accept: boolean): void {
    this.post({ type: "answer", accept, number: this.view?.offer?.number ?? 0 });
  }

  withdraw(): void {
    this.post({ type: "withdraw" });
  }

  // -- looking

  /** Shows why a place cannot be clicked now. */
  private async explain(place: string): Promise<void> {
    if (!this.view || this.view.outcome) return;
    const verdicts = this.myTurn ? Object.values((await this.whyNot(place)).refusals) : [];
    const refusals = verdicts.filter((refusal) => refusal !== null);
    const best = refusals.find((refusal) => !refusal.general) ?? refusals[0];
    this.notice = best ? noticeOf(best, place) : { text: () => this.notAsked(place), rule: "", place };
  }

  /** Asks for each move at a place whether it is refused. */
  whyNot(place: string): Promise<Schemas["Verdicts"]> {
    return get(`${this.address}/why-not-all${query({ place, seat: this.wantedSeat })}`);
  }

  /** The explanation for a place that no move could refer to: says what to do instead. */
  private notAsked(place: string): string {
    if (!this.myTurn) return t("page-not-your-turn");
    const onCards = this.choices.some((choice) => this.isFace(choice.place));
    if (onCards && !this.isFace(place)) return t("page-card-first");
    return t("page-not-asked", { name: placeName(place), prompt: say(this.view!.prompt) });
  }

  /** Previews a move after a short delay; null ends the preview. A move that awaits confirmation stays previewed. */
  hover(move: number | null): void {
    clearTimeout(this.hovering);
    move ??= this.doubt?.move ?? null;
    this.hovered = move;
    if (move === null || !this.myTurn) {
      this.preview = null;
      return;
    }
    this.hovering = setTimeout(() => void this.show(move), PREVIEW_DELAY);
  }

  private stopHover(): void {
    clearTimeout(this.hovering);
    this.hovered = null;
    this.preview = null;
  }

  private async show(move: number): Promise<void> {
    try {
      const preview = await this.ask(move);
      if (this.hovered === move && preview.number === this.view?.number) this.preview = preview;
    } catch {
      this.preview = null;
    }
  }

  private async ask(move: number): Promise<Preview> {
    const number = this.view!.number;
    const key = `${number} ${move}`;
    const known = this.previews.get(key);
    if (known) return known;
    const preview = await get<Preview>(`${this.address}/preview${query({ move, number, seat: this.wantedSeat })}`);
    this.previews.set(key, preview);
    return preview;
  }

  /** Shows the table as it was after the given number of decisions; null for the current view. */
  async rewind(at: number | null): Promise<void> {
    this.picked = "";
    this.scene.skip();
    if (at === null || (this.view && at >= this.view.decisions)) this.past = null;
    else this.past = await this.pastView(at);
  }

  /** Fetches what the seat knew after the given number of decisions. */
  pastView(at: number): Promise<PastView> {
    return get<PastView>(`${this.address}/past${query({ at, ...this.wanted })}`);
  }
}

/** A table of any game. */
export type AnyTable = Table<unknown>;

function noticeOf(refusal: Pick<Schemas["Refusal"], "phrase" | "reason" | "rule">, place: string): Notice {
  return { text: () => reasonOf(refusal), rule: refusal.rule ?? "", place };
}
