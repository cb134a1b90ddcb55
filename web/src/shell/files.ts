/** Games as files: opens one at a new table, and saves one. */
import { get, post, type Schemas } from "./api";
import { t } from "./i18n.svelte";
import { inWords } from "./making";
import { router } from "./router.svelte";

/** The largest file that is sent; no game is nearly as long. */
const MAX_SIZE = 256 * 1024;

/** Opens the game in a file at a new table. Returns the reason for a failure, or "". */
export async function openFile(file: File): Promise<string> {
  if (file.size > MAX_SIZE) return t("page-file-too-large", { most: MAX_SIZE / 1024 });
  try {
    const table = await post<Schemas["TableInfo"]>("/api/records", { text: await file.text() });
    router.go(`/table/${table.id}${table.result === null ? "" : "/replay"}`);
    return "";
  } catch (error) {
    return inWords(error);
  }
}

/** Saves what an address answers as a file. */
export async function saveFile(address: string, name: string): Promise<void> {
  const text = await get<string | object>(address);
  const content = typeof text === "string" ? text : JSON.stringify(text);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
