/** What the symbols of tracks and cards mean, in the words of the player aid. */
import type { Aid, AidPart } from "../../shell/text/texts";
import { t } from "../../shell/text/i18n.svelte";
import { nameOf } from "../../shell/text/phrases";
import { spaceSymbols } from "./names";

export interface Explanation {
  title: string;
  lines: { icon?: string; text: string }[];
  rule: string;
}

/** The phases that a track belongs to (9). */
const PHASES: Record<string, number[]> = { flight: [1], prestige: [2], currency: [3], police: [4, 8], socialists: [9] };
const POLICE = ["red_police", "pink_police"];

/** Explains `icon:…`, `track:…`, `space:…` (prestige) or `phase:…`. */
export function explanation(what: string, aid: Aid): Explanation {
  const [kind, name] = [what.slice(0, what.indexOf(":")), what.slice(what.indexOf(":") + 1)];
  const step = (phase: number) => ({ text: stepsOf(aid)[phase - 1] });
  if (kind === "icon") return { title: "", lines: [iconLine(aid, name)], rule: partOf(aid, name)?.rule ?? "" };
  if (kind === "phase") return { title: t(`phase-${name}`), lines: [step(Number(name))], rule: `9.${name}` };
  if (kind === "space") {
    const first = { text: spaceSymbols(Number(name)) };
    return { title: nameOf("track", "prestige"), lines: [first, step(PHASES.prestige[0])], rule: "9.2" };
  }
  const phases = PHASES[name];
  const icons = name === "police" ? POLICE.map((icon) => iconLine(aid, icon)) : [];
  return { title: trackTitle(name), lines: [...icons, ...phases.map(step)], rule: `9.${phases[0]}` };
}

function trackTitle(name: string): string {
  if (name === "police") return t("board-police");
  return name === "flight" ? t("board-flight") : nameOf("track", name);
}
function stepsOf({ parts }: Aid): string[] {
  return parts.find(({ name }) => name === "end")!.steps!;
}
function partOf({ parts }: Aid, icon: string): AidPart | undefined {
  return parts.find(({ icons }) => icons && icon in icons);
}
function iconLine(aid: Aid, icon: string): { icon: string; text: string } {
  return { icon, text: partOf(aid, icon)?.icons?.[icon] ?? "" };
}
