/** Positions on the board, in units of the drawing (1000 × 1180). The outlines are made by tools/map.py. */
import { cities, type Connection, connections, provinceOf, provinces } from "../components";
import layoutData from "../../../generated/games/wsdv/layout.json";
import outlineData from "../../../generated/games/wsdv/outlines.json";

export type Point = readonly [number, number];

interface Arc {
  sides: string[];
  points: number[];
}
interface Outlines {
  size: number[];
  arcs: Arc[];
  areas: Record<string, number[][]>;
}
interface Layout {
  plaque: number[];
  cities: Record<string, { at: number[]; name: number[]; anchor: string }>;
  bends: Record<string, number>;
  plaques: Record<string, number[]>;
  inset: number[];
  labels: Record<string, Omit<Label, "at"> & { at: number[] }>;
}

export const outlines = outlineData as Outlines;
const layout = layoutData as Layout;

export const WIDTH = outlines.size[0];
export const HEIGHT = outlines.size[1];
export const DISC = 20;
export const PLAQUE = { width: layout.plaque[0], height: layout.plaque[1] };

// -- areas and borders

type BorderKind = "inner" | "province" | "coast" | "foreign";

const sideOf = new Map<string, "W" | "E">(provinces.map(({ code, side }) => [code, side]));
sideOf.set("HH", "W");

/** The points of a border segment, reversed if its number is negative. */
export function pointsOf(part: number): Point[] {
  const { points } = outlines.arcs[part >= 0 ? part : ~part];
  const list: Point[] = [];
  for (let i = 0; i < points.length; i += 2) list.push([points[i], points[i + 1]]);
  return part >= 0 ? list : list.reverse();
}

/** A smooth curve through the first and last point, with the others as control points. */
function curveThrough(points: Point[]): string {
  const last = points.length - 1;
  let path = "";
  for (let i = 1; i < last; i++) {
    const [x, y] = points[i];
    const [mx, my] = i + 1 === last ? points[last] : [(x + points[i + 1][0]) / 2, (y + points[i + 1][1]) / 2];
    path += `Q${x} ${y} ${round(mx)} ${round(my)}`;
  }
  return last === 1 ? `L${points[1].join(" ")}` : path;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

function ringPath(ring: number[]): string {
  const parts = ring.map(pointsOf);
  return `M${parts[0][0].join(" ")}${parts.map(curveThrough).join("")}Z`;
}

export const areaPaths: Record<string, string> = Object.fromEntries(
  Object.entries(outlines.areas).map(([name, rings]) => [name, rings.map(ringPath).join("")]),
);

function borderKind([a, b]: string[]): BorderKind {
  const [left, right] = [sideOf.get(a), sideOf.get(b)];
  if (left && right) return left === right ? "province" : "inner";
  return a === "sea" || b === "sea" ? "coast" : "foreign";
}

function arcPath(index: number): string {
  const points = pointsOf(index);
  return `M${points[0].join(" ")}${curveThrough(points)}`;
}

/** All borders of a kind as one path. */
function bordersWhere(test: (sides: string[]) => boolean): string {
  return outlines.arcs.flatMap(({ sides }, i) => (test(sides) ? [arcPath(i)] : [])).join("");
}

const drawn = (sides: string[]) => sides.some((name) => sideOf.has(name));
export const borderPaths = {
  inner: bordersWhere((sides) => borderKind(sides) === "inner"),
  province: bordersWhere((sides) => borderKind(sides) === "province"),
  coast: bordersWhere((sides) => borderKind(sides) === "coast"),
  foreign: bordersWhere((sides) => borderKind(sides) === "foreign"),
  wall: bordersWhere((sides) => sides.includes("WB")),
  westEdge: bordersWhere((sides) => drawn(sides) && sides.filter((name) => sideOf.get(name) === "W").length === 1),
  eastEdge: bordersWhere((sides) => drawn(sides) && sides.filter((name) => sideOf.get(name) === "E").length === 1),
};

// -- cities

export interface CitySpot {
  at: Point;
  name: Point;
  anchor: "start" | "middle" | "end";
}

export const citySpots: Record<string, CitySpot> = Object.fromEntries(
  cities.map(({ name }) => {
    const { at, name: label, anchor } = layout.cities[name];
    return [name, { at: [at[0], at[1]], name: [label[0], label[1]], anchor: anchor as CitySpot["anchor"] }];
  }),
);

// -- connections

interface Slots {
  /** The cities at both ends, by name. */
  ends: [string, string];
  middle: Point;
  /** The whole connection, from disc to disc. */
  path: string;
  /** Its lines in order, starting at `ends[0]`. */
  slots: string[];
}

const GAP = 9;

function along([ax, ay]: Point, [cx, cy]: Point, [bx, by]: Point, t: number): Point {
  const u = 1 - t;
  return [u * u * ax + 2 * u * t * cx + t * t * bx, u * u * ay + 2 * u * t * cy + t * t * by];
}

function piece(a: Point, c: Point, b: Point, from: number, to: number): string {
  const steps = 8;
  const points = Array.from({ length: steps + 1 }, (_, i) => along(a, c, b, from + ((to - from) * i) / steps));
  return "M" + points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L");
}

function slotsOf({ a: from, b: to, lines }: Connection): Slots {
  const [a, b] = [from, to].map((city) => citySpots[city].at);
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const bend = layout.bends[`${from} - ${to}`] ?? 0;
  const control: Point = [
    (a[0] + b[0]) / 2 - ((b[1] - a[1]) / length) * bend,
    (a[1] + b[1]) / 2 + ((b[0] - a[0]) / length) * bend,
  ];
  const [start, gap] = [(DISC + 8) / length, GAP / length];
  const [low, high] = [start, 1 - start];
  const cuts = lines === 1 ? [[low, high]] : [[low, 0.5 - gap], [0.5 + gap, high]]; // prettier-ignore
  return {
    ends: [from, to],
    middle: along(a, control, b, 0.5),
    path: piece(a, control, b, low, high),
    slots: cuts.map(([one, other]) => piece(a, control, b, one, other)),
  };
}

export const lineSlots: Record<string, Slots> = Object.fromEntries(
  connections.map((connection) => [connection.name, slotsOf(connection)]),
);

// -- plaques, labels, inset

export const INSET = { x: layout.inset[0], y: layout.inset[1], x2: layout.inset[2], y2: layout.inset[3] };
const insetPlaque: Point = [INSET.x2 - PLAQUE.width - 8, INSET.y + 40];

export function plaqueAt(code: string): Point {
  if (provinceOf(code).berlin) return insetPlaque;
  const [x, y] = layout.plaques[code];
  return [x, y];
}

/** Where a province's name is written: centre, direction in degrees, room along it, largest size, and in how many lines. */
interface Label {
  at: Point;
  angle: number;
  length: number;
  size: number;
  lines: number;
}

export const labels: Record<string, Label> = Object.fromEntries(
  Object.entries(layout.labels).map(([code, label]) => [code, { ...label, at: [label.at[0], label.at[1]] }]),
);

/** Height of capitals, distance of lines, and width of a letter with its spacing, in parts of the size. */
const LETTERS = { height: 0.7, leading: 1.12, width: 0.93 };

/** A name as it is written on the map: its size, and its lines with their baselines. */
export function written(name: string, { size, length, lines }: Label): { size: number; rows: [string, number][] } {
  const words = lines === 1 ? [name] : inTwo(name);
  const longest = Math.max(...words.map((word) => word.length));
  const fitted = Math.min(size, length / (longest * LETTERS.width));
  const high = LETTERS.height + LETTERS.leading * (words.length - 1);
  const rows = words.map((word, i): [string, number] => [
    word,
    fitted * (LETTERS.height - high / 2 + i * LETTERS.leading),
  ]);
  return { size: fitted, rows };
}

/** Divides a name at the hyphen or space that leaves the shortest lines. */
function inTwo(name: string): string[] {
  const breaks = [...name.matchAll(/[- ]/g)].map(({ index, 0: mark }) => [
    name.slice(0, index + (mark === "-" ? 1 : 0)),
    name.slice(index + 1),
  ]);
  const longest = (parts: string[]) => Math.max(...parts.map((part) => part.length));
  return breaks.reduce((best, parts) => (longest(parts) < longest(best) ? parts : best), [name]);
}

// -- places by name

const SECTOR_TOP = 46;
export const SECTOR = { x: INSET.x + 10, width: 118, height: 46, gap: 4 };

/** French in the north, British in the middle, American in the south. */
const SECTOR_ROWS = ["France", "UK", "USA"];

export function sectorTop(row: number): number {
  return INSET.y + SECTOR_TOP - 8 + row * (SECTOR.height + SECTOR.gap);
}

/** The centre of a place, used for arrow-key navigation. */
export function placeAt(place: string): Point | null {
  const [kind, name] = [place.slice(0, place.indexOf(":")), place.slice(place.indexOf(":") + 1)];
  if (kind === "city") return citySpots[name]?.at ?? null;
  if (kind === "line") return lineSlots[name]?.middle ?? null;
  if (kind === "sector") return [SECTOR.x + SECTOR.width / 2, sectorTop(sectorRow(name)) + SECTOR.height / 2];
  if (kind !== "province" || !sideOf.has(name) || name === "HH") return null;
  const [x, y] = plaqueAt(name);
  return [x + PLAQUE.width / 2, y + PLAQUE.height / 2];
}

/** Length of an arrow's head, and how far it stays away from its target's plaque. */
const ARROW = { head: 20, apart: 10 };

/** An arrow from the plaque of a province to that of another: its path with the head, and its middle. */
export function arrow(from: string, to: string): { path: string; middle: Point } {
  const [a, b] = [from, to].map((code) => placeAt(`province:${code}`)!);
  const [start, end] = [edge(a, b), edge(b, a)];
  const angle = Math.atan2(end[1] - start[1], end[0] - start[0]);
  const barb = (turn: number): string => {
    const [x, y] = [end[0] - ARROW.head * Math.cos(angle + turn), end[1] - ARROW.head * Math.sin(angle + turn)];
    return `${round(x)} ${round(y)}`;
  };
  const tip = `${round(end[0])} ${round(end[1])}`;
  return {
    path: `M${round(start[0])} ${round(start[1])}L${tip}M${barb(0.5)}L${tip}L${barb(-0.5)}`,
    middle: [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2],
  };
}

/** Where the line from the centre of a plaque to another point leaves the plaque. */
function edge([ax, ay]: Point, [bx, by]: Point): Point {
  const [dx, dy] = [bx - ax, by - ay];
  const half = [PLAQUE.width / 2 + ARROW.apart, PLAQUE.height / 2 + ARROW.apart];
  const part = Math.min(0.45, half[0] / Math.abs(dx || 1), half[1] / Math.abs(dy || 1));
  return [ax + dx * part, ay + dy * part];
}

/** The row of the inset that shows a supplier's sector. */
export function sectorRow(supplier: string): number {
  return SECTOR_ROWS.indexOf(provinceOf(supplier).supplier);
}
