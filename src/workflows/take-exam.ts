import type { Response } from "#domain/exam/response.ts";
import type { GrantReason } from "#domain/study/grant.ts";
import { replay, verifyChain } from "#domain/sitting/event-chain.ts";
import { remainingMs } from "#domain/sitting/sitting.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import type { StoredSitting } from "#workflows/ports/sitting-store.ts";
import type { HeldLock } from "#workflows/ports/writer-lock.ts";
import type { SittingPorts } from "#workflows/sitting-ports.ts";
import { shownExam } from "#workflows/stored-exam.ts";
import { finishedSitting, submitExam } from "#workflows/submit-exam.ts";
import { SittingOwner } from "#workflows/take-exam-owner.ts";
import type { OwnerEnd } from "#workflows/take-exam-owner-hooks.ts";
import { createCallOff, pause, retryDelayMs, within, type CallOff } from "#workflows/take-exam-pause.ts";
import { resumeStored } from "#workflows/take-exam-resume.ts";
import {
  UNOPENED,
  type CodeOutcome,
  type ObservedFact,
  type SittingActions,
  type SittingSnapshot,
  type SubmitOutcome,
} from "#workflows/take-exam-state.ts";

/** Reading is tried this often before the page says that it cannot. */
const READ_TRIES = 4;
/** A database that has not answered a read for this long, ms, is asked again: it may never answer. */
const READ_LIMIT_MS = 5_000;
/** The same for making the sealed file, which takes some computing, ms. */
const SEAL_LIMIT_MS = 20_000;
/** A page that was just left may hold the lock a moment longer, ms: until then no one is told that another page has it. */
const LOCK_GRACE_MS = 500;
/** A reader looks this often at what the writer has stored, ms. */
const READER_LOOK_MS = 1_000;

/** One open sitting. Its snapshot is replaced, never changed, and every change is told. */
export interface SittingController extends SittingActions {
  readonly snapshot: () => SittingSnapshot;
  /** Calls `listener` after every change; returns the way to stop. */
  readonly subscribe: (listener: (snapshot: SittingSnapshot) => void) => () => void;
  /** Loads, becomes the writer if no other page is, and starts the clock. Never rejects: what goes wrong is the snapshot's phase. */
  readonly open: () => Promise<void>;
}

/**
 * The controller of one sitting on one page, from opening to the sealed file: loads, claims, verifies and replays the record, merges
 * the mirrored draft, resumes the clock, stores what is given, hands in at the deadline or on request, and seals. What happens within
 * an ownership is `SittingOwner`'s; here is decided who owns, what a reader sees, and what comes after the end.
 */
export function takeExam(ports: SittingPorts, sittingId: string): SittingController {
  return new Controller(ports, sittingId);
}

class Controller implements SittingController {
  readonly #ports: SittingPorts;
  readonly #sittingId: string;
  readonly #listeners = new Set<(snapshot: SittingSnapshot) => void>();
  #snapshot = UNOPENED;
  #owner: SittingOwner | null = null;
  #held: HeldLock | null = null;
  #waiting: CallOff | null = null;
  #isFinishing = false;
  /** Length and last hash of the record as it was found whole last. */
  #wholeTo = "";
  #isClosed = false;

  constructor(ports: SittingPorts, sittingId: string) {
    this.#ports = ports;
    this.#sittingId = sittingId;
  }

  readonly snapshot = (): SittingSnapshot => this.#snapshot;

  readonly subscribe = (listener: (snapshot: SittingSnapshot) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly open = async (): Promise<void> => {
    const stored = await this.#load();
    if (stored === null) return;
    if (stored.status === "submitted") return this.#finish(stored);
    const { lock, timer } = this.#ports;
    const held = await this.#lock((onLost) => lock.tryAcquire(this.#lockName(), onLost));
    if (held !== null) return this.#own(held);
    await Promise.race([this.#waitForLock(), pause(timer, LOCK_GRACE_MS)]);
    if (this.#held === null) void this.#read(stored);
  };

  readonly visit = (itemId: string): void => this.#owner?.visit(itemId);
  readonly respond = (itemId: string, response: Response): void => this.#owner?.respond(itemId, response);
  readonly typeIntervention = (itemId: string, text: string, composing: boolean): void =>
    this.#owner?.typeIntervention(itemId, text, composing);
  readonly flag = (itemId: string, flagged: boolean): void => this.#owner?.flag(itemId, flagged);
  readonly flush = async (): Promise<void> => this.#owner?.flush();
  readonly pulse = (): void => this.#owner?.pulse();
  readonly observe = (fact: ObservedFact): void => this.#owner?.observe(fact);

  readonly useCode = (code: string, reason: GrantReason): CodeOutcome => this.#owner?.useCode(code, reason) ?? "unknown";

  readonly backUp = async (): Promise<NamedBytes | null> => this.#owner?.backUp() ?? null;

  readonly submit = async (): Promise<SubmitOutcome> => {
    if (this.#snapshot.sitting?.status === "submitted") return "already-submitted";
    return this.#owner === null ? "failed" : this.#owner.submit();
  };

  readonly takeOver = async (): Promise<void> => {
    if (this.#owner !== null || this.#snapshot.sitting?.status !== "in-progress") return;
    this.#waiting?.callOff();
    const held = await this.#lock((onLost) => this.#ports.lock.takeOver(this.#lockName(), onLost));
    if (held !== null) await this.#own(held);
  };

  readonly close = (): void => {
    this.#isClosed = true;
    this.#waiting?.callOff();
    const held = this.#held;
    void (this.#owner?.release() ?? Promise.resolve()).finally(() => held?.release());
  };

  #publish(change: Partial<SittingSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener(this.#snapshot);
  }

  #lockName(): string {
    return `rxbaseline-sitting:${this.#sittingId}`;
  }

  /** What is stored, its chain verified; null after the phase says why not. `claim` first makes this page the owner of what is read. */
  async #load(claim?: "claim"): Promise<StoredSitting | null> {
    const { store, timer } = this.#ports;
    for (let tries = 1; !this.#isClosed; tries += 1) {
      try {
        const epoch = claim === undefined ? null : await within(timer, READ_LIMIT_MS, store.claim(this.#sittingId));
        const stored = await within(timer, READ_LIMIT_MS, store.load(this.#sittingId));
        return this.#checked(stored, epoch);
      } catch {
        if (tries === READ_TRIES) break;
        await pause(timer, retryDelayMs(tries));
      }
    }
    if (!this.#isClosed) this.#publish({ phase: "failed", failure: "storage" });
    return null;
  }

  #checked(stored: StoredSitting | null, epoch: number | null): StoredSitting | null {
    if (stored === null) this.#publish({ phase: "missing" });
    else if (this.#isWhole(stored)) return { ...stored, epoch: epoch ?? stored.epoch };
    else this.#publish({ phase: "failed", failure: "record" });
    return null;
  }

  /** Whether the record's chain holds. One that ends as it did a moment ago is not computed again: thousands of hashes take time. */
  #isWhole({ start, events }: StoredSitting): boolean {
    const end = `${events.length} ${events.at(-1)?.hash ?? ""}`;
    if (end === this.#wholeTo) return true;
    const isWhole = verifyChain(start, events).ok;
    if (isWhole) this.#wholeTo = end;
    return isWhole;
  }

  /** Asks for the lock. Null when another page has it, waiting was called off, or the browser refuses locks: then this page reads. */
  async #lock(ask: (onLost: () => void) => Promise<HeldLock | null>): Promise<HeldLock | null> {
    const grant: { held: HeldLock | null } = { held: null };
    const onLost = (): void => {
      if (this.#held !== null && this.#held === grant.held) void this.#yield();
    };
    grant.held = await ask(onLost).catch(() => null);
    if (this.#isClosed) {
      grant.held?.release();
      return null;
    }
    if (grant.held !== null) this.#held = grant.held;
    return grant.held;
  }

  async #waitForLock(): Promise<void> {
    const waiting = createCallOff();
    this.#waiting = waiting;
    const held = await this.#lock((onLost) => this.#ports.lock.waitFor(this.#lockName(), onLost, waiting.signal));
    if (held !== null) await this.#own(held);
  }

  async #own(held: HeldLock): Promise<void> {
    const stored = await this.#load("claim");
    if (this.#held !== held) return;
    if (stored === null || this.#isClosed) return held.release();
    if (stored.status === "submitted") return this.#finish(stored);
    const owner = new SittingOwner(this.#ports, stored, {
      publish: (change) => this.#publish(change),
      notice: (notice) => this.#publish({ notices: [...this.#snapshot.notices, notice] }),
      onEnd: (reason) => void this.#ended(reason, held),
    });
    this.#owner = owner;
    owner.start();
    this.#publish({ phase: "ready", access: "writer", exam: shownExam(stored), study: stored.study });
  }

  async #ended(reason: OwnerEnd, held: HeldLock): Promise<void> {
    this.#owner = null;
    if (this.#held !== held) return;
    if (reason === "past-deadline") {
      await pause(this.#ports.timer, retryDelayMs(1)); // the store holds the time to be up, so taking it up again ends it
      return this.#held === held ? this.#own(held) : undefined;
    }
    if (reason === "stale-owner") {
      held.release();
      return this.#yield();
    }
    const stored = await this.#load();
    if (stored !== null) await this.#finish(stored);
  }

  /** Another page has the sitting now: nothing more is written here, what it stores is shown, and it comes back when it is free. */
  async #yield(): Promise<void> {
    this.#owner?.stop();
    this.#owner = null;
    this.#held = null;
    this.#publish({ access: "reader", save: { kind: "idle" }, isClosing: false });
    const stored = await this.#load();
    if (stored === null || this.#held !== null) return;
    void this.#waitForLock();
    await this.#read(stored);
  }

  async #read(first: StoredSitting): Promise<void> {
    const { store, clock, timer, buildId } = this.#ports;
    for (let stored = first; this.#held === null && !this.#isClosed;) {
      if (stored.status === "submitted") return this.#finish(stored);
      const sitting = replay(stored.start, stored.events);
      const { elapsedMs } = resumeStored(stored, { monoMs: clock.monoMs(), wallMs: clock.wallMs() }, buildId).clock;
      const [exam, study] = [shownExam(stored), stored.study];
      this.#publish({ phase: "ready", access: "reader", sitting, exam, study, remainingMs: remainingMs(sitting, elapsedMs) });
      await pause(timer, READER_LOOK_MS);
      const seen = await within(timer, READ_LIMIT_MS, store.load(this.#sittingId)).catch(() => null);
      stored = seen ?? stored; // a look that failed is made up for by the next
    }
  }

  /** Shows the receipt, then makes the sealed file, again and again until it is kept; until then its bytes are null. */
  async #finish(stored: StoredSitting): Promise<void> {
    if (this.#isFinishing) return;
    this.#isFinishing = true;
    this.#waiting?.callOff();
    this.#ports.mirror.clear(this.#sittingId);
    const { timer } = this.#ports;
    const { study, start, events } = stored;
    const exam = shownExam(stored);
    const sitting = replay(start, events);
    const finished = finishedSitting(stored);
    this.#publish({ phase: "ready", access: "writer", sitting, exam, study, finished, remainingMs: remainingMs(sitting, 0) });
    for (let failures = 1; !this.#isClosed && this.#snapshot.finished?.bytes === null; failures += 1) {
      const sealed = await within(timer, SEAL_LIMIT_MS, submitExam(this.#ports, this.#sittingId)).catch(() => null);
      if (sealed === null) await pause(timer, retryDelayMs(failures));
      else this.#publish({ finished: sealed, exam: null });
    }
  }
}
