/** The browser's database, as republik.offline.storage uses it: texts by key. */

const NAME = "republik";
const STORE = "kept";

export class BrowserStorage {
  private constructor(
    private readonly database: IDBDatabase,
    private readonly makeRoom: () => Promise<void>,
  ) {}

  /** `makeRoom` is called when the browser's storage is full. */
  static async open(makeRoom: () => Promise<void>): Promise<BrowserStorage> {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    return new BrowserStorage(await result(request), makeRoom);
  }

  read(key: string): Promise<string | undefined> {
    return result(this.store("readonly").get(key));
  }

  readAll(prefix: string): Promise<string[]> {
    return result(this.store("readonly").getAll(IDBKeyRange.bound(prefix, prefix + "\uffff")));
  }

  write(key: string, text: string): Promise<void> {
    return withRoom(this.makeRoom, async () => {
      const store = this.store("readwrite");
      store.put(text, key);
      await done(store.transaction);
    });
  }

  /** Writes a text in place of another, and a further text with it; writes nothing and answers false if that other
   * one is no longer there. */
  replace(key: string, before: string, text: string, alsoKey?: string, alsoText?: string): Promise<boolean> {
    return withRoom(this.makeRoom, async () => {
      const store = this.store("readwrite");
      const isThere = (await result(store.get(key))) === before;
      if (isThere) store.put(text, key);
      if (isThere && alsoKey) store.put(alsoText, alsoKey);
      await done(store.transaction);
      return isThere;
    });
  }

  private store(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(STORE, mode).objectStore(STORE);
  }
}

/** Writes once more, after making room, if the browser's storage is full. */
export async function withRoom<Result>(makeRoom: () => Promise<void>, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "QuotaExceededError")) throw error;
    await makeRoom();
    return write();
  }
}

function result<Found>(request: IDBRequest<Found>): Promise<Found> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // a request that fails ends the transaction, which only then knows the reason
    transaction.onabort = () => reject(transaction.error);
  });
}
