/** How the game of four parties stands on the page. */
import { t } from "../../shell/i18n.svelte";
import type { Staging } from "../../shell/staging";
import Sign from "./Figure.svelte";
import { weimar } from "./game";
import { onTheBrink } from "./lesson";
import Parts from "./WeimarParts.svelte";

export { useValues } from "./parts";

export const staging: Staging = {
  game: weimar,
  Parts,
  Sign,
  tabs: ["cards", "opinion", "state", "log"],
  spots: {
    hand: "cards",
    opinion: "opinion",
    parties: "state",
    parliament: "state",
    republic: "state",
    log: "log",
  },
  asked(kinds) {
    if (/card|agenda/.test(kinds)) return ["cards", "half"];
    if (/point|topic/.test(kinds)) return ["opinion", "tall"];
    return kinds.includes("foreign") ? ["state", "half"] : undefined;
  },
  when: (position) => t("event-round", { round: position.round() }),
  course: onTheBrink,
};
