import { leaseWriterLock } from "#platform/lease-writer-lock.ts";
import { localItems } from "#platform/local-items.ts";
import type { AbortSignalLike, HeldLock, WriterLock } from "#workflows/ports/writer-lock.ts";

/** The best writer lock this browser has: Web Locks, or else a lease in local storage. */
export function browserWriterLock(): WriterLock {
  return "locks" in navigator ? webWriterLock(navigator.locks) : leaseWriterLock(localItems);
}

/** Web Locks: the browser frees the lock of a page that is closed or killed, and tells a page whose lock is stolen. */
export function webWriterLock(locks: LockManager): WriterLock {
  return {
    tryAcquire: (name, onLost) => acquire(locks, { name, options: { ifAvailable: true }, onLost }),
    takeOver: async (name, onLost) => granted(await acquire(locks, { name, options: { steal: true }, onLost })),
    waitFor: async (name, onLost, signal) => granted(await acquire(locks, { name, options: { signal: toAbortSignal(signal) }, onLost })),
  };
}

interface LockWish {
  readonly name: string;
  readonly options: LockOptions;
  readonly onLost: () => void;
}

/**
 * A lock is held for as long as the promise given to the browser is open, so the caller is answered from inside it. The request's own
 * promise rejects when the lock is stolen later, or when it could not be asked for at all.
 */
function acquire(locks: LockManager, { name, options, onLost }: LockWish): Promise<HeldLock | null> {
  return new Promise((resolve, reject) => {
    let isHeld = false;
    const hold = (lock: Lock | null): Promise<void> => {
      if (lock === null) {
        resolve(null);
        return Promise.resolve();
      }
      isHeld = true;
      return new Promise<void>((release) => {
        resolve({
          release: () => {
            isHeld = false;
            release();
          },
        });
      });
    };
    locks.request(name, options, hold).catch((cause: unknown) => {
      if (isHeld) onLost();
      else reject(cause instanceof Error ? cause : new Error(String(cause)));
    });
  });
}

function granted(lock: HeldLock | null): HeldLock {
  if (lock === null) throw new Error("the browser requires no reason to refuse a lock, but gave none for one that must be granted");
  return lock;
}

function toAbortSignal(signal: AbortSignalLike): AbortSignal {
  const controller = new AbortController();
  if (signal.aborted) controller.abort();
  signal.addEventListener("abort", () => controller.abort());
  return controller.signal;
}
