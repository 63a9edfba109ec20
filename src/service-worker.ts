import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, createHandlerBoundToURL, matchPrecache, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
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
const FILES = self.__WB_MANIFEST;
precacheAndRoute(FILES);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL("index.html"), { denylist: [DEMO_FILES] }));
clientsClaim();

// Only the page decides when a new version takes over, never while a sitting is open.
self.addEventListener("message", (event) => {
  const type = typeOf(event.data);
  if (type === "SKIP_WAITING") void self.skipWaiting();
  const [port] = event.ports;
  if (type === "REPORT" && port !== undefined) event.waitUntil(report().then((said) => port.postMessage(said)));
});

/** Whether every file is stored, for the page that checks this machine before an exam. */
async function report(): Promise<{ readonly version: string; readonly files: readonly string[]; readonly missing: readonly string[] }> {
  const files = FILES.map((file) => (typeof file === "string" ? file : file.url));
  const found = await Promise.all(files.map((file) => matchPrecache(file)));
  return { version: versionOf(FILES), files, missing: files.filter((_, index) => found[index] === undefined) };
}

/** The start page names all scripts by their hashes, so its own revision is the version's. */
function versionOf(files: readonly (string | PrecacheEntry)[]): string {
  const start = files.find((file) => typeof file !== "string" && file.url === "index.html");
  return typeof start === "object" ? (start.revision ?? "").slice(0, 10) : "";
}

async function refuseDuringSitting(): Promise<void> {
  if (await hasOpenSitting(Date.now())) throw new Error("a sitting is open: this version is installed after it");
}

function typeOf(message: unknown): unknown {
  return typeof message === "object" && message !== null && "type" in message ? message.type : undefined;
}
