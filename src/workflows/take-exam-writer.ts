import type { ChainedEvent, SittingFact } from "#domain/sitting/sitting-event.ts";
import type { Heartbeat, WriteOutcome } from "#workflows/ports/sitting-store.ts";
import type { SittingPorts } from "#workflows/sitting-ports.ts";
import { retryDelayMs, within } from "#workflows/take-exam-pause.ts";
import type { SaveState } from "#workflows/take-exam-state.ts";

/** A write without an answer for this long is told as not stored, ms, and again each time it passes: a slow disk may still bring it. */
const SLOW_MS = 1_500;
/** Without an answer after this long a write is tried again, ms: none may ever come. Repeating one that went through after all does no harm. */
const WRITE_LIMIT_MS = 10_000;

/** Whose record is written. */
export interface WriterTarget {
  readonly sittingId: string;
  readonly epoch: number;
}

/** What a writer tells and asks. */
export interface WriterHooks {
  readonly onSave: (save: SaveState) => void;
  /** Everything pushed is stored. */
  readonly onAllStored: () => void;
  /** Something given was stored, and `takeFailure` tells of failures before it. */
  readonly onHealed: () => void;
  /** The store refused for good: nothing more is written. */
  readonly onRefused: (outcome: Exclude<WriteOutcome, "stored">) => void;
  /** Whether something on screen is not pushed yet, so that "saved" would be untrue. */
  readonly hasUnsent: () => boolean;
}

/** Tries in a row that failed; as the record tells it. */
export type SaveFailure = Omit<Extract<SittingFact, { readonly type: "save-failed" }>, "type">;

interface Closing {
  readonly event: ChainedEvent;
  readonly settle: (outcome: WriteOutcome | "failed") => void;
}

/** What one try is about, as it stood when the try began. */
interface Work {
  readonly closing: Closing | null;
  readonly batch: readonly ChainedEvent[];
  readonly heartbeat: Heartbeat | null;
}

/**
 * Brings a sitting's events into the store: in order, one write at a time, each repeated until it is through. What is not stored
 * stays in memory. One writer lives as long as one ownership.
 */
export class RecordWriter {
  readonly #ports: Pick<SittingPorts, "store" | "clock" | "timer">;
  readonly #target: WriterTarget;
  readonly #hooks: WriterHooks;
  readonly #pending: ChainedEvent[] = [];
  #heartbeat: Heartbeat | null = null;
  #closing: Closing | null = null;
  #isRunning = false;
  #isStopped = false;
  #settled: SaveState = { kind: "idle" };
  #failures = 0;
  #failingSinceMs = 0;
  /** What was not taken yet of the failures; `sinceMs`, `untilMs` of the monotonic clock. */
  #untold: { readonly kind: string; readonly attempts: number; readonly sinceMs: number; readonly untilMs: number | null } | null = null;
  #wake: () => void = () => undefined;
  #drainWaiters: (() => void)[] = [];

  constructor(ports: Pick<SittingPorts, "store" | "clock" | "timer">, target: WriterTarget, hooks: WriterHooks) {
    this.#ports = ports;
    this.#target = target;
    this.#hooks = hooks;
  }

  /** Queues an event; it must follow the one before. */
  push(event: ChainedEvent): void {
    this.#pending.push(event);
    this.announce();
    this.#start();
  }

  /** Says that something will be pushed soon: from now on "saved" would be untrue. */
  announce(): void {
    if (this.#failures === 0) this.#hooks.onSave({ kind: "saving" });
  }

  /** Says how things stand after something announced came to nothing. */
  restate(): void {
    if (this.#failures === 0 && this.#pending.length === 0) this.#hooks.onSave(this.#settled);
  }

  /** Queues a sign of life; a newer one takes the place of one not yet written. */
  beat(heartbeat: Heartbeat): void {
    this.#heartbeat = heartbeat;
    this.#start();
  }

  /** Resolves when everything pushed so far is stored, or never will be by this writer. */
  drained(): Promise<void> {
    if (this.#isStopped || this.#pending.length === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#drainWaiters.push(resolve);
    });
  }

  /** The failures since this was asked last, over or not; null when there were none. `kind` is the newest one's. */
  takeFailure(): SaveFailure | null {
    if (this.#untold === null) return null;
    const { kind, attempts, sinceMs, untilMs } = this.#untold;
    this.#untold = null;
    return { kind, attempts, failedMs: Math.round((untilMs ?? this.#ports.clock.monoMs()) - sinceMs) };
  }

  /** One try to store all that is queued and the closing event in one transaction. After "failed" it is as if it had not been asked. */
  close(event: ChainedEvent): Promise<WriteOutcome | "failed"> {
    return new Promise((settle) => {
      this.#closing = { event, settle };
      this.#wake();
      this.#start();
    });
  }

  /** Writes nothing more. A write under way may still go through. */
  stop(): void {
    this.#isStopped = true;
    this.#wake();
    this.#resolveDrained();
  }

  #start(): void {
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (!this.#isStopped && (this.#closing ?? this.#pending[0] ?? this.#heartbeat) !== null) await this.#step();
    this.#isRunning = false;
    this.#closing?.settle("failed");
  }

  async #step(): Promise<void> {
    const work: Work = { closing: this.#closing, batch: [...this.#pending], heartbeat: this.#heartbeat };
    const outcome = await this.#attempt(work);
    if (this.#closing === work.closing) this.#closing = null;
    if (outcome === "stored") this.#succeed(work);
    else if (outcome !== "failed") this.#refuse(outcome, work);
    work.closing?.settle(outcome);
    if (outcome === "failed") await this.#fail();
  }

  /** One try. What the store rejected with is told; nothing of it is stored then, or storing it again does no harm. */
  #attempt(work: Work): Promise<WriteOutcome | "failed"> {
    const stopWatch = work.closing === null ? this.#watchSlow() : () => undefined;
    return within(this.#ports.timer, WRITE_LIMIT_MS, this.#write(work))
      .catch((cause: unknown) => {
        if (!this.#isStopped) this.#countFailure(failureKind(cause));
        return "failed" as const;
      })
      .finally(stopWatch);
  }

  /** Tells of a write that is taking long; gives the way to end that. */
  #watchSlow(): () => void {
    let cancel: () => void = () => undefined;
    const arm = (): void => {
      cancel = this.#ports.timer.after(SLOW_MS, () => {
        if (this.#isStopped) return;
        this.#countFailure("no-answer");
        arm();
      });
    };
    arm();
    return () => cancel();
  }

  #countFailure(kind: string): void {
    const { attempts = 0, sinceMs = this.#ports.clock.monoMs() } = this.#untold ?? {};
    this.#untold = { kind, attempts: attempts + 1, sinceMs, untilMs: null };
    if (this.#failures === 0) this.#failingSinceMs = this.#ports.clock.wallMs();
    this.#failures += 1;
    this.#hooks.onSave({ kind: "failing", attempts: this.#failures, sinceMs: this.#failingSinceMs });
  }

  /** Events first; a sign of life only when there are none, since the next one comes soon. */
  #write({ closing, batch, heartbeat }: Work): Promise<WriteOutcome> {
    const { sittingId, epoch } = this.#target;
    if (closing !== null) return this.#ports.store.submit(sittingId, epoch, [...batch, closing.event]);
    if (batch.length > 0 || heartbeat === null) return this.#ports.store.append(sittingId, epoch, batch);
    return this.#ports.store.beat(sittingId, epoch, heartbeat);
  }

  #succeed({ closing, batch, heartbeat }: Work): void {
    const wasFailing = this.#failures > 0;
    this.#failures = 0;
    this.#pending.splice(0, batch.length);
    if (this.#heartbeat === heartbeat && batch.length === 0) this.#heartbeat = null;
    if (this.#isStopped) return;
    if (this.#untold?.untilMs === null) this.#untold = { ...this.#untold, untilMs: this.#ports.clock.monoMs() };
    // Never because of that fact's own writing, or a slow disk would give one after the other.
    if (this.#untold !== null && batch.some(({ fact }) => fact.type !== "save-failed")) this.#hooks.onHealed();
    this.#tellStored(batch.length > 0, wasFailing);
    if (closing !== null) this.stop();
  }

  #tellStored(wroteEvents: boolean, wasFailing: boolean): void {
    const hasMore = this.#pending.length > 0 || this.#hooks.hasUnsent();
    if (this.#pending.length === 0) this.#resolveDrained();
    if (wroteEvents && !hasMore) {
      this.#settled = { kind: "saved", atMs: this.#ports.clock.wallMs() };
      this.#hooks.onAllStored();
    }
    if (wasFailing || (wroteEvents && !hasMore)) this.#hooks.onSave(hasMore ? { kind: "saving" } : this.#settled);
  }

  #refuse(outcome: Exclude<WriteOutcome, "stored">, { closing }: Work): void {
    this.stop();
    if (closing === null) this.#hooks.onRefused(outcome);
  }

  async #fail(): Promise<void> {
    if (this.#isStopped) return;
    if (this.#closing !== null) return; // asked for during the try: someone waits for it
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      this.#ports.timer.after(retryDelayMs(this.#failures), resolve);
    });
  }

  #resolveDrained(): void {
    for (const resolve of this.#drainWaiters.splice(0)) resolve();
  }
}

/** The store says why; when it said nothing in time, nobody knows. */
function failureKind(cause: unknown): string {
  return cause instanceof Error && "kind" in cause && typeof cause.kind === "string" ? cause.kind : "no-answer";
}
