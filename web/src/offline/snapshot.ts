/** The snapshot of an interpreter in which everything for a first table is loaded: its memory, as it is. It is made in
 * this browser after the first visit, and later visits go on from it. Another version of the engine lies in another folder
 * and has its own. */

/** How many times the size of a snapshot must be free before it is kept. */
const AMPLE = 4;

/** The service worker deletes this cache when a new version takes over: see sw.js. */
function cacheFor(folder: string): Promise<Cache> {
  return caches.open(`republik ${new URL("../", folder).href} snapshot`);
}

function addressIn(folder: string): string {
  return folder + "snapshot";
}

/** Undefined if there is none, or if this browser keeps nothing. */
export async function readSnapshot(folder: string): Promise<ArrayBuffer | undefined> {
  try {
    const response = await (await cacheFor(folder)).match(addressIn(folder));
    return await response?.arrayBuffer();
  } catch (error) {
    console.info("no snapshot of the engine:", error);
    return undefined;
  }
}

export async function hasSnapshot(folder: string): Promise<boolean> {
  return (await (await cacheFor(folder)).match(addressIn(folder))) !== undefined;
}

/** Leaves games room to grow, and deletes snapshots of other versions: a tab that is older than an update may have kept one
 * after it. */
export async function keepSnapshot(folder: string, memory: Uint8Array): Promise<void> {
  if (!(await hasRoomFor(memory.byteLength))) throw new Error("the browser's storage is almost full");
  const cache = await cacheFor(folder);
  await cache.put(addressIn(folder), new Response(memory as Uint8Array<ArrayBuffer>));
  const others = (await cache.keys()).filter((kept) => kept.url !== addressIn(folder));
  await Promise.all(others.map((other) => cache.delete(other)));
}

async function hasRoomFor(size: number): Promise<boolean> {
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
  return quota - usage >= AMPLE * size;
}

export async function dropSnapshot(folder: string): Promise<void> {
  try {
    await (await cacheFor(folder)).delete(addressIn(folder));
  } catch (error) {
    console.info("no snapshot of the engine:", error);
  }
}
