/** The page as an app: kept without a network, installed, updated. Only the static edition fills this in. */
class Installing {
  /** Whether the page works without a network from now on. */
  isKept = $state(false);
  /** The browser's offer to install the page; null if it makes none. */
  offer = $state.raw<(Event & { prompt(): Promise<unknown> }) | null>(null);
  /** A new version that waits until this one is closed. */
  update = $state.raw<ServiceWorker | null>(null);

  async install(): Promise<void> {
    const { offer } = this;
    this.offer = null;
    await offer?.prompt();
  }

  /** Starts the new version, in all tabs. */
  renew(): void {
    this.update?.postMessage("take over");
  }
}

export const installing = new Installing();
