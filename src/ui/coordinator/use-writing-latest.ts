import { useEffect, useMemo, useState } from "react";

/** Work that says whether it could be done. */
type Work = () => Promise<boolean>;

/**
 * Writes one thing after the other, and of what waits under one name only the latest: the disk is never more than one change behind
 * whoever types fast. While something is not written the browser asks before the page goes.
 */
export function useWritingLatest() {
  const [hasFailed, setHasFailed] = useState(false);
  const queue = useMemo(() => createQueue(() => setHasFailed(true)), []);
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent): void => {
      if (queue.isBusy()) event.preventDefault();
    };
    window.addEventListener("beforeunload", hold);
    return () => window.removeEventListener("beforeunload", hold);
  }, [queue]);
  return { hasFailed, write: queue.write, settled: queue.settled };
}

function createQueue(onFailure: () => void) {
  const waiting = new Map<string, Work>();
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    for (const [name, work] of waiting) {
      waiting.delete(name);
      // What is shown may not be kept: the page says so.
      if (!(await work().catch(() => false))) onFailure();
    }
    running = null;
  };
  const settled = (): Promise<void> => running ?? Promise.resolve();
  return {
    write: (name: string, work: Work): Promise<void> => {
      waiting.delete(name); // behind everything that was asked for before it
      waiting.set(name, work);
      running ??= run();
      return settled();
    },
    settled,
    isBusy: () => running !== null,
  };
}
