/** Kinds of units, as views write them. */

/** Reichswehr that the DNVP has taken over: black1, black2. */
export function isBlack(kind: string): boolean {
  return kind.startsWith("black");
}

/** As moves write it, and as it is named. */
export function unitName(kind: string): string {
  return kind.replace("black", "black-reichswehr");
}
