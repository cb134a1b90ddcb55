/** Names printed in the box: German and English; other languages see the German ones. */
import { messages } from "../../shell/i18n.svelte";
import type { Names } from "./parts";

export function named(names: Names): string {
  return messages.language === "en" ? names.en : names.de;
}
