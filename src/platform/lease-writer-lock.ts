import type { Items } from "#platform/local-items.ts";
import { randomId } from "#platform/random-id.ts";
import type { AbortSignalLike, HeldLock, WriterLock } from "#workflows/ports/writer-lock.ts";

const PREFIX = "rxbaseline-writer:";
/** A lease is renewed this often, ms. */
const RENEW_MS = 1_000;
/** A lease not renewed for this long is free, ms. A hidden page's timers run once a minute at the slowest: it must outlive that. */
const LEASE_MS = 90_000;

interface Lease {
  readonly owner: string;
  readonly untilMs: number;
}

/**
 * A lease in local storage, for browsers without Web Locks. It fails closed: a page that cannot read or write the storage does not
 * get, or loses, the lock. Two pages that race are told apart by who is found in the storage afterwards; the epoch of every write
 * is the last word. A killed page's lease runs out after 90 s; until then it can be taken over.
 */
export function leaseWriterLock(storage: Items): WriterLock {
  const take = (name: string, onLost: () => void): HeldLock | null => holdLease(storage, PREFIX + name, onLost);
  return {
    tryAcquire: (name, onLost) => Promise.resolve(isFree(storage, PREFIX + name) ? take(name, onLost) : null),
    takeOver: async (name, onLost) => {
      const held = take(name, onLost);
      if (held === null) throw new Error("takeOver requires a storage that can be written, got none");
      return Promise.resolve(held);
    },
    waitFor: (name, onLost, signal) => whenFree(signal, () => (isFree(storage, PREFIX + name) ? take(name, onLost) : null)),
  };
}

function holdLease(storage: Items, key: string, onLost: () => void): HeldLock | null {
  const owner = randomId();
  if (!writeLease(storage, key, owner)) return null;
  const timer = setInterval(() => {
    const isMine = readLease(storage, key)?.owner === owner;
    if (isMine && writeLease(storage, key, owner)) return;
    clearInterval(timer);
    onLost();
  }, RENEW_MS);
  const release = (): void => {
    clearInterval(timer);
    if (readLease(storage, key)?.owner === owner) storage.removeItem(key);
  };
  return { release };
}

function whenFree(signal: AbortSignalLike, tryTake: () => HeldLock | null): Promise<HeldLock> {
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      const held = tryTake();
      if (held === null) return;
      clearInterval(timer);
      resolve(held);
    }, RENEW_MS);
    const abort = (): void => {
      clearInterval(timer);
      reject(new Error("waiting for the writer's lease was called off"));
    };
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort);
  });
}

/** "unreadable" is not free: that is what failing closed means. */
function isFree(storage: Items, key: string): boolean {
  try {
    const lease = parseLease(storage.getItem(key));
    return lease === null || lease.untilMs < Date.now();
  } catch {
    return false;
  }
}

function readLease(storage: Items, key: string): Lease | null {
  try {
    return parseLease(storage.getItem(key));
  } catch {
    return null;
  }
}

/** Writes and reads back: true only when this page is the one found there. */
function writeLease(storage: Items, key: string, owner: string): boolean {
  try {
    const lease: Lease = { owner, untilMs: Date.now() + LEASE_MS };
    storage.setItem(key, JSON.stringify(lease));
    return parseLease(storage.getItem(key))?.owner === owner;
  } catch {
    return false;
  }
}

function parseLease(text: string | null): Lease | null {
  const value: unknown = text === null ? null : JSON.parse(text);
  if (typeof value !== "object" || value === null || !("owner" in value && "untilMs" in value)) return null;
  const { owner, untilMs } = value;
  return typeof owner === "string" && typeof untilMs === "number" ? { owner, untilMs } : null;
}
