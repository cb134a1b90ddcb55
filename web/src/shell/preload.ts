/** Loads the code of the table before anybody asks for it. */
import { games, pageOf } from "./plugin/games.svelte";

/** Chromium tells whether the person saves data. */
type Connection = { connection?: { saveData?: boolean } };

/** A failure does not matter: whoever opens a table loads it again. */
export function loadTable(): void {
  const code = [import("./pages/AnyTable.svelte"), pageOf(games.first).staging?.()];
  Promise.all(code).catch(() => undefined);
}

/** Loads it while the person reads and the browser has nothing else to do. */
export function loadTableWhenIdle(): void {
  if ((navigator as Connection).connection?.saveData) return;
  if ("requestIdleCallback" in window) requestIdleCallback(loadTable);
  else setTimeout(loadTable, 200);
}
