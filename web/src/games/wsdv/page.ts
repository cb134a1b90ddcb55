/** The contributions of Wir sind das Volk! to the page. */
import type { GamePage } from "../../shell/plugin/game";
import Emblem from "./Emblem.svelte";
import Vignette from "./pages/Vignette.svelte";
import "./wsdv.css";

export const page: GamePage = {
  staging: async () => (await import("./staging")).staging,
  Sign: Emblem,
  vignette: async () => Vignette,
  rules: async () => (await import("./pages/Rules.svelte")).default,
  cards: async () => (await import("./pages/Cards.svelte")).default,
  aid: async () => (await import("./Aid.svelte")).default,
  analysis: async () => (await import("./panels/GameInFigures.svelte")).default,
  era: ({ args }) => String(args.decade ?? ""),
  settings: { walk: true },
};
