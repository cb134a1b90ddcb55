/** What the page and its worker say to each other. */

export type ToWorker =
  /** `isRestart`: whether an engine before this one has stopped. */
  | { kind: "start"; python: string; isRestart: boolean }
  | { kind: "ask"; id: number; method: string; address: string; body: string }
  | { kind: "follow"; line: number; address: string }
  | { kind: "send"; line: number; text: string }
  | { kind: "leave"; line: number };

export type ToPage =
  | { kind: "progress"; share: number }
  /** `keeps`: whether games outlive the page. */
  | { kind: "ready"; keeps: boolean }
  | { kind: "failed"; reason: string }
  | { kind: "answer"; id: number; status: number; isJson: boolean; text: string }
  | { kind: "opened"; line: number }
  | { kind: "told"; line: number; text: string | null };
