/** The colours of the parties can be told apart, also by the colour-blind, and what is written on them can be read. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Triple = [number, number, number];

const sheet = readFileSync(new URL("weimar.css", import.meta.url), "utf-8");
const tokens = readFileSync(new URL("../../shell/styles/tokens.css", import.meta.url), "utf-8");
const PARTIES = ["spd", "zentrum", "kpd", "dnvp", "nsdap"];
const MODES = ["light", "dark"] as const;
type Mode = (typeof MODES)[number];

/** What a variable of a style sheet says in a mode. */
function colour(name: string, mode: Mode, css = sheet): string {
  const value = css.match(new RegExp(`--${name}: ([^;]+);`))![1];
  const [, light, dark] = value.match(/^light-dark\((.+), (.+)\)$/) ?? [value, value, value];
  const said = mode === "light" ? light : dark;
  const variable = said.match(/^var\(--(.+)\)$/);
  return variable ? colour(variable[1], mode, css) : said;
}

/** Linear red, green and blue from 0 to 1. */
function linear(hex: string): Triple {
  expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  return [1, 3, 5].map((i) => {
    const part = parseInt(hex.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}

/** What eyes see that lack one kind of cone (Machado, Oliveira, Fernandes 2009, severity 1), in linear RGB. */
const EYES: Record<string, Triple[]> = {
  common: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
}; // prettier-ignore

function times(matrix: Triple[], [r, g, b]: Triple): Triple {
  return matrix.map(([x, y, z]) => x * r + y * g + z * b) as Triple;
}

const TO_XYZ: Triple[] = [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]]; // prettier-ignore
const WHITE: Triple = [0.95047, 1, 1.08883];

function lab(rgb: Triple): Triple {
  const limited = rgb.map((part) => Math.min(1, Math.max(0, part))) as Triple;
  const [x, y, z] = times(TO_XYZ, limited).map((part, i) => {
    const t = part / WHITE[i];
    return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const degrees = (radians: number) => (radians * 180) / Math.PI;
const cos = (angle: number) => Math.cos((angle * Math.PI) / 180);
const sin = (angle: number) => Math.sin((angle * Math.PI) / 180);
const POWER = 25 ** 7;

/** The difference of two colours: CIEDE2000 (Sharma, Wu, Dalal 2005). */
function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + POWER)));
  const [c1, c2] = [Math.hypot(a1 * (1 + g), b1), Math.hypot(a2 * (1 + g), b2)];
  const hue = (a: number, b: number) => (a || b ? (degrees(Math.atan2(b, a * (1 + g))) + 360) % 360 : 0);
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  const grey = c1 * c2 === 0;
  const apart = Math.abs(h1 - h2) > 180;
  const turn = grey ? 0 : h2 - h1 + (apart ? (h2 > h1 ? -360 : 360) : 0);
  const h = grey ? h1 + h2 : (h1 + h2 + (apart ? (h1 + h2 < 360 ? 360 : -360) : 0)) / 2;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const dl = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * c);
  const dh = (2 * Math.sqrt(c1 * c2) * sin(turn / 2)) / (1 + 0.015 * c * t);
  const rotation = -sin(60 * Math.exp(-(((h - 275) / 25) ** 2))) * 2 * Math.sqrt(c ** 7 / (c ** 7 + POWER));
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh);
}

function contrast(one: string, other: string): number {
  const [dark, light] = [one, other].map((hex) => times(TO_XYZ, linear(hex))[1]).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const pairs = PARTIES.flatMap((one, i) => PARTIES.slice(i + 1).map((other) => [one, other] as const));

describe("the measure of difference", () => {
  it.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -0.001, 2.49], [50, 0.0011, -2.49], 4.7461],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as [Triple, Triple, number][])("agrees with published pairs", (one, other, published) => {
    expect(difference(one, other)).toBeCloseTo(published, 4);
  });
});

describe.each(MODES)("the colours of the parties (%s)", (mode) => {
  describe.each(Object.entries(EYES))("with %s", (_, eyes) => {
    it.each(pairs)("differ: %s and %s", (one, other) => {
      const [a, b] = [one, other].map((party) => lab(times(eyes, linear(colour(party, mode)))));
      expect(difference(a, b)).toBeGreaterThanOrEqual(20);
    });
  });
  it.each([...PARTIES, "government"])("carry letters that can be read: %s", (party) => {
    expect(contrast(colour(party, mode), colour(`on-${party}`, mode))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(["spd", "zentrum", "kpd", "dnvp"])("have a line that stands out from the paper: %s", (party) => {
    const edged = sheet.includes(`--${party}-edge:`) ? `${party}-edge` : party;
    for (const ground of ["paper", "raised"])
      expect(contrast(colour(edged, mode), colour(ground, mode, tokens))).toBeGreaterThanOrEqual(3);
  });
});
