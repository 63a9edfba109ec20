import { startClock, tickClock, unlockClock, type ClockReading, type ExamClock } from "#domain/sitting/exam-clock.ts";
import { remainingMs, type Sitting } from "#domain/sitting/sitting.ts";
import type { SittingFact } from "#domain/sitting/sitting-event.ts";
import type { Heartbeat, StoredSitting } from "#workflows/ports/sitting-store.ts";
import type { SittingPorts } from "#workflows/sitting-ports.ts";
import { resumeStored } from "#workflows/take-exam-resume.ts";

/** The exam clock of one ownership, read from the machine's two. */
export class SittingClock {
  readonly #ports: Pick<SittingPorts, "clock" | "buildId">;
  #clock: ExamClock;

  constructor(ports: Pick<SittingPorts, "clock" | "buildId">) {
    this.#ports = ports;
    this.#clock = startClock(this.#reading());
  }

  /** Goes on where the record stands; gives what has to be recorded of the time in between. */
  resume(stored: StoredSitting): SittingFact | null {
    const { clock, fact } = resumeStored(stored, this.#reading(), this.#ports.buildId);
    this.#clock = clock;
    return fact;
  }

  /** What the machine's clocks say now. It counts from `commit` on: what is recorded before that still has the time before. */
  look(sitting: Sitting): { readonly facts: readonly SittingFact[]; readonly commit: () => void } {
    const { clock, facts } = tickClock(this.#clock, this.#reading(), this.leftMs(sitting));
    const commit = (): void => {
      this.#clock = clock;
    };
    return { facts, commit };
  }

  /** The jump that was locked is none of the participant's time. */
  unlock(): void {
    this.#clock = unlockClock(this.#clock);
  }

  /** Exam time left, integer ms. */
  leftMs(sitting: Sitting): number {
    return remainingMs(sitting, this.#clock.elapsedMs);
  }

  /** Exam time used, none beyond the deadline: what is taken from the screen when time is up was given before. */
  usedMs(sitting: Sitting): number {
    return Math.min(this.#clock.elapsedMs, sitting.start.durationMs + sitting.extraMs);
  }

  /** Exam time used and the wall clock beside it. */
  lifeSign(sitting: Sitting): Heartbeat {
    return { elapsedMs: this.usedMs(sitting), wallMs: this.#ports.clock.wallMs() };
  }

  /** How long ago the deadline was; 0 before it. */
  overMs(sitting: Sitting): number {
    return this.#clock.elapsedMs - this.usedMs(sitting);
  }

  #reading(): ClockReading {
    return { monoMs: this.#ports.clock.monoMs(), wallMs: this.#ports.clock.wallMs() };
  }
}
