/** Loads custom values: other figures and texts for the components, which a server can offer. */
import { get, type Schemas } from "../../shell/api";
import { games } from "../../shell/games.svelte";
import { messages } from "../../shell/i18n.svelte";
import { inUse, switchTo } from "./parts";

const GAME = "weimar";

/** Switches to the given values. Await this before showing a table. */
export async function useValues(values: string): Promise<void> {
  if (values === inUse) return;
  const told = values ? await get<Schemas["CustomComponents"]>(`/api/games/${GAME}/values/${values}`) : null;
  switchTo(values, told?.parts ?? null);
  messages.rename(GAME, told?.names ?? null);
}

/** Switches to the values that this server uses for new tables. */
export async function useValuesHere(): Promise<void> {
  await games.load();
  await useValues(games.find(GAME)?.values ?? "");
}
