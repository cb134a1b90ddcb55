/** The browser's storage. It may be unavailable or full; then nothing outlives the page. */

type Where = "session" | "local";

/** Reads a stored text; null if there is none. */
export function recall(key: string, where: Where = "session"): string | null {
  try {
    return storage(where).getItem(key);
  } catch {
    return null;
  }
}

/** Reads a stored object; null if there is none or if it is damaged. */
export function recallObject<Kept extends object>(key: string, where: Where = "session"): Partial<Kept> | null {
  try {
    const kept: unknown = JSON.parse(recall(key, where) ?? "null");
    return typeof kept === "object" ? kept : null;
  } catch {
    return null;
  }
}

export function keep(key: string, value: string | object, where: Where = "session"): void {
  try {
    storage(where).setItem(key, typeof value === "string" ? value : JSON.stringify(value));
  } catch {
    // what could not be stored lasts until the page is closed
  }
}

function storage(where: Where): Storage {
  return where === "session" ? sessionStorage : localStorage;
}
