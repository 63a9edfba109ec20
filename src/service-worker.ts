import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, createHandlerBoundToURL, matchPrecache, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkFirst } from "workbox-strategies";
import { readHostedIndex } from "#formats/hosted-study.ts";
import { hasOpenSitting } from "#storage/open-sitting.ts";

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (string | PrecacheEntry)[] };

/** What a host offers to sit. */
const STUDY_FILES = /\/studies\/[^/]+\.json$/;
const STUDY_CACHE = "rxbaseline-studies";
/** A network that hangs must not hold up a start for longer. */
const STUDY_WAIT_S = 5;

/** The demo study lives beside the app on one machine only and holds keys: it is never cached and never answered from here. */
const DEMO_FILES = /\/demo\//;

// A version that is stored and waits would take over at the next start, in the middle of a sitting if the browser was killed. So a
// newer version is not even stored while one is open; the browser asks again later.
self.addEventListener("install", (event) => {
  if (self.registration.active !== null) event.waitUntil(refuseDuringSitting());
  event.waitUntil(storeStudies());
});

// Studies are put on a host and taken away without a new version of the app: the host is asked first, what it said last is for the time
// without a network. A sitting has a copy of its own.
const studies = new NetworkFirst({ cacheName: STUDY_CACHE, networkTimeoutSeconds: STUDY_WAIT_S, fetchOptions: { cache: "no-cache" } });
registerRoute(({ url, sameOrigin }) => sameOrigin && STUDY_FILES.test(url.pathname) && url.search === "", studies);

// The app and all its parts. Whatever is not in this list, other hosts above all, goes to the
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

/** All studies on offer, so that one visit is enough to sit any of them without a network. A host without any is none to wait for. */
async function storeStudies(): Promise<void> {
  const folder = new URL("studies/", self.registration.scope);
  const cache = await caches.open(STUDY_CACHE);
  const store = async (name: string): Promise<Response | null> => {
    const answer = await fetch(new URL(name, folder), { cache: "no-cache" }).catch(() => null);
    if (answer?.ok === true) await cache.put(answer.url, answer.clone());
    return answer?.ok === true ? answer : null;
  };
  const index = await store("index.json");
  const ids =
    index === null ? { ok: false as const } : readHostedIndex({ name: "index.json", bytes: new Uint8Array(await index.arrayBuffer()) });
  if (ids.ok) await Promise.all(ids.value.map((id) => store(`${id}.json`)));
}

async function refuseDuringSitting(): Promise<void> {
  if (await hasOpenSitting(Date.now())) throw new Error("a sitting is open: this version is installed after it");
}

function typeOf(message: unknown): unknown {
  return typeof message === "object" && message !== null && "type" in message ? message.type : undefined;
}
