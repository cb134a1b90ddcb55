/** A table as the page follows it: the newest view over a socket, decisions back, and what the person is about to do. */
import { get, query, Refused, type Schemas } from "./api";
import { glowOf, kindOf, newLines, sharedKinds, worded } from "./choices";
import type { Choice, GameSide, LogLine } from "./game";
import { t } from "./i18n.svelte";
import { placeName, reasonOf, say } from "./phrases";
import { settings } from "./settings.svelte";

/** A view as the page keeps it: what lies ahead is always there, told with this view or with one before. */
export type TableView = Schemas["TableView"] & { outlook: Schemas["Outlook"][] };
type Preview = Schemas["Preview"];
export type PastView = Schemas["PastView"];
export type Said = Schemas["Said"];

/** A note that says why something was not done. */
interface Notice {
  text: () => string;
  rule: string;
  place: string;
}

/** A move that was chosen but shows something hidden: the page asks once more. */
interface Doubt {
  move: number;
  label: string;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PREVIEW_DELAY = 90;
const PING_EVERY = 25_000;

export class Table<Position> {
  view = $state.raw<TableView | null>(null);
  info = $state.raw<Schemas["TableInfo"] | null>(null);
  events = $state.raw<Schemas["Told"][]>([]);
  /** The log, a phrase for each sentence. */
  lines = $state.raw<LogLine[]>([]);
  chat = $state.raw<Said[]>([]);
  connection = $state<"opening" | "open" | "lost" | "gone">("opening");
  sending = $state(false);
  /** The card whose uses are open, the place a move starts from, or the place with several moves. */
  picked = $state<string>("");
  hovered = $state<number | null>(null);
  preview = $state.raw<Preview | null>(null);
  notice = $state.raw<Notice | null>(null);
  doubt = $state.raw<Doubt | null>(null);
  /** What the table looked like after so many decisions, where one looks back. */
  past = $state.raw<PastView | null>(null);
  lit = $state.raw<Set<string>>(new Set());
  /** The part of the table that a lesson speaks of. */
  spot = $state("");
  /** Moves taken back that can be played again, the next one last. */
  undone = $state.raw<number[]>([]);

  /** What the game has open to be read, as its lesson calls it. */
  reading = $state("");

  position = $derived.by(() => (this.view ? this.game.decode(this.view.view) : null));
  shown = $derived.by(() => (this.past ? this.game.decode(this.past.view) : this.position));
  mySeat = $derived(this.view?.seat ?? "");
  myTurn = $derived(!!this.view && this.view.moves.length > 0 && !this.past);
  choices = $derived.by<Choice[]>(() => (this.myTurn ? this.view!.moves.map(worded) : []));
  /** Places that can be clicked now, with their moves. */
  glow = $derived(glowOf(this.choices, this.source));
  previewPosition = $derived.by(() => (this.preview ? this.game.decode(this.preview.view) : null));

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private reopening: ReturnType<typeof setTimeout> | undefined;
  private hovering: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private previews = new Map<string, Preview>();
  private outgoing: string[] = [];
  /** The own moves of this visit, the last one last. */
  private played: number[] = [];
  private closed = false;

  constructor(
    readonly id: string,
    readonly game: GameSide<Position>,
    readonly wantedSeat: string | null = null,
    /** Whether the view is wanted in words, too. */
    readonly words = false,
    info: Schemas["TableInfo"] | null = null,
  ) {
    this.info = info;
  }

  /** What is asked besides. */
  protected get wanted(): Record<string, string | number | null> {
    return { seat: this.wantedSeat, words: this.words ? 1 : null };
  }

  /** The place from which something moves, where that is what was picked. */
  get source(): string {
    return this.picked && this.choices.some((c) => c.target && c.place === this.picked) ? this.picked : "";
  }

  get address(): string {
    return `/api/tables/${this.id}`;
  }

  open(): void {
    if (!this.info || this.connection === "lost") void this.readInfo();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.address}/socket${query(this.wanted)}`);
    this.socket = socket;
    let heard = false;
    socket.onmessage = (message) => {
      heard = true;
      this.hear(JSON.parse(message.data));
    };
    socket.onopen = () => {
      this.connection = "open";
      this.wait = FIRST_WAIT;
      clearInterval(this.pinging);
      this.pinging = setInterval(() => this.post({ type: "ping" }), PING_EVERY);
    };
    socket.onclose = () => this.lose(heard);
  }

  /** Who sits where, the edition, the clock: what changes seldom. */
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
    this.socket?.close();
  }

  private lose(heard: boolean): void {
    clearInterval(this.pinging);
    if (this.closed) return;
    this.sending = false;
    this.connection = "lost";
    if (!heard) void this.findOut();
    this.reopening = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** A socket that never spoke: perhaps the table is not there for us. */
  private async findOut(): Promise<void> {
    try {
      await get(this.address);
    } catch (error) {
      if (error instanceof Refused && error.status === 404) {
        this.connection = "gone";
        this.close();
      }
    }
  }

  /** The browser says that it is offline: a socket may take minutes to notice. */
  drop(): void {
    if (!this.socket || this.connection !== "open") return;
    this.socket.onclose = null;
    this.socket.onmessage = null;
    this.socket.close();
    this.lose(true);
  }

  reopenNow(): void {
    clearTimeout(this.reopening);
    if (this.connection === "lost") this.open();
  }

  private hear(message: { type: string } & Record<string, any>): void {
    if (message.type === "view") this.take(message as unknown as Schemas["TableView"]);
    else if (message.type === "refused") this.refused(message as unknown as Schemas["Refused"]);
  }

  private take(told: Schemas["TableView"]): void {
    const view = { ...told, outlook: told.outlook ?? this.view?.outlook ?? [] };
    const moved = view.number !== this.view?.number;
    this.events = [...this.events.slice(0, view.start), ...view.events];
    this.lines = newLines(this.lines, view);
    const known = new Set(this.chat.map((said) => said.number));
    this.chat = [...this.chat, ...view.chat.filter((said) => !known.has(said.number))];
    this.view = view;
    if (!moved) return;
    this.sending = false;
    this.picked = "";
    this.notice = null;
    this.doubt = null;
    this.previews.clear();
    this.stopHover();
    this.sendWaiting();
  }

  private refused(message: Schemas["Refused"]): void {
    this.sending = false;
    this.notice = noticeOf(message, "");
  }

  private post(message: Record<string, unknown>): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** What was said while the connection was lost goes out when it is back. */
  private sendWaiting(): void {
    const waiting = this.outgoing;
    this.outgoing = [];
    for (const text of waiting) this.say(text);
  }

  // -- deciding

  /** Something on the board or a card was clicked. */
  pick(place: string): void {
    this.notice = null;
    const found = this.glow.get(place);
    if (place === this.picked) this.picked = "";
    else if (this.opens(place)) this.picked = place;
    else if (!found) void this.explain(place);
    else if (found.length > 1 || (found[0].target && !this.source)) this.picked = place;
    else this.choose(found[0].move);
  }

  /** Whether a place is a card. */
  isFace(place: string): boolean {
    return this.game.faces.includes(kindOf(place));
  }

  /** Whether a click on a card opens it: where nothing can be done with it now, or where cards have several uses. */
  private opens(place: string): boolean {
    if (!this.isFace(place)) return false;
    return !this.glow.has(place) || sharedKinds(this.choices).has(kindOf(place));
  }

  /** A legal move was chosen; what shows hidden cards is asked once more. */
  choose(move: number): void {
    if (this.sending || !this.view) return;
    void this.chooseWithCare(move);
  }

  private async chooseWithCare(move: number): Promise<void> {
    if (settings.confirmReveals && this.view!.undo > 0 && (await this.reveals(move))) {
      this.doubt = { move, label: this.choices.find((choice) => choice.move === move)?.label ?? "" };
    } else this.decide(move);
  }

  private async reveals(move: number): Promise<boolean> {
    try {
      return (await this.ask(move)).reveals;
    } catch {
      return false;
    }
  }

  decide(move: number, redoing = false): void {
    this.doubt = null;
    if (!this.view || !this.post({ type: "decide", number: this.view.number, move })) return;
    this.sending = true;
    this.notice = null;
    this.played.push(move);
    if (!redoing) this.undone = [];
  }

  undo(steps = 1): void {
    if (!this.view || this.view.undo < steps) return;
    if (this.post({ type: "undo", number: this.view.number, steps })) {
      this.sending = true;
      this.undone = [...this.undone, ...this.played.splice(-steps).reverse()];
    }
  }

  redo(): void {
    const move = this.undone.at(-1);
    if (move === undefined || !this.choices.some((choice) => choice.move === move)) return;
    this.undone = this.undone.slice(0, -1);
    this.decide(move, true);
  }

  /** Escape: one step back in what was begun but not decided. */
  back(): void {
    if (this.doubt) this.doubt = null;
    else if (this.notice) this.notice = null;
    else if (this.picked) this.picked = "";
    else if (this.past) this.past = null;
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

  answer(accept: boolean): void {
    this.post({ type: "answer", accept });
  }

  withdraw(): void {
    this.post({ type: "withdraw" });
  }

  // -- looking

  /** Why a place cannot be clicked now. */
  private async explain(place: string): Promise<void> {
    if (!this.view || this.view.outcome) return;
    const told = this.myTurn ? await this.whyNot(place) : [];
    const best = told.find((refusal) => !refusal.general) ?? told[0];
    this.notice = best ? noticeOf(best, place) : { text: () => this.notAsked(place), rule: "", place };
  }

  private async whyNot(place: string): Promise<Schemas["Refusal"][]> {
    const answer = await get<Schemas["Verdicts"]>(
      `${this.address}/why-not-all${query({ place, seat: this.wantedSeat })}`,
    );
    return Object.values(answer.refusals).filter((refusal) => refusal !== null);
  }

  /** What applies instead, where nothing could have been meant by a click on a place. */
  private notAsked(place: string): string {
    if (!this.myTurn) return t("page-not-your-turn");
    const onCards = this.choices.some((choice) => this.isFace(choice.place));
    if (onCards && !this.isFace(place)) return t("page-card-first");
    return t("page-not-asked", { name: placeName(place), prompt: say(this.view!.prompt) });
  }

  /** The consequence of a move, before it is made. */
  hover(move: number | null): void {
    clearTimeout(this.hovering);
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

  /** Looks at the table as it was after so many decisions; null is now. */
  async rewind(at: number | null): Promise<void> {
    this.picked = "";
    if (at === null || (this.view && at >= this.view.decisions)) this.past = null;
    else this.past = await get<PastView>(`${this.address}/past${query({ at, ...this.wanted })}`);
  }
}

/** A table of whatever game. */
export type AnyTable = Table<unknown>;

function noticeOf(refusal: Pick<Schemas["Refusal"], "phrase" | "reason" | "rule">, place: string): Notice {
  return { text: () => reasonOf(refusal), rule: refusal.rule ?? "", place };
}
