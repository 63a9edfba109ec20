import type { HandIns } from "#workflows/hand-in.ts";

/** Where the hand-ins of a machine come from. */
export interface HandInsSource {
  /** Whether anything of this machine was ever to be handed in. */
  readonly hasAny: () => Promise<boolean>;
  /** Fetches what hands in, the same every time. */
  readonly open: () => Promise<HandIns>;
}

/**
 * Hand-ins whose program is fetched when this machine has something to hand in, and not before: no exam waits for it, and a study without
 * a drop box never needs it. Until then no sitting has a view.
 */
export function lateHandIns({ hasAny, open }: HandInsSource): HandIns {
  const listeners = new Set<() => void>();
  let opened: HandIns | null = null;
  return {
    look: async () => {
      // A database that does not say is asked again, and waited for, by what hands in.
      if (!(await hasAny().catch(() => true))) return;
      const handIns = await open().catch(() => null); // the app's files did not come: the next visit tries again
      if (handIns !== null && opened === null) handIns.subscribe(() => listeners.forEach((listener) => listener()));
      opened = handIns ?? opened;
      await opened?.look();
    },
    view: (sittingId) => opened?.view(sittingId) ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tryNow: (sittingId) => opened?.tryNow(sittingId),
  };
}
