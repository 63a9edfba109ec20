/** What must be true of a machine before an exam starts on it. */
export const CHECKS = ["secure", "storage", "lock", "offline"] as const;
/** One of the checks. */
export type Check = (typeof CHECKS)[number];
/** "note": the exam can start, but the participant should know. "blocked": it must not. */
export type CheckState = "ok" | "note" | "blocked";
/** The outcome of all checks. */
export type Readiness = Readonly<Record<Check, CheckState>>;

const PROBE_NAME = "rxbaseline-probe";
const PROBE_STORE = "probe";

/** Tries out what the exam needs: a secure address, a record written, read and deleted, locks between tabs, the app kept offline. */
export async function checkReadiness(): Promise<Readiness> {
  const [canStore, isOffline] = await Promise.all([probeStorage(), isKeptOffline()]);
  return {
    secure: window.isSecureContext ? "ok" : "blocked",
    storage: canStore ? "ok" : "blocked",
    lock: "locks" in navigator ? "ok" : "note",
    offline: isOffline ? "ok" : "note",
  };
}

/** True when nothing blocks the start. */
export function isReady(readiness: Readiness): boolean {
  return CHECKS.every((check) => readiness[check] !== "blocked");
}

async function isKeptOffline(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active?.state === "activated";
}

/** A database of its own, so that the probe can never touch a sitting. */
async function probeStorage(): Promise<boolean> {
  try {
    const database = await openProbe();
    const written = String(performance.now());
    await inProbe(database, (store) => store.put(written, "key"));
    const read = await inProbe(database, (store) => store.get("key"));
    await inProbe(database, (store) => store.delete("key"));
    database.close();
    indexedDB.deleteDatabase(PROBE_NAME);
    return read === written;
  } catch {
    // Whatever the reason, the answer is the same: this machine cannot store.
    return false;
  }
}

function openProbe(): Promise<IDBDatabase> {
  const request = indexedDB.open(PROBE_NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(PROBE_STORE);
  };
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the probe database did not open"));
    request.onblocked = () => reject(new Error("the probe database is blocked"));
  });
}

/** Resolves when the transaction is through, not when the request is: only that says it was stored. */
function inProbe<T>(database: IDBDatabase, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = database.transaction(PROBE_STORE, "readwrite");
  const request = act(transaction.objectStore(PROBE_STORE));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error("the probe was aborted"));
  });
}
