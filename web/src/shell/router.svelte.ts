/** Client-side router: on the History API, or in the fragment of the address for a page that no server answers. */
class Router {
  path = $state("/");
  query = $state.raw(new URLSearchParams());
  hash = $state("");
  private inFragment = false;

  constructor() {
    this.read();
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  /** Keeps the path in the fragment: `#/table/x?at=3#place`. It works in any folder of any host. */
  useHash(): void {
    this.inFragment = true;
    this.read();
  }

  /** The address of a path of the page, for links. */
  href(address: string): string {
    return this.inFragment ? `#${address}` : address;
  }

  /** The full address of a path, to be given to others. */
  absolute(address: string): string {
    return new URL(this.href(address), document.baseURI.split("#")[0]).href;
  }

  go(address: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", this.href(address));
    this.read();
    if (!replace && !this.hash) scrollTo(0, 0);
  }

  private read(): void {
    if (!this.inFragment) return this.set(location.pathname, location.search, location.hash.slice(1));
    const fragment = location.hash.slice(1);
    if (fragment && !fragment.startsWith("/")) return this.jump(fragment);
    const { pathname, search, hash } = new URL(fragment || "/", "https://page");
    this.set(pathname, search, hash.slice(1));
  }

  /** A link to a place on the same page, such as `#main`, must not lose the path. */
  private jump(place: string): void {
    const search = this.query.size ? `?${this.query}` : "";
    history.replaceState(null, "", `#${this.path}${search}#${place}`);
    this.hash = decoded(place);
    document.getElementById(this.hash)?.scrollIntoView();
    document.getElementById(this.hash)?.focus();
  }

  private set(path: string, search: string, hash: string): void {
    this.path = path;
    this.query = new URLSearchParams(search);
    this.hash = decoded(hash);
  }
}

/** The text of a part of an address; as written if somebody has mistyped an escape. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const router = new Router();

/** Action for links: navigates within the page unless the click opens a new tab or window. */
export function link(node: HTMLAnchorElement) {
  const observer = new MutationObserver(point);
  /** Points the link to where the router keeps the path, whenever its address changes. */
  function point(): void {
    const address = node.getAttribute("href") ?? "";
    if (!address.startsWith("/") || router.href(address) === address) return;
    node.setAttribute("href", router.href(address));
  }
  point();
  observer.observe(node, { attributeFilter: ["href"] });

  function follow(event: MouseEvent): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || node.target || node.origin !== location.origin) return;
    event.preventDefault();
    const inside = node.hash.startsWith("#/") ? node.hash.slice(1) : node.pathname + node.search + node.hash;
    router.go(inside);
  }
  node.addEventListener("click", follow);
  return {
    destroy() {
      observer.disconnect();
      node.removeEventListener("click", follow);
    },
  };
}
