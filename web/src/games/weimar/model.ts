/** The view of one seat in Weimar; everything is identified by key. Its types are generated from the classes of the
 * game's presenter. */
import type { NamedEvent, Units, View } from "../../generated/games/weimar/view";
import type { Changes } from "./marks";

export type {
  City as CityView,
  Forecast as Figures,
  Party as PartyView,
  Topic as TopicView,
} from "../../generated/games/weimar/view";
export type Position = View;
/** Counts by kind of unit. */
export type Pieces = Units["supply"];
/** The arguments of an event. */
export type EventArgs = Omit<NamedEvent, "key">;

/** The props of a part of the board: what to show, what can be clicked and what is highlighted. */
export interface BoardProps {
  position: Position;
  glow: Set<string>;
  lit: Set<string>;
  /** What the other parties changed. */
  scene?: Changes;
  onpick: (place: string) => void;
  onhover: (place: string | null) => void;
}

/** The markers in the DR box, one entry per marker. */
export function boxMarkers({ box }: Position): string[] {
  return Object.entries(box).flatMap(([name, count]) => Array.from({ length: count }, () => name));
}

/** Drawing position of an opinion field relative to the centre: the KPD's arm points up, the SPD's to the left. */
export function drawn({ x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: -y + 0, y: x };
}
