/** What the parts of the board mean, in the words of the player aid and of the components. */
import type { Aid, AidPart } from "../../shell/text/texts";
import { t } from "../../shell/text/i18n.svelte";
import { nameOf, say } from "../../shell/text/phrases";
import type { Position } from "./model";
import { printed, splitPlace, topics } from "./parts";
import { sideOf, unitName } from "./units";

export interface Explanation {
  title: string;
  lines: string[];
  rule: string;
}

/** Rows of the aid's part about tracks and offices. */
const NSDAP = 0;
const PRESIDENT = 1;
/** The row of the aid's part about sudden ends that the NSDAP brings. */
const NSDAP_END = 4;
/** The step of the politics phase in which the economy counts. */
const ECONOMY_STEP = 5;

/** Explains a topic, a unit, a party, a minor party, a track, a nation or an office; null for anything else. */
export function explanation(place: string, position: Position, aid: Aid): Explanation | null {
  const [kind, key] = splitPlace(place);
  const find = EXPLAINED[kind];
  return find ? find(key, aid, position) : null;
}

const EXPLAINED: Record<string, (key: string, aid: Aid, position: Position) => Explanation> = {
  topic: ofTopic,
  unit: (kind, aid) => ({
    title: nameOf("unit", unitName(kind)),
    lines: [icon(aid, "units", kind.startsWith("black") ? "black" : `units_${sideOf(kind)}`)],
    rule: "W1",
  }),
  party: (key, aid) => ({ title: nameOf("party", key), lines: [icon(aid, "parties", key)], rule: "W8" }),
  minor: (key, aid) => ({ title: nameOf("minor", key), lines: [icon(aid, "minors", key)], rule: "W8" }),
  nation: (key, aid) => ({
    title: nameOf("nation", key),
    lines: [partOf(aid, "nations").text ?? "", icon(aid, "nations", `nation_${key}`)],
    rule: "W11",
  }),
  track: (key, aid) =>
    key === "nsdap"
      ? { title: t("panel-nsdap"), lines: [row(aid, "tracks", NSDAP), row(aid, "ends", NSDAP_END)], rule: "W12" }
      : { title: t("panel-economy"), lines: [step(aid, ECONOMY_STEP)], rule: "W8" },
  office: (_key, aid) => ({ title: t("panel-president"), lines: [row(aid, "tracks", PRESIDENT)], rule: "W13" }),
};

/** Says who would win the topic now, what the winner may choose, and what becomes of the marker. */
function ofTopic(marker: string, aid: Aid, position: Position): Explanation {
  const lying = position.topics.find((one) => one.marker === marker);
  const key = lying?.topic ?? marker.replace(/ \d$/, "");
  const topic = topics.find((one) => one.key === key)!;
  const options = topic.options.map(({ names, event }) => {
    const what = event ? say(event) : "";
    const name = printed(names);
    return name && what ? `${name}: ${what}` : name || what;
  });
  return {
    title: nameOf("topic", marker),
    lines: [...options, icon(aid, "card", `topic_${topic.colour}`)],
    rule: "W5",
  };
}

function partOf({ parts }: Aid, name: string): AidPart {
  return parts.find((part) => part.name === name)!;
}
function icon(aid: Aid, part: string, name: string): string {
  return partOf(aid, part).icons?.[name] ?? "";
}
function row(aid: Aid, part: string, number: number): string {
  return partOf(aid, part).rows?.[number]?.[1] ?? "";
}
function step(aid: Aid, number: number): string {
  return partOf(aid, "politics").steps?.[number - 1] ?? "";
}
