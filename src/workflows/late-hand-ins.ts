import type { HandIns, HandInView } from "#workflows/hand-in.ts";
import type { SittingPorts } from "#workflows/sitting-ports.ts";

/** Where the hand-ins of a machine come from. */
export interface HandInsSource extends Pick<SittingPorts, "clock" | "timer"> {
  /** Whether anything of this machine was ever to be handed in. */
  readonly hasAny: () => Promise<boolean>;
  /** Fetches what hands in, the same every time. */
  readonly open: () => Promise<HandIns>;
}

/** After the app's files did not come they are asked for again, ms. */
const OPEN_AGAIN_MS = 30_000;

/**
 * Hand-ins whose program is fetched when this machine has something to hand in, and not before: no exam waits for it, and a study without
 * a drop box never needs it. Until then no sitting has a view; while it does not come, where they stand is unknown.
 */
export function lateHandIns({ hasAny, open, clock, timer }: HandInsSource): HandIns {
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  let opened: HandIns | null = null;
  let unknown: HandInView | null = null;
  let stopWaiting = (): void => undefined;
  const show = (view: HandInView | null): void => {
    unknown = view;
    tell();
  };
  const look = async (): Promise<void> => {
    // A database that does not say is asked again, and waited for, by what hands in.
    if (!(await hasAny().catch(() => true))) return;
    stopWaiting();
    const handIns = await open().catch(() => null);
    if (handIns === null) {
      stopWaiting = timer.after(OPEN_AGAIN_MS, () => void look());
      return show({ state: { kind: "unknown", nextAtMs: clock.wallMs() + OPEN_AGAIN_MS }, isSending: false });
    }
    if (opened === null) handIns.subscribe(tell);
    opened = handIns;
    if (unknown !== null) show(null);
    await opened.look();
  };
  return {
    look,
    view: (sittingId) => (opened === null ? unknown : opened.view(sittingId)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tryNow: (sittingId) => (opened === null ? void look() : opened.tryNow(sittingId)),
  };
}
