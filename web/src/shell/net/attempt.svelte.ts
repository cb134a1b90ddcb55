/** Something that the page asks the server to do: whether it is under way, and why it was refused. */
import { inWords } from "./new-table";

export class Attempt {
  busy = $state(false);
  error = $state("");

  /** Does it; keeps the reason if the server refuses. Returns whether it was done. */
  async run(action: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.error = "";
    try {
      await action();
    } catch (reason) {
      this.error = inWords(reason);
    }
    this.busy = false;
    return !this.error;
  }
}
