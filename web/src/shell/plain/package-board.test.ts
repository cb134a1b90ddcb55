import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CONTRACT, type BoardModule } from "../plugin/board-contract";
import { PackageBoard } from "./package-board.svelte";

const module: BoardModule = { contract: CONTRACT, places: ["card"], mount: () => ({ update: () => undefined }) };

/** A board whose module and style sheets arrive as given; returns what was asked for, too. */
async function loaded(arriving: Promise<unknown>, styling: Promise<void> = Promise.resolve()) {
  const board = new PackageBoard("some-game");
  const asked: string[] = [];
  await board.load(
    (address) => {
      asked.push(address);
      return arriving as Promise<BoardModule>;
    },
    (address) => {
      asked.push(address);
      return styling;
    },
  );
  return { board, asked };
}

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

describe("the board of a package", () => {
  it("is loaded from the folder of its game, with its style sheets", async () => {
    const { board, asked } = await loaded(Promise.resolve({ ...module, styles: ["board.css", "more/cards.css"] }));
    const folder = "/games/some-game/";
    expect(asked).toEqual([`${folder}board.js`, `${folder}board.css`, `${folder}more/cards.css`]);
    expect([board.module?.mount, board.failure]).toEqual([module.mount, ""]);
  });

  it("leaves moves at other places to the prompt, and all moves until it is there", async () => {
    const { board } = await loaded(Promise.resolve(module));
    expect(["card", "city", ""].map((kind) => board.draws(kind))).toEqual([true, false, false]);
    expect(new PackageBoard("some-game").draws("card")).toBe(false);
    const { board: without } = await loaded(Promise.resolve({ ...module, places: undefined }));
    expect(without.draws("card")).toBe(false);
  });

  it.each([CONTRACT + 1, 0, String(CONTRACT), undefined])("is refused if its contract is %s", async (contract) => {
    const { board, asked } = await loaded(Promise.resolve({ ...module, contract, styles: ["board.css"] }));
    expect([board.module, board.failure, asked.length]).toEqual([null, "page-board-contract", 1]);
  });

  it("is not used if its module or a style sheet cannot be loaded", async () => {
    const gone = Promise.reject(new Error("gone"));
    const failures = [await loaded(gone), await loaded(Promise.resolve({ ...module, styles: ["board.css"] }), gone)];
    for (const { board } of failures) expect([board.module, board.failure]).toEqual([null, "page-board-failed"]);
    expect(console.error).toHaveBeenCalledTimes(2);
  });

  it("is given up as soon as it throws, and its moves have buttons again", async () => {
    const { board } = await loaded(Promise.resolve(module));
    board.attempt(() => undefined);
    expect(board.draws("card")).toBe(true);
    board.attempt(() => {
      throw new Error("a bug");
    });
    expect([board.module, board.failure, board.draws("card")]).toEqual([null, "page-board-failed", false]);
  });
});
