/** Formats numbers with a proper minus sign. */

/** +2, −1, 0. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : plain(number);
}

/** 2, −1, 0. */
export function plain(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** Moves two positions on an axis apart by the same distance each if they are closer than a gap. */
export function apart(one: number, other: number, gap: number): [number, number] {
  const push = Math.max(0, gap - Math.abs(one - other)) / 2;
  return one <= other ? [one - push, other + push] : [one + push, other - push];
}
