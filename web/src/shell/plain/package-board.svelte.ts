/** The board that a game's package brings. If it cannot be used, the table is shown as text, with a note. */
import { CONTRACT, type BoardModule } from "../plugin/board-contract";

/** Reads a module, or a style sheet, at an address; rejects if that fails. */
type Read<What> = (address: string) => Promise<What>;

const readModule: Read<BoardModule> = (address) => import(/* @vite-ignore */ address);
const readStyle: Read<void> = (address) =>
  new Promise((done, failed) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = () => done();
    link.onerror = () => failed(new Error(`${address} could not be loaded`));
    document.head.append(link);
  });

export class PackageBoard {
  /** Null until it is loaded, and after it has failed. */
  module = $state.raw<BoardModule | null>(null);
  /** The key of the note that says why there is no board; "" for none. */
  failure = $state("");
  /** Where its files are. */
  readonly folder: string;

  constructor(game: string) {
    this.folder = `/games/${game}/`;
  }

  async load(read = readModule, style = readStyle): Promise<void> {
    try {
      const module = await read(`${this.folder}board.js`);
      if (module.contract !== CONTRACT) {
        this.failure = "page-board-contract";
        return;
      }
      await Promise.all((module.styles ?? []).map((name) => style(this.folder + name)));
      this.module = module;
    } catch (error) {
      this.fail(error);
    }
  }

  /** Whether the player chooses places of this kind on the board. */
  draws(kind: string): boolean {
    return this.module?.places?.includes(kind) ?? false;
  }

  /** Calls the board; an error must not harm the page. */
  attempt(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.fail(error);
    }
  }

  /** Shows the table as text from now on. */
  fail(error: unknown): void {
    console.error(error);
    this.module = null;
    this.failure = "page-board-failed";
  }
}
