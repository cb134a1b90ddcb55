/** Kinds of units, as named in views. */

/** Whether a unit is Reichswehr taken over by the DNVP: black1, black2. */
export function isBlack(kind: string): boolean {
  return kind.startsWith("black");
}

/** The key used by moves and messages. */
export function unitName(kind: string): string {
  return kind.replace("black", "black-reichswehr");
}
