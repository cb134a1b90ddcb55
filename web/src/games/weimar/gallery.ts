/** The page of all cards, told with the values that are played here. */
import { useValuesHere } from "./parts";

export async function gallery() {
  await useValuesHere();
  return import("./WeimarCards.svelte");
}
