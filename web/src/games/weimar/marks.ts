/** What the board shows about places that another party changed. */
import { t } from "../../shell/text/i18n.svelte";
import { nameOf } from "../../shell/text/phrases";
import type { ScenePlayer } from "../../shell/state/scene.svelte";
import type { Position } from "./model";
import { parties, splitPlace } from "./parts";
import { unitName } from "./units";

export type Changes = Pick<ScenePlayer, "marks" | "touch" | "changesAt">;

/** The attributes of a place: outlined if another party changed it, with what it was and is as its title. */
export function placed(place: string, scene: Changes | undefined) {
  const mark = scene?.marks.get(place);
  return {
    "data-place": place,
    "data-changed": mark && (mark.seat || "nobody"),
    title: mark && t("page-scene-changed", { what: scene!.changesAt(place) }),
    onpointerenter: mark && (() => scene!.touch(place)),
    onpointerleave: mark && (() => scene!.touch("")),
  };
}

/** What is different at a place: "seats: 5 → 8". */
export function differences(place: string, before: Position, after: Position): string[] {
  const [was, is] = [statesOf(place, before), statesOf(place, after)];
  const all = Object.keys({ ...was, ...is });
  return all.flatMap((what) => {
    const [from, to] = [was[what] ?? 0, is[what] ?? 0];
    return from === to ? [] : [`${what}: ${from} → ${to}`];
  });
}

function statesOf(place: string, position: Position): Record<string, number> {
  const [kind, key] = splitPlace(place);
  if (kind === "city") return cityStates(position, key);
  if (kind === "party") {
    const { vp, seats, reserve } = position.parties[key];
    return { [t("column-vp")]: vp, [t("column-seats")]: seats, [t("column-reserve")]: reserve };
  }
  if (kind === "seats") return { [t("column-seats")]: position.parties[key].seats };
  if (kind === "box") return { [nameOf("marker", key)]: position.box[key] ?? 0 };
  if (kind === "nation") return { [nameOf("nation", key)]: position.flags[key] };
  if (place === "track:economy") return { [t("panel-economy")]: position.economy };
  return place === "track:nsdap" ? { [t("panel-nsdap")]: position.nsdap } : {};
}

function cityStates({ cities }: Position, key: string): Record<string, number> {
  const { bases, units, markers } = cities[key];
  return {
    ...Object.fromEntries(parties.map((party) => [nameOf("party", party), bases[party] ?? 0])),
    ...Object.fromEntries(Object.entries(units).map(([kind, count]) => [nameOf("unit", unitName(kind)), count])),
    ...Object.fromEntries(markers.map((marker) => [nameOf("marker", marker), 1])),
  };
}
