/** The guided first decade: the lessons, and the moment of each. A lesson is shown once, when its topic is on the
 * table, and points at something for which its sentence is true. */
import type { Schemas } from "../../shell/net/api";
import { always, courseOf, happened, type Lesson, type Scenery } from "../../shell/learn/course";
import { placeName } from "../../shell/text/phrases";
import { cities, faceOf, provinces } from "./components";
import { isSeat, type Position } from "./model";

type GameEvent = Schemas["GameEvent"];

export interface Scene extends Scenery<Position> {
  /** The number of cards that the learner has played. */
  actions: number;
}

const step = (name: string) => (scene: Scene) => scene.myTurn && scene.position.step?.decide === name;
const notIn = (name: string) => (scene: Scene) => !step(name)(scene);
/** Waits for the next choice of a card, so that no lesson interrupts an action. */
const after = (actions: number) => (scene: Scene) => step("action")(scene) && scene.actions >= actions;
const phase = (number: number) => (scene: Scene) =>
  scene.events.some((event) => event.key === "phase" && Number(event.args.phase) === number);
const ended = happened("decade_end");
const inHalf = (half: number) => (scene: Scene) => firstDecade(scene) && scene.position.half === half && !ended(scene);
const firstDecade = (scene: Scene) => scene.position.decade === 1;
/** The first half of the decade has the time to look around; what has not been read by then can be read later. */
const hasLookedAround = (scene: Scene) => !inHalf(1)(scene);

/** The learner has opened a card that offers its uses. */
const opened = (scene: Scene) => step("action")(scene) && scene.picked !== "";

/** Whether one of these has happened since the learner's last card. */
const sinceCard =
  (...keys: string[]) =>
  (scene: Scene) => {
    const last = scene.events.findLastIndex(({ key }) => key === "card");
    return scene.events.slice(last + 1).some(({ key }) => keys.includes(key));
  };

// -- what a lesson points at

const isOwn = (side: string, scene: Scene) => (side === "E") === (scene.seat === "east");
const ownProvinces = (scene: Scene) => provinces.filter(({ side }) => isOwn(side, scene)).map(({ code }) => code);
/** The learner's provinces that are one unrest short of a mass protest. */
const nearProtest = (scene: Scene) =>
  ownProvinces(scene).filter((code) => scene.position.provinces[code].to_protest === 1);
/** Provinces with a mass protest, the learner's own first. */
const protesting = (scene: Scene) =>
  [...ownProvinces(scene), ...provinces.map(({ code }) => code)].filter(
    (code) => scene.position.provinces[code].protests > 0,
  );
const hand = (scene: Scene) => (isSeat(scene.seat) ? scene.position.hands[scene.seat] : []);

/** The card of the display with the highest value for the learner. */
function highCard(scene: Scene): string[] {
  const value = (id: string) => faceOf(id)[scene.seat === "west" ? "west" : "east"];
  const [best] = [...scene.position.cards.display].sort((one, other) => value(other) - value(one));
  return best ? [`card:${best}`] : [];
}

/** Leipzig, next to Bitterfeld, while a factory can be built there, or any other place that can be built on. */
const buildable = ({ choices }: Scene) => [
  ...choices.filter((place) => place === "city:Leipzig"),
  ...choices.filter((place) => /^(city|line):/.test(place)),
];

/** The learner's best factory. */
function bestFactory(scene: Scene): { city: string; value: number } | null {
  const { factories } = scene.position;
  const own = cities.filter(({ name, side }) => isOwn(side, scene) && name in factories);
  const [best] = own.sort((one, other) => factories[other.name].value - factories[one.name].value);
  return best ? { city: best.name, value: factories[best.name].value } : null;
}

// -- the lessons

const PHASES: Lesson<Scene>[] = Array.from({ length: 10 }, (_, i) => ({
  key: `phase-${i + 1}`,
  spot: "decade-end",
  points: [`phase:${i + 1}`],
  chapter: "end",
  keeps: true,
  when: phase(i + 1),
  until: (scene) => !firstDecade(scene) || !["", `phase-${i + 1}`].includes(scene.reading),
}));

/** A lesson that looks around the table once some cards have been played, until the first half is over. */
const tour = (
  [actions, chapter]: [number, string],
  key: string,
  spot: string,
  more: Partial<Lesson<Scene>> = {},
): Lesson<Scene> => ({ key, spot, chapter, keeps: true, when: after(actions), until: hasLookedAround, ...more });
/** A lesson about a step of the learner's action, as long as it lasts. */
const during = (name: string, key: string, spot: string, more: Partial<Lesson<Scene>> = {}): Lesson<Scene> => ({
  key,
  spot,
  keeps: true,
  when: step(name),
  until: notIn(name),
  ...more,
});

const COUNTRY: [number, string] = [1, "country"];
const AHEAD: [number, string] = [2, "ahead"];
const FURTHER_AHEAD: [number, string] = [3, "ahead"];
const DANGER: [number, string] = [4, "danger"];
const GREAT_DANGER: [number, string] = [5, "danger"];

export const LESSONS: Lesson<Scene>[] = [
  { key: "welcome", spot: "", chapter: "first-card", keeps: true, when: always },
  {
    key: "action",
    spot: "display",
    points: highCard,
    chapter: "first-card",
    acts: true,
    when: (scene) => step("action")(scene) && !opened(scene) && scene.actions === 0,
  },
  { key: "four-uses", spot: "display", points: ["use:build"], chapter: "first-card", acts: true, when: opened },
  {
    key: "build",
    spot: "map",
    points: buildable,
    chapter: "first-card",
    acts: true,
    when: (scene) => step("build")(scene) && !sinceCard("build_city", "build_line")(scene),
  },
  during("build", "connection", "map", { points: ["line:Bitterfeld – Leipzig"], chapter: "first-card" }),
  during("build", "value", "map", {
    points: (scene) => [`city:${bestFactory(scene)?.city}`],
    chapter: "first-card",
  }),
  {
    key: "living",
    spot: "prompt",
    acts: true,
    when: (scene) => step("living")(scene) && !sinceCard("living")(scene),
  },
  during("living", "living-where", "prompt"),
  { key: "unrest-use", spot: "map", acts: true, when: step("remove") },
  during("symbols", "event", "prompt"),
  { key: "symbols", spot: "prompt", acts: true, when: step("symbols") },
  { key: "opponent", spot: "map", chapter: "country", acts: true, when: ({ opening }) => opening },
  tour(COUNTRY, "province", "map", { points: ["province:SN"] }),
  tour(COUNTRY, "cities", "map", {
    points: (scene) => [`city:${bestFactory(scene)?.city}`],
    args: (scene) => {
      const best = bestFactory(scene);
      return { city: best ? placeName(`city:${best.city}`) : "", value: best?.value ?? 0 };
    },
    when: (scene) => after(1)(scene) && bestFactory(scene) !== null,
  }),
  tour(COUNTRY, "goal", "seats"),
  tour(AHEAD, "forecast", "forecast", { points: ["forecast:10"] }),
  tour(AHEAD, "undo", "controls", { points: ["undo"] }),
  tour(AHEAD, "log", "log", { until: (scene) => scene.past || hasLookedAround(scene) }),
  tour(FURTHER_AHEAD, "display", "display"),
  tour(FURTHER_AHEAD, "hand", "hand", {
    args: (scene) => ({ count: hand(scene).length }),
    when: (scene) => after(3)(scene) && hand(scene).length > 0,
  }),
  tour(FURTHER_AHEAD, "tracks", "tracks", { points: ["track:prestige"] }),
  tour(DANGER, "map", "map", { points: ["province:WB"] }),
  tour(DANGER, "why-not", "map", {
    points: ["city:Hamburg"],
    until: (scene) => scene.refused || hasLookedAround(scene),
  }),
  tour(DANGER, "hint", "controls", { points: ["hint"] }),
  tour(GREAT_DANGER, "unrest", "map", {
    points: (scene) => nearProtest(scene).map((code) => `province:${code}`),
    args: (scene) => ({ near: nearProtest(scene).length }),
  }),
  tour(GREAT_DANGER, "socialists", "tracks", {
    points: ["track:socialists"],
    when: (scene) => after(5)(scene) && scene.position.socialists_in_box > 0,
  }),
  {
    key: "protest",
    spot: "map",
    points: (scene) => protesting(scene).map((code) => `province:${code}`),
    keeps: true,
    when: (scene) => step("action")(scene) && protesting(scene).length > 0,
    until: (scene) => protesting(scene).length === 0,
  },
  {
    key: "police",
    spot: "tracks",
    points: ["police"],
    keeps: true,
    when: (scene) => step("action")(scene) && scene.position.police.cards.length > 0,
    until: (scene) => scene.position.police.cards.length === 0,
  },
  {
    key: "second-half",
    spot: "display",
    chapter: "second-half",
    when: (scene) => step("action")(scene) && inHalf(2)(scene),
    until: (scene) => !inHalf(2)(scene),
  },
  {
    key: "special",
    spot: "display",
    points: ["card:I"],
    chapter: "second-half",
    when: (scene) =>
      scene.seat === "east" && step("action")(scene) && inHalf(2)(scene) && scene.position.cards.special !== null,
    until: (scene) => !inHalf(2)(scene) || scene.position.cards.special === null,
  },
  {
    key: "hand-cards-end",
    spot: "hand",
    chapter: "second-half",
    keeps: true,
    when: (scene) => step("action")(scene) && inHalf(2)(scene) && scene.position.cards.display.length <= 3,
    until: (scene) => !inHalf(2)(scene),
  },
  {
    key: "decade-end",
    spot: "decade-end",
    chapter: "end",
    keeps: true,
    when: ended,
    until: (scene) => !firstDecade(scene) || !["", "phase-1"].includes(scene.reading),
  },
  ...PHASES,
  {
    key: "next-decade",
    spot: "display",
    chapter: "end",
    when: (scene) => !firstDecade(scene) && scene.myTurn,
    until: (scene) => scene.position.decade > 2,
  },
  {
    key: "finished",
    spot: "",
    chapter: "end",
    when: (scene) => (!firstDecade(scene) && scene.myTurn) || happened("game_over")(scene),
  },
];

/** How many cards a seat has played. */
export function actionsOf(events: GameEvent[], seat: string): number {
  return events.filter((event) => event.key === "card" && String(event.args.side) === seat).length;
}

export const see = (scene: Scenery<Position>): Scene => ({ ...scene, actions: actionsOf(scene.events, scene.seat) });

/** The course that the coach shows in the first decade. */
export const firstDecadeCourse = courseOf(LESSONS, see, "opponent");
