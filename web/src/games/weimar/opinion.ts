/** What a debate asks for on the opinion track, and how far a topic can go. */
import type { Phrase } from "../../shell/text/phrases";
import type { Field } from "../../generated/games/weimar/view";

/** A debate in which a topic is to be chosen (`topic` is empty) or moved, by at most so many fields. */
export interface Debate {
  topic: string;
  steps: number;
}

/** Reads the pending debate from the prompt; null if something else is asked. */
export function debateOf(prompt: Phrase | undefined): Debate | null {
  if (prompt?.key !== "prompt-topic" && prompt?.key !== "prompt-point") return null;
  const { topic, steps } = prompt.args as { topic?: { id: string }; steps: number };
  return { topic: topic?.id ?? "", steps };
}

/** The fields that lie within so many steps of a field, each with its distance (W4: steps are not diagonal). */
export function within(fields: Field[], from: string, steps: number): Map<string, number> {
  const start = fields.find(({ id }) => id === from)!;
  const far = fields.map(({ id, x, y }) => [id, Math.abs(x - start.x) + Math.abs(y - start.y)] as const);
  return new Map(far.filter(([, distance]) => distance > 0 && distance <= steps));
}
