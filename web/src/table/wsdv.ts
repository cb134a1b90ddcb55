/** How the game of two sides stands on the page. */
import { firstDecade } from "../learn/lesson";
import { t } from "../lib/i18n.svelte";
import { wsdv } from "../lib/wsdv";
import type { Staging } from "../lib/staging";
import { ROMAN } from "../lib/words";
import Sign from "./SeatSign.svelte";
import Parts from "./WsdvParts.svelte";

export const staging: Staging = {
  game: wsdv,
  Parts,
  Sign,
  tabs: ["cards", "state", "forecast", "log"],
  spots: { display: "cards", hand: "cards", seats: "state", tracks: "state", forecast: "forecast", log: "log" },
  asked(kinds) {
    if (kinds.includes("card")) return ["cards", "half"];
    return /space|track/.test(kinds) ? ["state", "half"] : undefined;
  },
  when: (position) => t("page-finish-decade", { decade: ROMAN[position.decade] }),
  course: firstDecade,
};
