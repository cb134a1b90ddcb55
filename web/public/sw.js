// Push messages and clicks on notices; nothing is cached.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
    const told = read(event.data);
    const show = self.registration.showNotification(told.title ?? "Republik", {
        body: told.body ?? "",
        tag: told.tag || undefined,
        icon: "/icon-192.png",
        data: { url: told.url ?? "/" },
    });
    event.waitUntil(show);
});

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(show(event.notification.data?.url ?? "/"));
});

function read(data) {
    try {
        return data ? data.json() : {};
    } catch {
        return { body: data.text() };
    }
}

/** The tab that shows this table already, or a new one. Only this site's own addresses are opened. */
async function show(url) {
    const wanted = new URL(url, self.location.origin);
    const address = wanted.origin === self.location.origin ? wanted.href : self.location.origin + "/";
    const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const open = tabs.find((tab) => new URL(tab.url).pathname === new URL(address).pathname);
    return open ? open.focus() : self.clients.openWindow(address);
}
