/** Formats numbers with a proper minus sign. */

/** +2, −1, 0. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : plain(number);
}

/** 2, −1, 0. */
export function plain(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
