/** Web Push in this browser: the service worker, and the subscription that it holds. */

import { addressOf } from "../lib/address";
import type { PushRequest } from "../wire/types";

/** The state of Web Push in this browser: off, on, forbidden by the person, or not there at all. */
export type PushHere = "off" | "on" | "denied" | "cannot";

const WORKER = "worker.js";

export async function pushHere(): Promise<PushHere> {
  if (!canPush()) return "cannot";
  if (Notification.permission === "denied") return "denied";
  return (await subscriptionHere()) ? "on" : "off";
}

/** Ask the person and subscribe; nothing where the person says no. */
export async function subscribeHere(key: string, language: string): Promise<PushRequest | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(addressOf(WORKER), { scope: addressOf("") });
  const worker = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const earlier = await worker.pushManager.getSubscription();
  if (earlier && !hasKey(earlier, options.applicationServerKey)) await earlier.unsubscribe();
  return requestOf(await worker.pushManager.subscribe(options), language);
}

/** End the subscription of this browser; return its address at the push service. */
export async function unsubscribeHere(): Promise<string | null> {
  const subscription = canPush() ? await subscriptionHere() : null;
  if (!subscription) return null;
  await subscription.unsubscribe();
  return subscription.endpoint;
}

/** The address of this browser at its push service, if it has one. */
export async function endpointHere(): Promise<string | null> {
  return canPush() ? ((await subscriptionHere())?.endpoint ?? null) : null;
}

function canPush(): boolean {
  return (
    isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window
  );
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(addressOf(""));
  return (await worker?.pushManager.getSubscription()) ?? null;
}

function requestOf(subscription: PushSubscription, language: string): PushRequest {
  const [p256dh, auth] = (["p256dh", "auth"] as const).map((name) => textOf(subscription.getKey(name)));
  return { endpoint: subscription.endpoint, p256dh: p256dh ?? "", auth: auth ?? "", language };
}

function hasKey(subscription: PushSubscription, key: Uint8Array): boolean {
  return textOf(subscription.options.applicationServerKey) === textOf(key.buffer as ArrayBuffer);
}

/** Bytes of base64url. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Base64url of bytes, without padding. */
export function textOf(bytes: ArrayBuffer | null): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
