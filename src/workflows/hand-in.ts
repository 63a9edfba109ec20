import { handInAddress, handInFileName } from "#domain/study/hand-in.ts";
import { afterTry, putLimitMs, waitMs } from "#workflows/hand-in-policy.ts";
import type { DropBox, PutOutcome } from "#workflows/ports/drop-box.ts";
import type { HandInFailure, HandInState, HandInStore } from "#workflows/ports/hand-in-store.ts";
import type { SittingPorts } from "#workflows/sitting-ports.ts";

/** What handing in needs from the machine. */
export interface HandInPorts extends Pick<SittingPorts, "clock" | "timer"> {
  readonly store: Pick<SittingPorts["store"], "load">;
  readonly handInStore: HandInStore;
  readonly dropBox: DropBox;
}

/** What hands in could not be fetched, so that nobody can say where the file stands. */
interface UnknownHandIn {
  readonly kind: "unknown";
  /** It is fetched again then, UTC epoch ms of this machine. */
  readonly nextAtMs: number;
}

/** A hand-in as a page shows it. */
export interface HandInView {
  readonly state: HandInState | UnknownHandIn;
  /** A try is under way. */
  readonly isSending: boolean;
}

/** The hand-ins of this machine; one for all pages of a window. */
export interface HandIns {
  /** Reads what waits on this machine and takes up what is new: at every visit, and when a submission was sealed. Never rejects. */
  readonly look: () => Promise<void>;
  /** Null for a sitting that has no drop box, or was not read yet. The same object until something changes. */
  readonly view: (sittingId: string) => HandInView | null;
  /** Calls `listener` after every change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Tries what waits of one sitting at once. */
  readonly tryNow: (sittingId: string) => void;
}

interface ReadHandIn extends HandInView {
  readonly state: HandInState;
}

/** After a failure of the database it is read again, ms. */
const LOOK_AGAIN_MS = 5_000;
const UNREAD: HandInFailure = { kind: "unread", status: null, retryAfterMs: null };

/**
 * Hands sealed submissions in to their studies' drop boxes: each is tried until the box acknowledges it, in this visit and every later
 * one, and where it stands is stored after each try. The file on this machine is read and never changed. Trying twice does no harm: the
 * name is made of what is in the file, so a second arrival is the same file again.
 */
export function handInAll(ports: HandInPorts): HandIns {
  const { handInStore, clock, timer } = ports;
  const views = new Map<string, ReadHandIn>();
  const timers = new Map<string, () => void>();
  const listeners = new Set<() => void>();

  const show = (sittingId: string, view: ReadHandIn): void => {
    views.set(sittingId, view);
    for (const listener of listeners) listener();
  };
  const take = (sittingId: string, state: HandInState): void => {
    if (state.kind === "waiting")
      timers.set(
        sittingId,
        timer.after(waitMs(state, clock.wallMs()), () => void send(sittingId)),
      );
    show(sittingId, { state, isSending: false });
  };
  const send = async (sittingId: string): Promise<void> => {
    const view = views.get(sittingId);
    if (view === undefined || view.isSending || view.state.kind === "acknowledged") return;
    timers.get(sittingId)?.();
    show(sittingId, { ...view, isSending: true });
    const outcome = await putSubmission(ports, sittingId).catch(() => UNREAD);
    const state = afterTry(view.state, outcome, { atMs: clock.wallMs(), seed: sittingId });
    // What cannot be stored is asked again at the next visit, and the box then says that the file is there.
    take(sittingId, await handInStore.keep({ sittingId, state }).catch(() => state));
  };
  const look = async (): Promise<void> => {
    try {
      for (const { sittingId, state } of await handInStore.list()) if (!views.has(sittingId)) take(sittingId, state);
    } catch {
      timer.after(LOOK_AGAIN_MS, () => void look());
    }
  };
  return {
    look,
    view: (sittingId) => views.get(sittingId) ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tryNow: (sittingId) => void send(sittingId),
  };
}

/** One try. Rejects when what is to be sent cannot be read. */
async function putSubmission({ store, dropBox }: HandInPorts, sittingId: string): Promise<PutOutcome> {
  const stored = await store.load(sittingId);
  if (stored === null || stored.sealed === null || stored.study.handIn === null) {
    throw new RangeError(`putSubmission requires a sealed sitting of a study with a drop box, got ${sittingId}`);
  }
  const { start, sealed } = stored;
  const name = handInFileName({ ...start, receipt: sealed.receipt });
  return dropBox.put(handInAddress(stored.study.handIn, name), sealed.bytes, putLimitMs(sealed.bytes.length));
}
