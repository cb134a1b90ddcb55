/** Formats winning chances and the reasons behind them. */
import { t } from "./i18n.svelte";
import { plain, signed } from "./figures";
import { nameOf, say, type Phrase } from "./phrases";

export interface Reason {
  feature: string;
  amount: number;
  /** What happens on the board; without it, a feature of the evaluation speaks. */
  phrase?: Phrase | null;
}

/** Rounds to whole percent; 0 and 100 are reserved for certain results. */
export function percent(chance: number): number {
  const rounded = Math.round(100 * chance);
  return chance === 0 || chance === 1 ? rounded : Math.min(99, Math.max(1, rounded));
}

export function share(chance: number): string {
  return t("percent", { number: percent(chance) });
}

/** A loss, in percentage points. */
export function points(loss: number): string {
  return plain(-Math.round(100 * loss) || 0);
}

/** A change of the winning chance, in percentage points with a sign. */
export function change(amount: number): string {
  return signed(Math.round(100 * amount) || 0);
}

/** Lists the features that speak for and against a choice. */
export function reasonsOf(reasons: Reason[]): string {
  return listReasons(
    reasons,
    (reason, sign) => sign * reason.amount > 0,
    ({ feature, phrase }) => (phrase ? say(phrase) : nameOf("feature", feature)),
  );
}

/** Like `reasonsOf`, with percentage points; leaves out features worth less than one point. */
export function weighedReasons(reasons: Reason[]): string {
  return listReasons(
    reasons,
    (reason, sign) => (reason.phrase ? sign * reason.amount > 0 : Math.round(100 * sign * reason.amount) > 0),
    ({ feature, amount, phrase }) => (phrase ? say(phrase) : `${nameOf("feature", feature)} ${change(amount)}`),
  );
}

function listReasons(
  reasons: Reason[],
  counts: (reason: Reason, sign: number) => boolean,
  name: (reason: Reason) => string,
): string {
  const sides: [string, number][] = [
    ["hint-for", 1],
    ["hint-against", -1],
  ];
  return sides
    .map(([key, sign]): [string, string[]] => [key, reasons.filter((reason) => counts(reason, sign)).map(name)])
    .filter(([, names]) => names.length)
    .map(([key, names]) => t(key, { reasons: names.join("; ") }))
    .join(" · ");
}
