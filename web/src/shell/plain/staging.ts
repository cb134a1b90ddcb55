/** The staging of a game without components here: everything is shown as text, but for the board that its package may
 * bring. */
import { games } from "../plugin/games.svelte";
import type { Staging } from "../plugin/staging";
import { PackageBoard } from "./package-board.svelte";
import Parts from "./PlainParts.svelte";

type View = Record<string, unknown>;

/** How long a table waits for its board, in milliseconds; one that comes later replaces the text. */
const PATIENCE = 3000;

export async function plainStaging(name: string): Promise<Staging<View>> {
  const board = games.find(name)?.board ? new PackageBoard(name) : undefined;
  if (board) await Promise.race([board.load(), new Promise((done) => setTimeout(done, PATIENCE))]);
  return {
    game: { name, faces: [], words: true, board, aside: (kind) => !board?.draws(kind) },
    Parts,
    tabs: ["seats", "forecast", "log"],
    holds: (tab, table) => tab !== "forecast" || !!(table.stage.past ?? table.view)?.outlook.length,
    spots: { seats: "seats", forecast: "forecast", log: "log" },
    tabFor: () => undefined,
  };
}
