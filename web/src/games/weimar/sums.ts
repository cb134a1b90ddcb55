/** The arithmetic of the steps of a politics phase: rows of a table, from the figures that the engine forecasts. */
import { typed } from "../../shell/net/api";
import { plain, signed } from "../../shell/text/figures";
import type { LogLine } from "../../shell/plugin/game";
import { t } from "../../shell/text/i18n.svelte";
import { nameOf, type Name } from "../../shell/text/phrases";
import type { Figures, Position } from "./model";
import { fields, parties, tracks } from "./parts";
import type { StepPage } from "./politics";

export interface Row {
  /** The parties it concerns, by their emblems. */
  seats: string[];
  label: string;
  value: string;
  /** The topics it counts, by their numbers. */
  discs: { number: number; half: boolean }[];
  /** Places to light up. */
  places: string[];
  /** Whether it is a sum of the rows above it. */
  total: boolean;
  /** Whether its party or coalition comes out ahead. */
  ahead: boolean;
}

function row(label: string, value: string, more: Partial<Row> = {}): Row {
  return { seats: [], label, value, discs: [], places: [], total: false, ahead: false, ...more };
}

/** The parties of some rows, the one with the largest figure first. */
function ranked(figures: Record<string, number>): string[] {
  return Object.keys(figures).sort((one, two) => figures[two] - figures[one]);
}

export function rowsOf({ step, before, moments }: StepPage, count: number): Row[] {
  const position = typed<Position>(before.view);
  const figures = typed<Figures>(before.forecast);
  const lines = moments.slice(0, count).map(({ line }) => line);
  if (step === 1) return majority(position, figures, lines);
  if (step === 2) return topics(position);
  if (step === 3) return position.society.map((key) => row(nameOf("society", key), "", { places: [`society:${key}`] }));
  if (step === 4) return goals(figures);
  if (step === 5) return republic(position, figures);
  if (step === 6) return minors(figures);
  if (step === 7) return cut(position, figures);
  return coalitions(figures, formed(lines));
}

function majority(position: Position, { topics, majority }: Figures, lines: LogLine[]): Row[] {
  const places = new Map(
    lines
      .filter(({ phrase }) => phrase.key === "event-majority")
      .map(({ phrase }) => [(phrase.args.party as Name).id, Number(phrase.args.number)]),
  );
  return ranked(topics).map((party) => {
    const counted = position.topics.filter(({ field }) => ownersOf(field).includes(party));
    const place = places.get(party);
    const gained = place ? ` · ${t("sum-seats-more", { count: majority[place - 1] })}` : "";
    return row(nameOf("party", party), halves(topics[party]) + gained, {
      seats: [party],
      discs: counted.map(({ number, field }) => ({ number, half: ownersOf(field).length > 1 })),
      places: counted.map(({ marker }) => `topic:${marker}`),
      ahead: place !== undefined,
    });
  });
}

function topics(position: Position): Row[] {
  return position.topics.map(({ marker, number, field }) =>
    row(nameOf("topic", marker), ownersOf(field).length ? "" : t("party-nobody"), {
      seats: ownersOf(field),
      discs: [{ number, half: false }],
      places: [`topic:${marker}`],
    }),
  );
}

function goals({ goals, goal_points: points }: Figures): Row[] {
  return parties.flatMap((party) => [
    ...goals[party].map(({ what, count, points }) => row(t(`goal-${what}`, { count }), signed(points))),
    row(nameOf("party", party), t("sum-vp", { count: signed(points[party]) }), {
      seats: [party],
      places: [`party:${party}`],
      total: true,
    }),
  ]);
}

function republic(position: Position, { economy, government, declaration, escalation }: Figures): Row[] {
  const changed = (["prosperity", "poverty"] as const)
    .filter((marker) => economy[marker])
    .map((marker) => t("effect-marker", { thing: nameOf("marker", marker), count: signed(economy[marker]) }));
  const each = (what: string): string => t("sum-each", { what });
  const { free, troubled, points, seats } = declaration;
  return [
    row(t("sum-economy", { level: position.economy }), changed.join(", ") || "–", { places: ["track:economy"] }),
    row(t("sum-government"), "", { seats: government }),
    row(t("sum-free", { count: free }), each(t("sum-vp", { count: signed(points) }))),
    row(t("sum-troubled", { count: troubled }), each(t("sum-seats-less", { count: seats }))),
    row(t("sum-box", { count: escalation.markers }), each(t("effect-crisis", { count: escalation.rolls }))),
  ];
}

function minors({ minors }: Figures): Row[] {
  return minors.map(({ minor, party, seats }) =>
    row(t("state-held", { what: nameOf("minor", minor), party: nameOf("party", party) }), signed(seats), {
      seats: [party],
      places: [`minor:${minor}`, `seats:${party}`],
    }),
  );
}

function cut({ parties: held, parliament }: Position, { cut }: Figures): Row[] {
  const rows = parties.map((party) => {
    const lost = cut[party] ? ` · ${t("sum-seats-less", { count: cut[party] })}` : "";
    return row(nameOf("party", party), `${held[party].seats}${lost}`, { seats: [party], places: [`seats:${party}`] });
  });
  const taken = t("panel-parliament-count", { seats: parliament.occupied, size: tracks.seats });
  return [...rows, row(t("sum-taken"), taken, { total: true })];
}

/** The parties of the new government; none before it is formed. */
function formed(lines: LogLine[]): string[] {
  const line = lines.find(({ phrase }) => phrase.key === "event-government");
  return (line?.phrase.args.parties as Name[] | undefined)?.map(({ id }) => id) ?? [];
}

function coalitions({ coalitions }: Figures, governing: string[]): Row[] {
  const rows = ranked(coalitions).map((key) => row(nameOf("coalition", key), String(coalitions[key])));
  return governing.length ? [...rows, row(t("sum-government"), "", { seats: governing, total: true })] : rows;
}

function ownersOf(field: string): string[] {
  return fields.find(({ id }) => id === field)?.owners ?? [];
}
function halves(count: number): string {
  const whole = Math.floor(count);
  return count === whole ? plain(whole) : `${whole || ""}½`;
}
