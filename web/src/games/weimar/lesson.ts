/** The guided games: the lessons, and the moment of each. The deal is fixed, but the player is free: a lesson about a
 * card, a city or a topic appears only while it can be chosen, and takes its figures from the position. */
import { always, courseOf, happened, type Course, type Lesson, type Scenery } from "../../shell/learn/course";
import { nameOf, placeName } from "../../shell/text/phrases";
import type { Position, Pieces } from "./model";
import { boxMarkers } from "./model";
import { fields, units } from "./parts";

type Scene = Scenery<Position>;
type Step = Partial<Lesson<Scene>>;
type Test = (scene: Scene) => boolean;

/** The parties of the player in the solo game. */
const OWN = ["spd", "zentrum"];
const NAMES: Record<string, string> = { spd: "SPD", zentrum: "Zentrum", kpd: "KPD", dnvp: "DNVP" };
/** The cards of the guided impulses. */
const [EVENT, ACTIONS, REPUBLIC] = ["Z07", "S10", "A40"];
const STRONGEST = "mobilise reichswehr2 from supply";
const POLICE = "mobilise police from supply";
const COUNTER = "counter-coup councils";
const DEMONSTRATION = "demonstration";

// -- when

const both =
  (...tests: Test[]): Test =>
  (scene) =>
    tests.every((test) => test(scene));
const step =
  (...names: string[]): Test =>
  (scene) =>
    scene.myTurn && names.includes(scene.position.step?.decide ?? "");
const acting =
  (party: string): Test =>
  ({ position }) =>
    position.step?.party === party;
const offers =
  (move: string): Test =>
  ({ moves }) =>
    moves.includes(move);
const without =
  (move: string): Test =>
  ({ moves }) =>
    !moves.includes(move);
const choosesCity: Test = ({ moves }) => moves.some((move) => move.startsWith("city "));
const firstRound: Test = ({ position }) => position.round === 1;

/** How many cards the player has played. */
function played({ events }: Scene): number {
  return events.filter(({ key, args }) => key === "card" && OWN.includes(String(args.party))).length;
}
/** Waits for the choice of a card, so that no lesson interrupts an impulse. */
const after =
  (count: number): Test =>
  (scene) =>
    step("play")(scene) && played(scene) >= count;
const holds =
  (party: string, card: string): Test =>
  ({ position }) =>
    position.parties[party].hand.includes(card);
/** A party is to play this card. */
const toPlay = (party: string, card: string): Test => both(step("play"), acting(party), holds(party, card), firstRound);
const picks =
  (card: string): Test =>
  ({ picked }) =>
    picked === `card:${card}`;
const leaves =
  (card: string): Test =>
  ({ picked }) =>
    picked !== `card:${card}`;

// -- what a lesson points at, and its figures

const citiesWith = ({ position }: Scene, marker: string) =>
  Object.keys(position.cities).filter((city) => position.cities[city].markers.includes(marker));
const places = (cities: string[]) => cities.map((city) => `city:${city}`);
const named = (cities: string[]) => cities.map((city) => placeName(`city:${city}`)).join(", ");
const cardName = (card: string) => ({ card: placeName(`card:${card}`) });
const can = ({ choices }: Scene, city: string) => choices.includes(`city:${city}`);

function strength(pieces: Pieces, ...sides: string[]): number {
  return units.reduce(
    (sum, unit) => sum + (sides.includes(unit.side) ? (pieces[unit.key] ?? 0) * unit.strength : 0),
    0,
  );
}
/** The units in a city; none for "". */
const unitsIn = ({ position }: Scene, city: string): Pieces => position.cities[city]?.units ?? {};
/** The city of the impulse's actions: that of the last unit or action. */
function cityOfActions({ events }: Scene): string {
  const last = events.findLast(({ key }) => ["action", "unit", "card"].includes(key));
  return String(last?.args.city ?? last?.args.target ?? "");
}
/** The city with Councils where the government is strongest. */
function besieged(scene: Scene): string {
  const guards = (city: string) => strength(unitsIn(scene, city), "government");
  return citiesWith(scene, "councils").sort((one, other) => guards(other) - guards(one))[0] ?? "";
}
/** The dice of a counter-coup there. */
function counterDice(scene: Scene): number {
  const pieces = unitsIn(scene, besieged(scene));
  return strength(pieces, "government", scene.position.step?.party ?? "") - strength(pieces, "kpd");
}
const percent = (share: number) => Math.round(100 * share);
/** The chance that one of these dice shows 5 or 6, in percent. */
const fiveOrMore = (dice: number) => percent(1 - (2 / 3) ** dice);

const reds = (scene: Scene, city: string) => strength(unitsIn(scene, city), "kpd");
/** Of these cities, the one with the most units of the KPD; "" if there are none anywhere. */
function mostReds(scene: Scene, cities: string[]): string {
  const [most] = cities.sort((one, other) => reds(scene, other) - reds(scene, one));
  return most && reds(scene, most) > 0 ? most : "";
}
const threatened = (scene: Scene) =>
  mostReds(
    scene,
    Object.keys(scene.position.cities).filter((city) => !scene.position.cities[city].markers.includes("councils")),
  );

/** Of the cities that can be chosen, the one with the most units of the KPD. */
const restless = (scene: Scene) =>
  mostReds(
    scene,
    Object.keys(scene.position.cities).filter((city) => can(scene, city)),
  );

/** Cities where a party has no base yet and may place one, with the most free slots first. */
function newGround(scene: Scene): string[] {
  const { cities, step } = scene.position;
  const free = (city: string) =>
    cities[city].slots - Object.values(cities[city].bases).reduce((sum, count) => sum + count, 0);
  const open = Object.keys(cities).filter((city) => can(scene, city) && !cities[city].bases[step?.party ?? ""]);
  return open.sort((one, other) => free(other) - free(one));
}

const fieldOf = (id: string) => fields.find((field) => field.id === id)!;
/** How far out a field lies. */
const distance = ({ x, y }: { x: number; y: number }) => Math.abs(x) + Math.abs(y);
/** Topics to take from the opponents or from the centre, the farthest first. */
function topicsToMove({ position, choices }: Scene): string[] {
  const party = position.step?.party ?? "";
  const open = position.topics.filter(({ marker }) => choices.includes(`topic:${marker}`));
  const foreign = open.filter(
    ({ field }) => !fieldOf(field).owners.some((owner) => owner === party || OWN.includes(owner)),
  );
  return foreign
    .sort((one, other) => distance(fieldOf(other.field)) - distance(fieldOf(one.field)))
    .map(({ marker }) => `topic:${marker}`);
}
/** The fields that bring a topic farthest onto the party's own arm. */
function ownFields({ position, choices }: Scene): string[] {
  const party = position.step?.party ?? "";
  const own = fields.filter(({ id, owners }) => choices.includes(`field:${id}`) && owners.join() === party);
  return own.sort((one, other) => distance(other) - distance(one)).map(({ id }) => `field:${id}`);
}
/** A topic or a field is to be chosen, and there is one to point at. */
const debates: Test = (scene) => step("topic", "point")(scene) && inDebate(scene).length > 0;
const inDebate = (scene: Scene) => (step("point")(scene) ? ownFields(scene) : topicsToMove(scene));
const debate = (scene: Scene) => {
  const { decide = "", party } = scene.position.step ?? {};
  return { step: decide, party: NAMES[party ?? ""] ?? "" };
};

const majority = ({ position: { parties, parliament } }: Scene) => ({
  kpd: parties.kpd.seats,
  dnvp: parties.dnvp.seats,
  occupied: parliament.occupied,
});
const boxed = ({ position }: Scene) => ({ count: boxMarkers(position).length });
const rule = (marker: string) => (scene: Scene) => {
  const cities = citiesWith(scene, marker);
  return { count: cities.length, cities: named(cities), berlin: cities.includes("Berlin") ? "yes" : "no" };
};

// -- the lessons of the solo game

/** A text that is read before the first impulse. */
const told = (key: string, spot: string, more: Step = {}): Lesson<Scene> => ({
  key,
  spot,
  chapter: "about",
  keeps: true,
  when: always,
  until: (scene) => played(scene) > 0,
  ...more,
});
/** An act of a guided impulse; it is over as soon as the moment is. */
const act = (chapter: string, key: string, spot: string, when: Test, more: Step = {}): Lesson<Scene> => ({
  key,
  spot,
  chapter,
  acts: true,
  when: both(firstRound, when),
  ...more,
});
/** A text for a free moment of the first round. */
const aside = (count: number, key: string, spot: string, more: Step = {}): Lesson<Scene> => ({
  key,
  spot,
  chapter: "alone",
  keeps: true,
  when: after(count),
  until: (scene) => !firstRound(scene),
  ...more,
});
/** A gauge is explained when it moves for the first time. */
const gauge = (key: string, points: Step["points"], when: Test, args: Step["args"]): Lesson<Scene> => ({
  key,
  spot: "forecast",
  points,
  args,
  when: both(step("play"), (scene) => played(scene) > 0, when),
  until: (scene) => !when(scene),
});

export const LESSONS: Lesson<Scene>[] = [
  told("welcome", ""),
  told("coups", "map", { points: (scene) => places(citiesWith(scene, "councils")), args: rule("councils") }),
  told("box", "republic", { args: boxed }),
  told("seats", "parliament", { args: majority }),
  told("goal", "parties"),
  act(
    "event",
    "first",
    "prompt",
    both(step("choose_first"), (scene) => played(scene) === 0),
    {
      points: ["move:Zentrum"],
    },
  ),
  act(
    "event",
    "card",
    "hand",
    both(toPlay("zentrum", EVENT), leaves(EVENT), (scene) => played(scene) === 0),
    {
      points: [`card:${EVENT}`],
      args: () => cardName(EVENT),
    },
  ),
  act(
    "event",
    "use",
    "hand",
    both(toPlay("zentrum", EVENT), picks(EVENT), (scene) => played(scene) === 0),
    {
      points: ["use:event"],
    },
  ),
  act("event", "base", "map", step("place_base"), { points: (scene) => places(newGround(scene)) }),
  act("event", "opponent", "map", ({ opening }) => opening),
  act("actions", "points", "hand", both(toPlay("spd", ACTIONS), leaves(ACTIONS)), {
    points: [`card:${ACTIONS}`],
    args: (scene) => ({ ...cardName(ACTIONS), city: named([besieged(scene)].filter(Boolean)) }),
  }),
  act("actions", "points-use", "hand", both(toPlay("spd", ACTIONS), picks(ACTIONS)), { points: ["use:actions"] }),
  act(
    "actions",
    "city",
    "map",
    both(step("actions"), acting("spd"), choosesCity, (scene) => can(scene, besieged(scene))),
    {
      points: (scene) => places([besieged(scene)]),
      args: (scene) => ({ city: named([besieged(scene)]) }),
    },
  ),
  act("actions", "mobilise", "prompt", both(step("actions"), offers(COUNTER), offers(STRONGEST)), {
    points: [`move:${STRONGEST}`],
    args: (scene) => ({
      city: named([besieged(scene)]),
      dice: counterDice(scene),
      chance: fiveOrMore(counterDice(scene)),
    }),
  }),
  act("actions", "counter", "prompt", both(step("actions"), offers(COUNTER), without(STRONGEST)), {
    points: [`move:${COUNTER}`],
    args: (scene) => ({ dice: counterDice(scene), chance: fiveOrMore(counterDice(scene)) }),
  }),
  act(
    "actions",
    "demonstration",
    "prompt",
    both(step("actions"), acting("spd"), offers(DEMONSTRATION), without(COUNTER), (scene) => countered(scene) !== ""),
    {
      points: [`move:${DEMONSTRATION}`],
      args: (scene) => ({
        won: countered(scene),
        city: named([cityOfActions(scene)]),
        dice: 1 + strength(unitsIn(scene, cityOfActions(scene)), "government", "spd"),
      }),
    },
  ),
  act("actions", "again", "prompt", step("roll_again"), { points: ["move:no"] }),
  act("actions", "instead", "prompt", step("demo_base"), {
    points: ({ moves, choices }) => [
      ...moves.filter((move) => /^remove (KPD|DNVP)/.test(move)).map((move) => `move:${move}`),
      ...choices.filter((place) => place.startsWith("city:")),
    ],
    args: ({ moves }) => ({ full: moves.some((move) => move.startsWith("remove")) ? "yes" : "no" }),
  }),
  act("debate", "president", "prompt", both(step("president"), acting("spd")), {
    points: ["move:yes"],
  }),
  act("debate", "topic", "opinion", debates, { points: inDebate, args: debate }),
  act("republic", "both", "hand", both(toPlay("zentrum", REPUBLIC), leaves(REPUBLIC), after(2)), {
    points: [`card:${REPUBLIC}`],
    args: () => cardName(REPUBLIC),
  }),
  act("republic", "both-use", "hand", both(toPlay("zentrum", REPUBLIC), picks(REPUBLIC), after(2)), {
    points: ["use:event"],
  }),
  act(
    "republic",
    "unrest",
    "map",
    both(step("take_marker"), acting("zentrum"), (scene) => restless(scene) !== ""),
    {
      points: (scene) => places([restless(scene)]),
    },
  ),
  act("republic", "other-use", "prompt", step("other_use"), { points: ["move:for actions"] }),
  act(
    "republic",
    "guard",
    "map",
    both(step("actions"), acting("zentrum"), choosesCity, (scene) => can(scene, threatened(scene))),
    {
      points: (scene) => places([threatened(scene)]),
      args: (scene) => ({ city: named([threatened(scene)]), strength: reds(scene, threatened(scene)) }),
    },
  ),
  act(
    "republic",
    "police",
    "prompt",
    both(step("actions"), acting("zentrum"), offers(POLICE), (scene) => !choosesCity(scene)),
    {
      points: [`move:${POLICE}`],
    },
  ),
  aside(3, "alone", "hand"),
  aside(3, "hint", "controls", { points: ["hint"] }),
  aside(4, "undo", "controls", { points: ["undo"] }),
  aside(4, "bots", "log"),
  aside(5, "why-not", "map", { points: ["city:Berlin"], until: (scene) => scene.refused || !firstRound(scene) }),
  gauge(
    "gauge-councils",
    ["gauge:councils-kpd"],
    (scene) => citiesWith(scene, "councils").length >= 2,
    rule("councils"),
  ),
  gauge("gauge-regimes", ["gauge:regime-dnvp"], (scene) => citiesWith(scene, "regime").length >= 1, rule("regime")),
  gauge("gauge-box", ["gauge:anarchy"], ({ position }) => boxMarkers(position).length >= 4, boxed),
  gauge(
    "gauge-seats",
    (scene) => [`gauge:overthrow-${nearMajority(scene)}`],
    (scene) => nearMajority(scene) !== "",
    seatsOfTheNearest,
  ),
  {
    key: "politics",
    spot: "log",
    chapter: "politics",
    when: happened("politics"),
    until: ({ reading, position }) => position.round > 1 && reading === "",
  },
  {
    key: "agenda",
    spot: "hand",
    chapter: "politics",
    acts: true,
    when: both(step("agenda"), (scene) => !firstRound(scene)),
  },
  {
    key: "finished",
    spot: "",
    chapter: "politics",
    args: () => ({ game: "solo" }),
    when: (scene) => !firstRound(scene) && step("play")(scene),
  },
];

/** Whether a counter-coup of this impulse has succeeded; "" if there was none. */
function countered({ events }: Scene): "yes" | "no" | "" {
  const impulse = events.slice(events.findLastIndex(({ key }) => key === "card"));
  if (!impulse.some(({ key, args }) => key === "action" && args.kind === "counter")) return "";
  return impulse.some(({ key, args }) => key === "marker" && args.marker === "councils") ? "yes" : "no";
}

/** KPD or DNVP with a third of the occupied seats; "" for neither. */
function nearMajority({ position: { parties, parliament } }: Scene): string {
  return ["kpd", "dnvp"].find((party) => 3 * parties[party].seats >= parliament.occupied) ?? "";
}

function seatsOfTheNearest(scene: Scene) {
  const party = nearMajority(scene) || "kpd";
  const { parties, parliament } = scene.position;
  return { party: NAMES[party], seats: parties[party].seats, occupied: parliament.occupied };
}

/** The course that the coach shows in the solo scenario. */
export const onTheBrink = courseOf(LESSONS, (scene: Scene) => scene, "opponent");

// -- the lessons of a party in the game of four

/** The card of a party's typical impulse, and what it is used for. */
const TYPICAL: Record<string, { card: string; use: string }> = {
  spd: { card: "S12", use: "event" },
  zentrum: { card: "Z04", use: "debate" },
  kpd: { card: "K11", use: "event" },
  dnvp: { card: "D04", use: "actions" },
};
const TARGET = "Berlin";
const FREIKORPS = "mobilise freikorps2 from supply";

/** The lessons of a party: what it wants, its road to victory, and one typical impulse. */
export function lessonsOf(party: string): Lesson<Scene>[] {
  const { card, use } = TYPICAL[party];
  const count = ({ events }: Scene) => events.filter((one) => one.key === "card" && one.args.party === party).length;
  const mine = both(acting(party), firstRound);
  const first = both(toPlay(party, card), (scene) => count(scene) === 0);
  const own = { party };
  const read = (key: string, spot: string): Lesson<Scene> => ({
    key,
    spot,
    keeps: true,
    args: () => own,
    when: always,
    until: (scene) => count(scene) > 0,
  });
  const does = (key: string, spot: string, when: Test, more: Step = {}): Lesson<Scene> => ({
    key,
    spot,
    acts: true,
    when: both(mine, when, (scene) => count(scene) <= 1),
    ...more,
  });
  return [
    read("party-wants", "parties"),
    read("party-road", "map"),
    does("party-card", "hand", both(first, leaves(card)), {
      points: [`card:${card}`],
      args: () => ({ ...own, ...cardName(card) }),
    }),
    does("party-use", "hand", both(first, picks(card)), {
      points: [`use:${use}`],
      args: () => ({ use: nameOf("use", use) }),
    }),
    does("party-poverty", "map", step("take_marker"), { points: ({ choices }) => choices }),
    does("base", "map", step("place_base"), { points: (scene) => places(newGround(scene)) }),
    does("topic", "opinion", debates, { points: inDebate, args: debate }),
    does("party-cities", "map", step("choose_cities"), { points: restlessCities }),
    does(
      "party-target",
      "map",
      both(step("actions"), choosesCity, (scene) => can(scene, TARGET)),
      {
        points: places([TARGET]),
        args: () => ({ city: named([TARGET]) }),
      },
    ),
    does("party-units", "prompt", both(step("actions"), offers(FREIKORPS), without("coup")), {
      points: [`move:${FREIKORPS}`],
    }),
    does("party-coup", "prompt", both(step("actions"), offers("coup")), { points: ["move:coup"] }),
    {
      key: "finished",
      spot: "",
      args: () => ({ game: "party" }),
      when: (scene) => step("play")(scene) && count(scene) > 0,
    },
  ];
}

/** Cities with Unrest that can be chosen, then the others. */
function restlessCities(scene: Scene): string[] {
  const restless = citiesWith(scene, "unrest").filter((city) => can(scene, city));
  return [...places(restless), ...scene.choices];
}

/** The courses of all lessons, by the lesson's name. */
export const courses: Record<string, Course<Position>> = {
  "on-the-brink": onTheBrink,
  ...Object.fromEntries(
    Object.keys(TYPICAL).map((party) => [`party-${party}`, courseOf(lessonsOf(party), (scene: Scene) => scene)]),
  ),
};
