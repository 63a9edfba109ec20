import type { Timer } from "#workflows/ports/timer.ts";
import type { AbortSignalLike } from "#workflows/ports/writer-lock.ts";

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 5_000;

/** How long to wait before the next try after `failures` of them in a row (1, 2, …): 250 ms, doubled each time, 5 s at most. */
export function retryDelayMs(failures: number): number {
  return Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(failures - 1, 10));
}

/** Resolves after about `delayMs`. */
export function pause(timer: Timer, delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    timer.after(delayMs, resolve);
  });
}

/** Settles as `promise` does, but rejects when that takes longer than `limitMs`: a database may leave a promise open for ever. */
export function within<T>(timer: Timer, limitMs: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = timer.after(limitMs, () => reject(new Error(`no answer within ${limitMs} ms`)));
    void promise.then(resolve, reject).finally(cancel);
  });
}

/** Something that can be called off: the core knows no AbortController. */
export interface CallOff {
  readonly signal: AbortSignalLike;
  readonly callOff: () => void;
}

/** Makes one that is not called off yet. */
export function createCallOff(): CallOff {
  const listeners: (() => void)[] = [];
  const signal = {
    aborted: false,
    addEventListener: (_type: "abort", listener: () => void): void => {
      listeners.push(listener);
    },
  };
  const callOff = (): void => {
    signal.aborted = true;
    for (const listener of listeners.splice(0)) listener();
  };
  return { signal, callOff };
}
