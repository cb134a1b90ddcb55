/** The places of the board: how each is named and outlined, and which of them the keyboard reaches. */
import type { Choice } from "../../../shell/plugin/game";
import type { ScenePlayer } from "../../../shell/state/scene.svelte";
import { t } from "../../../shell/text/i18n.svelte";
import { provinces } from "../components";
import { placeAt, type Point } from "./geometry";
import { readingOrder } from "./navigate";

interface BoardState {
  /** The places that can be clicked, and those that are lit. */
  glow: Map<string, Choice[]>;
  lit: Set<string>;
  /** What the other side changed, and what the current step of a scene changes. */
  scene?: Pick<ScenePlayer, "marks" | "active" | "touch" | "changesAt">;
}

/** The places that are on the board, with where they are. */
export function* spots(places: Iterable<string>): Generator<[string, Point]> {
  for (const place of places) {
    const at = placeAt(place);
    if (at) yield [place, at];
  }
}

export class Places {
  /** The place that had the focus last. */
  private active = $state<string | null>(null);
  targets = $derived.by(() => [...spots(this.state().glow.keys())]);
  /** Whether the provinces can be reached with the keyboard, to open their sheets: while nothing is asked on the board. */
  looks = $derived.by(() => this.targets.length === 0);
  order = $derived.by(() =>
    readingOrder(this.looks ? spots(provinces.map(({ code }) => `province:${code}`)) : this.targets),
  );
  /** The place in the tab order. */
  private entry = $derived.by(() => {
    const { active, order } = this;
    return active !== null && order.includes(active) ? active : (order[0] ?? null);
  });

  constructor(private readonly state: () => BoardState) {}

  get last(): string | null {
    return this.active;
  }
  enter(place: string): void {
    this.active = place;
  }

  glows(id: string): boolean {
    return this.state().glow.has(id);
  }
  isLit(id: string): boolean {
    return this.state().lit.has(id);
  }
  isMarked(id: string): boolean {
    return this.state().scene?.marks.has(id) ?? false;
  }

  /** What a place is, what a click does, and what changed there. */
  name(id: string, state: string): string {
    const { glow, scene } = this.state();
    const click = (glow.get(id) ?? []).map(({ label }) => label).join("; ");
    const now = click ? `${state}: ${click}` : state;
    return this.isMarked(id) ? `${now}. ${t("page-scene-changed", { what: scene!.changesAt(id) })}` : now;
  }

  /** How a place is drawn: whether it can be clicked or is lit, who changed it, and whether it is changing now. */
  classes(id: string): (string | false)[] {
    const { scene } = this.state();
    const mark = scene?.marks.get(id);
    const outline = mark ? ["marked", `by-${mark.seat || "nobody"}`, scene!.active.has(id) && "changing"] : [];
    return [this.glows(id) && "glow", this.isLit(id) && "lit", ...outline];
  }

  /** Attributes of a place: label, role and tab order. */
  attributes(id: string, label: string) {
    const open = this.glows(id);
    const look = this.looks && id.startsWith("province:");
    const mark = this.state().scene?.marks.get(id);
    return {
      "data-place": id,
      "data-stop": open ? id : undefined,
      "data-look": look ? id : undefined,
      "data-changed": mark?.seat,
      role: open || look ? "button" : "img",
      tabindex: open || look ? (id === this.entry ? 0 : -1) : mark ? 0 : undefined,
      // a clickable place is named by its title element: an aria-label would contradict its visible numbers
      "aria-label": open || look ? undefined : label,
    } as const;
  }
}
