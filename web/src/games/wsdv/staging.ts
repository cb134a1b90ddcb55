/** How the game of two sides stands on the page. */
import { firstDecade } from "./lesson";
import { t } from "../../shell/i18n.svelte";
import { wsdv } from "./game";
import type { Staging } from "../../shell/staging";
import { ROMAN } from "./words";
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
