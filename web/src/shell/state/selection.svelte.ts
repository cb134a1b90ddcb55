/** What the player points at and has selected, but not yet decided. */
import { typed, type Schemas } from "../net/api";
import type { GameSide } from "../plugin/game";
import { kindOf } from "./choices";

export type Preview = Schemas["Preview"];

/** Explains why a click or a move was refused. */
export interface Notice {
  text: () => string;
  rule: string;
  place: string;
}

/** A chosen move that awaits confirmation, because it reveals hidden cards or ends the turn. */
export interface Doubt {
  move: number;
  label: string;
  why: "page-reveals" | "page-ends-turn";
}

const PREVIEW_DELAY = 90;

export class Selection<Position> {
  /** The open card, the start of a move between two places, or a place with several moves. */
  picked = $state("");
  /** The place whose sheet is open. */
  looked = $state("");
  hovered = $state<number | null>(null);
  /** The move that a hint suggests and the player has selected. */
  suggested = $state<number | null>(null);
  preview = $state.raw<Preview | null>(null);
  notice = $state.raw<Notice | null>(null);
  doubt = $state.raw<Doubt | null>(null);
  /** The places that what is pointed at refers to. */
  lit = $state.raw<Set<string>>(new Set());

  previewPosition = $derived.by(() => (this.preview ? typed<Position>(this.preview.view) : null));

  private hovering: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly game: GameSide<Position>,
    /** Asks for the position after a move; null if there is nothing to decide. */
    private readonly previewOf: (move: number) => Promise<Preview> | null = () => null,
  ) {}

  /** Whether a place is a card. */
  isFace(place: string): boolean {
    return this.game.faces.includes(kindOf(place));
  }

  /** Whether the game has a sheet about a place. */
  hasSheet(place: string): boolean {
    return this.game.sheets?.includes(kindOf(place)) ?? false;
  }

  open(place: string): void {
    this.picked = place;
  }

  /** Opens the sheet of a place; closes it if it is open. */
  lookAt(place: string): void {
    this.looked = place === this.looked ? "" : place;
  }

  /** Lights places on the board. */
  light(places: Iterable<string> = []): void {
    this.lit = new Set(places);
  }

  suggest(move: number | null): void {
    this.suggested = move;
  }

  explain(notice: Notice | null): void {
    this.notice = notice;
  }

  /** Asks the player to confirm a move. */
  confirm(doubt: Doubt): void {
    this.doubt = doubt;
    this.picked = "";
    this.hover(doubt.move);
  }

  /** Drops the move that awaits confirmation. */
  reconsider(): void {
    this.doubt = null;
    this.hover(null);
  }

  /** Previews a move after a short delay; null ends the preview. A move that awaits confirmation stays previewed. */
  hover(move: number | null): void {
    clearTimeout(this.hovering);
    this.hovered = move ?? this.doubt?.move ?? null;
    const { hovered } = this;
    if (hovered === null) this.preview = null;
    else this.hovering = setTimeout(() => void this.showPreview(hovered), PREVIEW_DELAY);
  }

  private async showPreview(move: number): Promise<void> {
    const preview = await Promise.resolve(this.previewOf(move)).catch(() => null);
    if (this.hovered === move) this.preview = preview;
  }

  /** Cancels one step. Returns whether there was one. */
  back(): boolean {
    if (this.doubt) this.reconsider();
    else if (this.notice) this.notice = null;
    else if (this.picked) this.picked = "";
    else if (this.looked) this.looked = "";
    else return false;
    return true;
  }

  clear(): void {
    this.picked = "";
    this.looked = "";
    this.suggested = null;
    this.notice = null;
    this.reconsider();
  }
}
