/** Winning chances and their reasons in words. */
import { t } from "./i18n.svelte";
import { plain, signed } from "./figures";
import { nameOf } from "./phrases";

export interface Reason {
  feature: string;
  amount: number;
}

/** In whole percent; 0 and 100 are for what is certain. */
export function percent(chance: number): number {
  const rounded = Math.round(100 * chance);
  return chance === 0 || chance === 1 ? rounded : Math.min(99, Math.max(1, rounded));
}

export function share(chance: number): string {
  return t("percent", { number: percent(chance) });
}

/** What was lost, in percentage points. */
export function points(loss: number): string {
  return plain(-Math.round(100 * loss) || 0);
}

/** More or less chance, in percentage points. */
export function change(amount: number): string {
  return signed(Math.round(100 * amount) || 0);
}

/** What tells a choice from the others. */
export function reasonsOf(reasons: Reason[]): string {
  return told(
    reasons,
    (reason, sign) => sign * reason.amount > 0,
    ({ feature }) => nameOf("feature", feature),
  );
}

/** The same with the points, leaving out what is less than one. */
export function weighedReasons(reasons: Reason[]): string {
  return told(
    reasons,
    (reason, sign) => Math.round(100 * sign * reason.amount) > 0,
    ({ feature, amount }) => `${nameOf("feature", feature)} ${change(amount)}`,
  );
}

function told(
  reasons: Reason[],
  counts: (reason: Reason, sign: number) => boolean,
  name: (one: Reason) => string,
): string {
  const sides: [string, number][] = [
    ["hint-for", 1],
    ["hint-against", -1],
  ];
  return sides
    .map(([key, sign]): [string, string[]] => [key, reasons.filter((one) => counts(one, sign)).map(name)])
    .filter(([, names]) => names.length)
    .map(([key, names]) => t(key, { reasons: names.join(", ") }))
    .join(" · ");
}
