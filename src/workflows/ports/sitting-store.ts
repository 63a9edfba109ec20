import type { Exam } from "#domain/exam/exam.ts";
import type { Study } from "#domain/study/study.ts";
import type { ChainedEvent } from "#domain/sitting/sitting-event.ts";
import type { SittingStart } from "#domain/sitting/sitting.ts";

/** The last stored sign of life of a sitting. */
export interface Heartbeat {
  /** High-water mark of exam time used, integer ms. */
  readonly elapsedMs: number;
  readonly wallMs: number;
}

/** A sitting as stored: pinned copies, the whole record, and where it stands. */
export interface StoredSitting {
  readonly start: SittingStart;
  readonly exam: Exam;
  readonly study: Study;
  readonly status: "in-progress" | "submitted";
  readonly epoch: number;
  readonly heartbeat: Heartbeat;
  readonly events: readonly ChainedEvent[];
  /** Writes of older epochs that were refused and are not told in the record yet. */
  readonly staleRefused: number;
  /** The sealed submission file once made; null before. */
  readonly sealed: { readonly fileName: string; readonly bytes: Uint8Array } | null;
}

/** Row of the list of sittings on this machine. */
export interface SittingSummary {
  readonly sittingId: string;
  readonly studyId: string;
  readonly participantCode: string;
  readonly status: "in-progress" | "submitted";
  readonly startedAtMs: number;
}

/** A sitting that is not stored yet. */
export type NewSitting = Omit<StoredSitting, "status" | "epoch" | "events" | "staleRefused" | "sealed">;

/** What became of a write. Anything but "stored" changed nothing; a stale owner is counted in `staleRefused`. */
export type WriteOutcome = "stored" | "stale-owner" | "already-submitted" | "past-deadline";

/** Why a promise of the store was rejected. */
export type StorageFailureKind = "quota" | "closed" | "aborted" | "conflict" | "unknown";

/** What a store's promise is rejected with; the original is its `cause`. "conflict": the call broke the record's rules, so repeating it is no use. */
export interface StorageFailure extends Error {
  readonly name: "StorageFailure";
  readonly kind: StorageFailureKind;
}

/** The participant's record. Every method is one transaction; a rejected promise means nothing of it was stored. */
export interface SittingStore {
  /** Stores a new sitting with its first events, at the epoch of the newest. Rejects if the id exists or there are none. */
  readonly create: (sitting: NewSitting, first: readonly ChainedEvent[]) => Promise<void>;
  readonly load: (sittingId: string) => Promise<StoredSitting | null>;
  readonly list: () => Promise<readonly SittingSummary[]>;
  /** Becomes the owner: raises the epoch and returns it. Writers of an older epoch are refused from then on. */
  readonly claim: (sittingId: string) => Promise<number>;
  /**
   * Appends events and the responses they carry in one strict transaction. Refuses stale owners, submitted sittings and events past the
   * deadline. Events that are stored already, hash for hash, are passed over, so that a write whose outcome was lost may be repeated.
   */
  readonly append: (sittingId: string, epoch: number, events: readonly ChainedEvent[]) => Promise<WriteOutcome>;
  readonly beat: (sittingId: string, epoch: number, heartbeat: Heartbeat) => Promise<WriteOutcome>;
  /** Appends the closing events and turns in-progress into submitted by compare-and-set: exactly one call ever gets "stored". */
  readonly submit: (sittingId: string, epoch: number, events: readonly ChainedEvent[]) => Promise<WriteOutcome>;
  /** Keeps the sealed file of a submitted sitting so that it can be saved again. */
  readonly keepSealed: (sittingId: string, file: NonNullable<StoredSitting["sealed"]>) => Promise<void>;
}
