/** Loads custom values: other figures and texts for the components, which a server can offer. */
import { get, typed, type Schemas } from "../../shell/net/api";
import type { Components } from "../../generated/games/weimar/view";
import { games } from "../../shell/plugin/games.svelte";
import { messages } from "../../shell/text/i18n.svelte";
import { inUse, switchTo } from "./parts";

const GAME = "weimar";

/** Switches to the given values. Await this before showing a table. */
export async function useValues(values: string): Promise<void> {
  if (values === inUse) return;
  const custom = values ? await get<Schemas["CustomComponents"]>(`/api/games/${GAME}/values/${values}`) : null;
  switchTo(values, custom && typed<Components>(custom.parts));
  messages.rename(GAME, custom?.names ?? null);
}

/** Switches to the values that this server uses for new tables. */
export async function useValuesHere(): Promise<void> {
  await games.load();
  await useValues(games.find(GAME)?.values ?? "");
}
