import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, createHandlerBoundToURL, matchPrecache, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkFirst } from "workbox-strategies";
import { readHostedIndex } from "#formats/hosted-study.ts";
import { judgeStudyAnswer } from "#platform/host-answer.ts";
import { hasOpenSitting } from "#storage/open-sitting.ts";
import { hostExamSource, studyPath, INDEX_PATH } from "#workflows/host-exam-source.ts";

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (string | PrecacheEntry)[] };

/** What a host offers to sit. */
const STUDY_FILES = /\/studies\/[^/]+\.json$/;
const STUDY_CACHE = "rxbaseline-studies";
/** Where a file is stored, a network that hangs holds it up no longer than this. */
const STUDY_WAIT_S = 5;
/** A host that hangs keeps neither an installation nor a worker longer from its end, ms. */
const STORE_LIMIT_MS = 60_000;
/** The page that checks a machine waits 5 s for the report: studies on their way have this much of it, ms. */
const REPORT_WAIT_MS = 3_000;

/** The demo study lives beside the app on one machine only and holds keys: it is never cached and never answered from here. */
const DEMO_FILES = /\/demo\//;

// A version that is stored and waits would take over at the next start, in the middle of a sitting if the browser was killed. So a
// newer version is not even stored while one is open; the browser asks again later.
self.addEventListener("install", (event) => event.waitUntil(install(event)));

// Whatever page is visited, one visit is enough to sit any study on offer without a network. Stands before the routes: once
// one of them answers, no later listener is called.
let storing: Promise<void> = Promise.resolve();
self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  storing = storeStudies(event);
  event.waitUntil(storing);
});

// Studies are put on a host and taken away without a new version of the app: the host is asked first, what it said last is for the time
// without a network, and what is not its word is as good as none. A sitting has a copy of its own.
const studies = new NetworkFirst({
  cacheName: STUDY_CACHE,
  networkTimeoutSeconds: STUDY_WAIT_S,
  fetchOptions: { cache: "no-cache" },
  plugins: [{ fetchDidSucceed: ({ request, response }) => takeWord(request, response) }],
});
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

async function install(event: ExtendableEvent): Promise<void> {
  if (self.registration.active !== null) await refuseDuringSitting();
  await storeStudies(event);
}

/** Whether every file of the app and of the studies on offer is stored, for the page that checks this machine before an exam. */
async function report(): Promise<{ readonly version: string; readonly files: readonly string[]; readonly missing: readonly string[] }> {
  await Promise.race([storing, new Promise((resolve) => setTimeout(resolve, REPORT_WAIT_MS))]);
  const cache = await caches.open(STUDY_CACHE);
  const appFiles = FILES.map((file) => (typeof file === "string" ? file : file.url));
  const studyFiles = await offeredFiles(cache);
  const files = [...appFiles, ...studyFiles];
  const found = await Promise.all([...appFiles.map((file) => matchPrecache(file)), ...studyFiles.map((file) => cache.match(urlOf(file)))]);
  return { version: versionOf(FILES), files, missing: files.filter((_, index) => found[index] === undefined) };
}

/** The start page names all scripts by their hashes, so its own revision is the version's. */
function versionOf(files: readonly (string | PrecacheEntry)[]): string {
  const start = files.find((file) => typeof file !== "string" && file.url === "index.html");
  return typeof start === "object" ? (start.revision ?? "").slice(0, 10) : "";
}

/** Paths of the studies that the stored list names; none without a list. */
async function offeredFiles(cache: Cache): Promise<readonly string[]> {
  const index = await cache.match(urlOf(INDEX_PATH));
  if (index === undefined) return [];
  const ids = readHostedIndex({ name: INDEX_PATH, bytes: new Uint8Array(await index.arrayBuffer()) });
  return ids.ok ? ids.value.map(studyPath) : [];
}

/** Asks for all studies on offer, each to be stored as it comes. What did not come is told by whoever needs it. Never rejects. */
async function storeStudies(event: ExtendableEvent): Promise<void> {
  const late = new AbortController();
  setTimeout(() => late.abort(), STORE_LIMIT_MS);
  const read = async (path: string): Promise<Uint8Array | null> => {
    const request = new Request(urlOf(path), { signal: late.signal });
    const [answer] = await Promise.all(studies.handleAll({ event, request })); // the second says that it is stored
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  };
  await hostExamSource({ read })
    .list()
    .catch(() => undefined);
}

/** The answer, where it is the host's word. Rejects for any other, so that what is stored answers. */
async function takeWord(request: Request, answer: Response): Promise<Response> {
  const use = judgeStudyAnswer(new URL(request.url).pathname, answer);
  if (use === "ignore") throw new Error(`${request.url}: no study file came`);
  if (use === "forget") await (await caches.open(STUDY_CACHE)).delete(request.url);
  return answer;
}

async function refuseDuringSitting(): Promise<void> {
  if (await hasOpenSitting(Date.now())) throw new Error("a sitting is open: this version is installed after it");
}

function urlOf(path: string): string {
  return new URL(path, self.registration.scope).href;
}

function typeOf(message: unknown): unknown {
  return typeof message === "object" && message !== null && "type" in message ? message.type : undefined;
}
