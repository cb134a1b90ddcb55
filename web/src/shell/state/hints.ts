/** Hints of computer players: requests them, remembers the answers, and waits while the server is busy. */
import { post, Refused, type Schemas } from "../net/api";

export type Hint = Schemas["Hint"];

const BUSY = 429;
/** Milliseconds before each new attempt at a busy server. */
const WAITS = [1000, 2000, 4000];

export class Hints {
  private readonly cache = new Map<string, Hint>();

  constructor(private readonly address: string) {}

  /** What a computer player would do in this view of the table; null if the answer is no longer `wanted` by the time
   * the server is free. */
  async ask(level: string, number: number, isWanted: () => boolean): Promise<Hint | null> {
    const key = `${number} ${level}`;
    for (const wait of [...WAITS, 0]) {
      if (!isWanted()) return null;
      try {
        const hint = this.cache.get(key) ?? (await post<Hint>(this.address, { level }));
        this.cache.set(`${hint.number} ${level}`, hint);
        return hint;
      } catch (error) {
        if (!wait || !(error instanceof Refused) || error.status !== BUSY) throw error;
        await new Promise((done) => setTimeout(done, wait));
      }
    }
    return null;
  }
}
