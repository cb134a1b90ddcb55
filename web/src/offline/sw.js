// Keeps all files of one version, and serves them from then on. VERSION and FILES are written by the build.
const START = new URL("./", self.location.href).href;
// a host may serve the page from several folders, and all of them share its caches
const CACHES = `republik ${START} `;
const CACHE = CACHES + VERSION;

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => {
    if (event.data === "take over") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
    const { request } = event;
    const address = request.url.split(/[?#]/)[0];
    if (request.method !== "GET" || !address.startsWith(START)) return;
    event.respondWith(answer(request, address === START + "index.html" ? START : address));
});

/** Files with a hash in their name never change; the others are asked for anew. */
async function keep() {
    const cache = await caches.open(CACHE);
    const requests = FILES.map(
        (file) => new Request(new URL(file, START), { cache: isHashed(file) ? "default" : "reload" }),
    );
    await cache.addAll(requests);
    if (!self.registration.active) await self.skipWaiting();
}

function isHashed(file) {
    return file.startsWith("assets/") || file.startsWith("python-");
}

async function takeOver() {
    const old = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
}

async function answer(request, address) {
    const cache = await caches.open(CACHE);
    return (await cache.match(address, { ignoreVary: true })) ?? fetch(request);
}
