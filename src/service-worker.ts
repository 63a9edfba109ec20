import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { hasOpenSitting } from "#storage/open-sitting.ts";

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (string | PrecacheEntry)[] };

/** The demo study lives beside the app on one machine only and holds keys: it is never cached and never answered from here. */
const DEMO_FILES = /\/demo\//;

// A version that is stored and waits would take over at the next start, in the middle of a sitting if the browser was killed. So a
// newer version is not even stored while one is open; the browser asks again later.
self.addEventListener("install", (event) => {
  if (self.registration.active !== null) event.waitUntil(refuseDuringSitting());
});

// The app and all its parts, exams and studies included. Whatever is not in this list, other hosts above all, goes to the
// network as if there were no worker; so does any of it asked for with a query, which is how the page reads its host's clock.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL("index.html"), { denylist: [DEMO_FILES] }));
clientsClaim();

// Only the page decides when a new version takes over, never while a sitting is open.
self.addEventListener("message", (event) => {
  const message: unknown = event.data;
  if (isSkipWaiting(message)) void self.skipWaiting();
});

async function refuseDuringSitting(): Promise<void> {
  if (await hasOpenSitting(Date.now())) throw new Error("a sitting is open: this version is installed after it");
}

function isSkipWaiting(message: unknown): boolean {
  return typeof message === "object" && message !== null && "type" in message && message.type === "SKIP_WAITING";
}
