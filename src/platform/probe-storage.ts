import type { StorageProbe } from "#workflows/ports/machine.ts";

const PROBE_NAME = "rxbaseline-probe";
const PROBE_STORE = "probe";
/** A browser that has not answered by then counts as one that cannot store, ms. */
const LIMIT_MS = 10_000;

/**
 * Writes, reads and deletes what a sitting needs to store, text and a key that cannot be read out (some browsers refuse those in private
 * mode), in a database of its own, so that the probe can never touch a sitting. Never rejects.
 */
export async function probeStorage(): Promise<StorageProbe> {
  const late = new Promise<StorageProbe>((resolve) => {
    setTimeout(() => resolve({ kind: "failed", reason: `no answer within ${LIMIT_MS} ms` }), LIMIT_MS);
  });
  return Promise.race([late, tryStorage().catch((cause: unknown) => ({ kind: "failed" as const, reason: String(cause) }))]);
}

interface ProbeRecord {
  readonly key: CryptoKey;
  readonly iv: Uint8Array<ArrayBuffer>;
  /** Opened with what was read back, it shows that key and bytes came through. */
  readonly sealed: ArrayBuffer;
}

async function tryStorage(): Promise<StorageProbe> {
  const startedAtMs = performance.now();
  const database = await openProbe();
  const text = String(startedAtMs);
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const recordId = iv.join("."); // another tab may probe at the same time
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode(text));
  const written: ProbeRecord = { key, iv, sealed };
  const isStrict = await inProbe(
    database,
    (store) => store.put(written, recordId),
    (_, transaction) => transaction.durability === "strict",
  );
  const read = await inProbe<ProbeRecord, ProbeRecord>(
    database,
    (store) => store.get(recordId),
    (found) => found,
  );
  await inProbe(
    database,
    (store) => store.delete(recordId),
    () => undefined,
  );
  const left = await inProbe(
    database,
    (store) => store.count(recordId),
    (count) => count,
  );
  database.close();
  indexedDB.deleteDatabase(PROBE_NAME);
  const opened = await crypto.subtle.decrypt({ name: "AES-GCM", iv: read.iv }, read.key, read.sealed);
  if (new TextDecoder().decode(opened) !== text || left !== 0) return { kind: "failed", reason: "what was read is not what was written" };
  return { kind: "works", tookMs: performance.now() - startedAtMs, isStrict };
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
function inProbe<T, R>(
  database: IDBDatabase,
  act: (store: IDBObjectStore) => IDBRequest<T>,
  tell: (result: T, transaction: IDBTransaction) => R,
): Promise<R> {
  const transaction = database.transaction(PROBE_STORE, "readwrite", { durability: "strict" });
  const request = act(transaction.objectStore(PROBE_STORE));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(tell(request.result, transaction));
    transaction.onabort = () => reject(transaction.error ?? new Error("the probe was aborted"));
  });
}
