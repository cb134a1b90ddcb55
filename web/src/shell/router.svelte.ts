/** Client-side router on the History API. */
class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  go(address: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.read();
    if (!replace && !this.hash) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = decodeURIComponent(location.hash.slice(1));
  }
}

export const router = new Router();

/** Action for links: navigates within the page unless the click opens a new tab or window. */
export function link(node: HTMLAnchorElement) {
  function follow(event: MouseEvent): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || node.target || node.origin !== location.origin) return;
    event.preventDefault();
    router.go(node.pathname + node.search + node.hash);
  }
  node.addEventListener("click", follow);
  return { destroy: () => node.removeEventListener("click", follow) };
}
