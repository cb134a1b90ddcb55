/** Requests to the server, or to the worker that stands in for it. The types are generated from its OpenAPI description (generated/api.d.ts). */
import type { components } from "../../generated/api";
import { backend, type Reply } from "./backend";
import { engine } from "./engine-status.svelte";

export type Schemas = components["schemas"];

/** What was sent, as its generated type: a message of the API, or a game's data (`generated/games/<game>/view.d.ts`).
 * This is the one place where data becomes typed: nothing else of the page asserts what a view contains. */
export function typed<Data>(sent: unknown): Data {
  return sent as Data;
}
export type Refusal = Schemas["Refusal"];

/** The server refused a request: a message key, the reason in English and, if there is one, the rule. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.reason);
  }
}

/** The refusal of a backend that does not answer. */
function unanswered(reason: string): Refusal {
  const local = engine.state === "failed" ? "page-local-failed" : "page-local-stopped";
  const key = backend().isLocal ? local : "page-offline";
  return { error: "offline", reason, phrase: { key, args: {} }, rule: "", details: {}, general: false };
}

async function ask<Answer>(method: string, address: string, body?: unknown): Promise<Answer> {
  let reply: Reply;
  try {
    reply = await backend().ask(method, address, body === undefined ? undefined : JSON.stringify(body));
  } catch {
    throw new Refused(unanswered("the server cannot be reached"), 0);
  }
  const answer = reply.isJson ? JSON.parse(reply.text) : reply.text;
  if (reply.status >= 400) throw new Refused(reply.isJson ? answer : unanswered(answer), reply.status);
  return answer as Answer;
}

/** Builds a query string; leaves out parameters that are undefined or null. */
export function query(parts: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(parts).filter(([, value]) => value !== undefined && value !== null);
  return given.length ? "?" + new URLSearchParams(given.map(([name, value]) => [name, String(value)])) : "";
}

export const get = <Answer>(address: string): Promise<Answer> => ask("GET", address);
export const post = <Answer>(address: string, body: unknown = {}): Promise<Answer> => ask("POST", address, body);
export const put = <Answer>(address: string, body: unknown): Promise<Answer> => ask("PUT", address, body);
