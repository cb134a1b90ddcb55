/** How a place is marked after another party changed it. */
import type { ScenePlayer } from "../../shell/scene.svelte";

export type Marks = Pick<ScenePlayer, "marks" | "touch" | "changesAt">;

/** The attributes of a place that changed; the title says how. */
export function marked(scene: Marks, place: string): { "data-changed"?: string; title?: string } {
  const mark = scene.marks.get(place);
  return mark ? { "data-changed": mark.seat || "nobody", title: scene.changesAt(place) } : {};
}
