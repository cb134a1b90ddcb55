/** Whether the page that loads a game is still open when the game has arrived. */
import { onDestroy } from "svelte";
import { messages } from "../text/i18n.svelte";

export class Presence {
  here = true;
  private leave = (): void => {};

  constructor() {
    onDestroy(() => {
      this.here = false;
      this.leave();
    });
  }

  /** Gives precedence to a game's messages until the page is left. */
  show(game: string): void {
    if (this.here) this.leave = messages.show(game);
  }
}
