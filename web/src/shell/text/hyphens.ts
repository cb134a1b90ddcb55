/** Adds soft hyphens to long words, because browsers cannot hyphenate every language. */
const SOFT_HYPHEN = "\u00ad";

/** Returns a function that hyphenates titles as in the given list ("Boden-reform Wohnungs-bau-programm"). */
export function divider(listed: string): (title: string) => string {
  const words = new Map(listed.split(" ").map((word) => [word.replaceAll("-", ""), word.replaceAll("-", SOFT_HYPHEN)]));
  return (title) => title.replaceAll(/[\p{L}’]{10,}/gu, (word) => words.get(word) ?? word);
}
