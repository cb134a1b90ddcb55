/** "Your turn" notifications: by the browser if the page is open in the background, by web push if it is closed. */
import { post } from "../net/api";

const WORKER = "/sw.js";

export function canNotify(): boolean {
  return "Notification" in window;
}

export function canPush(): boolean {
  return canNotify() && "serviceWorker" in navigator && "PushManager" in window;
}

export function allowed(): boolean {
  return canNotify() && Notification.permission === "granted";
}

/** Asks for permission to show notifications. */
export async function ask(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Shows a notification if the page is hidden. */
export function notify(title: string, body: string, tag: string): void {
  if (!document.hidden || !allowed()) return;
  const notice = new Notification(title, { body, tag, icon: "/icon.svg" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Subscribes this browser to push messages. */
export async function subscribe(key: string): Promise<void> {
  const worker = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = subscription.toJSON();
  await post("/api/push", { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
}

export async function unsubscribe(): Promise<void> {
  const subscription = await subscribed();
  if (!subscription) return;
  await post("/api/push/forget", { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

/** This browser's push subscription, if any. */
export async function subscribed(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Decodes a VAPID key. */
export function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
