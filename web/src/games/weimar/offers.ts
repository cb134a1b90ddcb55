/** What can be done now apart from clicking a place: offered in a panel beside the map, each with its cost and odds. */
import type { Prospect } from "../../generated/games/weimar/view";
import type { Choice } from "../../shell/plugin/game";
import type { TableModel } from "../../shell/state/table-model";
import type { Position } from "./model";

export interface Offer extends Choice {
  /** The move as written in records. */
  text: string;
  prospect: Prospect | null;
}
/** Offers of a kind, in the order in which the panel shows them. */
export interface Offers {
  kind: "units" | "dice" | "other" | "reserve" | "end";
  offers: Offer[];
}
type Offering = Pick<TableModel<Position>, "choices" | "moves" | "position">;

/** Up to this number of short choices the prompt has room for them. */
const FEW = 3;
const SHORT = 60;

/** Whether a city has been chosen for the actions: from then on all that is offered concerns it. */
function acts({ position, moves }: Offering): boolean {
  return position?.step?.decide === "actions" && !moves.some(({ text }) => text.startsWith("city "));
}

/** Whether what is offered gets the panel; the prompt has room for little. */
export function hasPanel(table: Offering): boolean {
  if (acts(table)) return true;
  const buttons = table.choices.filter(({ place }) => !place);
  const rolls = offered(table).some(({ prospect }) => prospect?.odds);
  return buttons.length > FEW || rolls || buttons.reduce((sum, { label }) => sum + label.length, 0) > SHORT;
}

function offered(table: Offering): Offer[] {
  const all = acts(table);
  return table.choices.flatMap((choice, i) => {
    const { text } = table.moves[i];
    const prospect = table.position?.prospects[text] ?? null;
    return all || !choice.place ? [{ ...choice, text, prospect }] : [];
  });
}

/** What is offered, by kind. */
export function offersOf(table: Offering): Offers[] {
  const kinds: Offers["kind"][] = ["dice", "units", "other", "reserve", "end"];
  const all = offered(table);
  return kinds
    .map((kind) => ({ kind, offers: all.filter((offer) => kindOf(offer) === kind) }))
    .filter(({ offers }) => offers.length);
}

const KINDS: [RegExp, Offers["kind"]][] = [
  [/^(mobilise|take over|win back) /, "units"],
  [/^(store reserve|spend reserve|better result)$/, "reserve"],
  [/^done$/, "end"],
];

function kindOf({ text, prospect }: Offer): Offers["kind"] {
  return prospect?.odds ? "dice" : (KINDS.find(([pattern]) => pattern.test(text))?.[1] ?? "other");
}
