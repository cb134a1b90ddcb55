/** Weimar's contributions to the page. */
import type { GamePage } from "../../shell/plugin/game";

export const page: GamePage = {
  staging: async () => (await import("./staging")).staging,
  prepare: async ({ values }) => (await import("./values")).useValues(values),
  newTable: async () => (await import("./NewWeimar.svelte")).default,
  rules: async () => (await import("./WeimarRules.svelte")).default,
  aid: async () => (await import("./Aid.svelte")).default,
  async cards() {
    await (await import("./values")).useValuesHere();
    return (await import("./WeimarCards.svelte")).default;
  },
  async analysis() {
    await import("./weimar.css");
    return null;
  },
  settings: { walk: true, sources: false },
};
