/** Games as files: opens one at a new table, and saves one. */
import { get, post, type Schemas } from "./api";
import { t } from "../text/i18n.svelte";
import { Unfit } from "./new-table";
import { router } from "../router.svelte";

/** The largest file that is sent; no game is nearly as long. */
const MAX_SIZE = 256 * 1024;

/** Opens the game in a file at a new table. */
export async function openFile(file: File): Promise<void> {
  if (file.size > MAX_SIZE) throw new Unfit(t("page-file-too-large", { most: MAX_SIZE / 1024 }));
  const table = await post<Schemas["TableInfo"]>("/api/records", { text: await file.text() });
  router.go(`/table/${table.id}${table.result === null ? "" : "/replay"}`);
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
