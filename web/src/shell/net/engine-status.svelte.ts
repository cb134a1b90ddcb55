/** The engine in this browser: how far it has loaded. A server needs none. */
class Engine {
  state = $state<"ready" | "loading" | "failed">("ready");
  /** How much of it has loaded, from 0 to 1. */
  share = $state(0);
  /** Whether games outlive the page. */
  keeps = $state(true);
}

export const engine = new Engine();
