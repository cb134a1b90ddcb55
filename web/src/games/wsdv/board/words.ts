/** What the places of the board are, in words, and how they differ between two positions. */
import { signed } from "../../../shell/text/figures";
import { t } from "../../../shell/text/i18n.svelte";
import { connections, provinceOf } from "../components";
import type { Position, Track } from "../model";

export function cityState(name: string, { closed, factories }: Position): string {
  if (closed.includes(name)) return t("board-city-closed");
  const factory = factories[name];
  if (!factory) return t("board-city-empty");
  return t(factory.rundown ? "board-city-rundown" : "board-city-factory", { value: factory.value });
}

export function lineState(name: string, { standing, lines: built }: Position): string {
  if (standing.includes(name)) return t("board-line-standing");
  const { lines } = connections.find((connection) => connection.name === name)!;
  return t("board-line-built", { built: built[name] ?? 0, lines });
}

/** The figures of a province; zeros are left out unless `all` is set. */
export function provinceState(code: string, position: Position, all = false): string[] {
  const { economy, needed, living_standard, unrest, socialists, protests } = position.provinces[code];
  return [
    ...(provinceOf(code).berlin ? [] : [t("board-province-economy", { economy, needed })]),
    t("board-province-living", { count: living_standard }),
    t("board-province-unrest", { count: unrest }),
    ...(socialists || all ? [t("board-province-socialists", { count: socialists })] : []),
    ...(protests || all ? [t("board-province-protests", { count: protests })] : []),
  ];
}

/** What is different at a place: "unrest: 1 → 2". */
export function differences(place: string, before: Position, after: Position): string[] {
  const [was, is] = [statesOf(place, before), statesOf(place, after)];
  return is.flatMap((state, i) => (state === was[i] ? [] : [arrow(was[i], state)]));
}

function statesOf(place: string, position: Position): string[] {
  const [kind, id] = [place.slice(0, place.indexOf(":")), place.slice(place.indexOf(":") + 1)];
  if (kind === "city") return [cityState(id, position)];
  if (kind === "line") return [lineState(id, position)];
  if (kind === "province") return provinceState(id, position, true);
  if (kind === "sector") return [t("board-province-living", { count: position.west_berlin.sectors[id] })];
  if (kind === "track") return [signed(position.tracks[id as Track])];
  return [];
}

/** "a: 1" and "a: 2" as "a: 1 → 2": the words that both begin with appear once. */
export function arrow(was: string, is: string): string {
  let same = 0;
  while (same < is.length && was[same] === is[same]) same++;
  const start = is.lastIndexOf(" ", same - 1) + 1;
  return `${was} → ${is.slice(start)}`;
}
