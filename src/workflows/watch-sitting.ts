import { toPrintableText } from "#lib/printable-text.ts";
import type { PageSignal, PageSignals } from "#workflows/ports/page-signals.ts";
import type { Timer } from "#workflows/ports/timer.ts";
import type { ObservedFact } from "#workflows/take-exam-state.ts";

/** Away for less than this, ms of exam time, is a slip of the hand and is not recorded. */
const GRACE_MS = 500;
/** A page that fails over and over would flood the record. */
const MAX_ERRORS = 20;
const MAX_ERROR_LENGTH = 500;

/** What is watched: one open sitting and the page it is on. */
export interface WatchedSitting {
  /** Exam time used at this moment, integer ms. */
  readonly usedMs: () => number;
  /** The item on screen; null on the other pages. */
  readonly itemId: () => string | null;
  /** Errors in the record so far. */
  readonly errorCount: () => number;
  readonly observe: (fact: ObservedFact) => void;
  /** The participant is to be told that a print stays blank. */
  readonly onPrint: () => void;
}

/**
 * Turns what the browser tells into facts of the record: away after half a second and back with the time away, full screen, prints,
 * errors. Observes and never acts: nothing is blocked, ended or handed in by any of it. Returns the way to stop.
 */
export function watchSitting(ports: { readonly pageSignals: PageSignals; readonly timer: Timer }, sitting: WatchedSitting): () => void {
  const attention = new Attention(ports.timer, sitting);
  const stop = ports.pageSignals.watch((signal) => take(signal, attention, sitting));
  return () => {
    stop();
    attention.stop();
  };
}

function take(signal: PageSignal, attention: Attention, sitting: WatchedSitting): void {
  switch (signal.kind) {
    case "left":
      return attention.leave(signal.way);
    case "returned":
      return attention.comeBack();
    case "full-screen":
      return sitting.observe({ type: "full-screen", isFull: signal.isFull });
    case "print":
      sitting.observe({ type: "refused", act: "print", itemId: sitting.itemId(), length: 0 });
      return sitting.onPrint();
    case "failed":
      if (sitting.errorCount() < MAX_ERRORS) sitting.observe({ type: "error", message: shortened(signal.message) });
  }
}

function shortened(message: string): string {
  return toPrintableText(message.slice(0, MAX_ERROR_LENGTH));
}

interface Absence {
  readonly sinceMs: number;
  readonly itemId: string | null;
  readonly way: "blurred" | "hidden";
}

/** Where the participant's attention is, with the grace before an absence counts. */
class Attention {
  readonly #timer: Timer;
  readonly #sitting: WatchedSitting;
  /** Not recorded yet. */
  #pending: Absence | null = null;
  /** Exam time used when the recorded absence began; null while here. */
  #awaySinceMs: number | null = null;
  #callOff: () => void = () => undefined;

  constructor(timer: Timer, sitting: WatchedSitting) {
    this.#timer = timer;
    this.#sitting = sitting;
  }

  leave(way: Absence["way"]): void {
    if (this.#awaySinceMs !== null) return;
    if (this.#pending !== null) {
      this.#pending = { ...this.#pending, way };
      return;
    }
    this.#pending = { sinceMs: this.#sitting.usedMs(), itemId: this.#sitting.itemId(), way };
    this.#callOff = this.#timer.after(GRACE_MS, () => this.#record());
  }

  /** A machine that slept, or a hidden page's late timers: the grace may be over before it was noticed. */
  comeBack(): void {
    this.#callOff();
    const usedMs = this.#sitting.usedMs();
    if (this.#pending !== null && usedMs - this.#pending.sinceMs >= GRACE_MS) this.#record();
    this.#pending = null;
    if (this.#awaySinceMs === null) return;
    this.#sitting.observe({ type: "back", awayMs: usedMs - this.#awaySinceMs });
    this.#awaySinceMs = null;
  }

  stop(): void {
    this.#callOff();
  }

  #record(): void {
    if (this.#pending === null) return;
    const { sinceMs, itemId, way } = this.#pending;
    this.#pending = null;
    this.#awaySinceMs = sinceMs;
    this.#sitting.observe({ type: "away", way, itemId });
  }
}
