/** Keeps the files of the page for use without a network. */
import { installing } from "../shell/visitor/install.svelte";

/** Registers the service worker as soon as the engine has loaded: it then finds most files in the browser's cache. Resolves
 * when that is done, or cannot be. */
export async function keepFiles(loaded: Promise<void>): Promise<void> {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installing.offer = event as Event & { prompt(): Promise<unknown> };
  });
  addEventListener("appinstalled", () => (installing.offer = null));
  if (!("serviceWorker" in navigator)) return;
  if (!navigator.serviceWorker.controller) return loaded.then(register);
  // a new version has taken over, perhaps because another tab asked for it: the files of this one are gone
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  await register();
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(new URL("sw.js", document.baseURI));
    follow(registration);
    registration.addEventListener("updatefound", () => follow(registration));
    await navigator.serviceWorker.ready;
    installing.isKept = true;
  } catch (error) {
    console.warn("the page cannot be kept for use without a network", error);
  }
}

/** Offers a new version once all of its files have arrived. */
function follow(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    if (registration.waiting && navigator.serviceWorker.controller) installing.update = registration.waiting;
  };
  offer();
  registration.installing?.addEventListener("statechange", offer);
}
