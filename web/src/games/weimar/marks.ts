/** What the board shows about places that changed. */
import type { ScenePlayer } from "../../shell/scene.svelte";
import { say } from "../../shell/phrases";

export type Changes = Pick<ScenePlayer, "marks">;

/** The attributes of a place: outlined if another seat changed it, with the lines that say how as its title. */
export function placed(place: string, scene: Changes | undefined) {
  const mark = scene?.marks.get(place);
  return {
    "data-place": place,
    "data-changed": mark && (mark.seat || "nobody"),
    title: mark && mark.lines.map(({ phrase }) => say(phrase)).join(" "),
  };
}
