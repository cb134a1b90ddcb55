/** The End of Decade forecasts of an analysed game, as they stood at the time. */
import type { Analysis } from "../../shell/analysis/analysis";
import { plain, signed } from "../../shell/text/figures";
import { t } from "../../shell/text/i18n.svelte";
import { say } from "../../shell/text/phrases";
import type { Forecast } from "./model";
import { ROMAN } from "./names";

interface Stored {
  decision: number;
  decade: number;
  half: number;
  when: "half" | "decade_end";
  forecast: Forecast;
}
interface Foresight {
  when: string;
  decision: number;
  figures: string[];
  ends: string;
}

export function foresights(analysis: Analysis): Foresight[] {
  return (analysis.forecasts as Stored[]).map(({ decision, decade, half, when, forecast }) => {
    const { flight, currency, protests, socialists } = forecast;
    const grave = (analysis.texts.outlooks?.[decision] ?? []).filter((phase) => phase.warning);
    const args = { decade: ROMAN[decade], half };
    return {
      when: t(when === "half" ? "analysis-half" : "analysis-end", args),
      decision,
      figures: [
        plain(-flight.points || 0),
        signed(currency.balance),
        ...[protests.west, protests.east].map((side) => `${side.now} → ${side.at_worst}`),
        signed(socialists.change),
      ],
      ends: say(grave.map(({ heading }) => heading.args.name)),
    };
  });
}
