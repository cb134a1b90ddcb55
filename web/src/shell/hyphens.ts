/** Long words with soft hyphens: not every browser knows for every language where they may be divided. */
const SOFT_HYPHEN = "\u00ad";

/** Divides the words of a title as they stand in a list ("Boden-reform Wohnungs-bau-programm"). */
export function divider(listed: string): (title: string) => string {
  const words = new Map(listed.split(" ").map((word) => [word.replaceAll("-", ""), word.replaceAll("-", SOFT_HYPHEN)]));
  return (title) => title.replaceAll(/[\p{L}’]{10,}/gu, (word) => words.get(word) ?? word);
}
