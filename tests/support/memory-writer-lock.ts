import type { HeldLock, WriterLock } from "#workflows/ports/writer-lock.ts";

interface Holder {
  readonly page: object;
  readonly onLost: () => void;
}

/** A page's view of the locks of one browser, and its sudden death. */
export interface PageLocks {
  readonly lock: WriterLock;
  /** The page is gone without a word: its locks are free, nothing in it is told. */
  readonly kill: () => void;
}

/** The locks of one browser, shared by its pages. */
export function memoryWriterLocks(): { readonly openPage: () => PageLocks } {
  const holders = new Map<string, Holder>();
  const waiters: { readonly name: string; readonly page: object; readonly grant: () => void }[] = [];
  const free = (name: string): void => {
    holders.delete(name);
    const next = waiters.findIndex((waiter) => waiter.name === name);
    if (next >= 0) waiters.splice(next, 1)[0]?.grant();
  };
  const openPage = (): PageLocks => {
    const page = {};
    const hold = (name: string, onLost: () => void): HeldLock => {
      const holder = { page, onLost };
      holders.set(name, holder);
      return { release: () => (holders.get(name) === holder ? free(name) : undefined) };
    };
    const lock: WriterLock = {
      tryAcquire: async (name, onLost) => (holders.has(name) ? null : hold(name, onLost)),
      takeOver: async (name, onLost) => {
        const before = holders.get(name);
        const held = hold(name, onLost);
        before?.onLost();
        return held;
      },
      waitFor: (name, onLost, signal) =>
        new Promise((resolve, reject) => {
          if (!holders.has(name)) return resolve(hold(name, onLost));
          const waiter = { name, page, grant: () => resolve(hold(name, onLost)) };
          waiters.push(waiter);
          signal.addEventListener("abort", () => {
            waiters.splice(waiters.indexOf(waiter) >>> 0, 1);
            reject(new Error("called off"));
          });
        }),
    };
    const kill = (): void => {
      for (const waiter of waiters.filter((one) => one.page === page)) waiters.splice(waiters.indexOf(waiter), 1);
      for (const [name, holder] of holders) if (holder.page === page) free(name);
    };
    return { lock, kill };
  };
  return { openPage };
}
