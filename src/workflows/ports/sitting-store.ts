import type { Exam } from "#domain/exam/exam.ts";
import type { Study } from "#domain/study/study.ts";
import type { ChainedEvent, ClosedBy } from "#domain/sitting/sitting-event.ts";
import type { UnreadableKey } from "#workflows/ports/exam-lock.ts";
import type { SittingStart } from "#domain/sitting/sitting.ts";

/** The last stored sign of life of a sitting. */
export interface Heartbeat {
  /** High-water mark of exam time used, integer ms. */
  readonly elapsedMs: number;
  readonly wallMs: number;
}

/** What a receipt says of a handed-in sitting: enough to be shown and printed again when the exam is gone from this machine. */
export interface ReceiptFacts extends Pick<Exam, "title" | "version" | "reviewStatus"> {
  readonly receipt: string;
  readonly closedBy: ClosedBy;
  readonly fileName: string;
  readonly givenCount: number;
  readonly itemCount: number;
}

/** The sealed submission file with its receipt. */
export interface SealedSubmission extends ReceiptFacts {
  readonly bytes: Uint8Array;
}

/** A sitting as stored: pinned copies, the whole record, and where it stands. */
export interface StoredSitting {
  readonly start: SittingStart;
  /** Its own copy, kept under lock on the machine; null once the sealed file is kept. `examOf` asks for one that must be there. */
  readonly exam: Exam | null;
  readonly study: Study;
  readonly status: "in-progress" | "submitted";
  readonly epoch: number;
  readonly heartbeat: Heartbeat;
  /** Locks the sitting's backups. */
  readonly backupKey: UnreadableKey;
  readonly events: readonly ChainedEvent[];
  /** Writes of older epochs that were refused and are not told in the record yet. */
  readonly staleRefused: number;
  /** Once made; null before. */
  readonly sealed: SealedSubmission | null;
}

/** Row of the list of sittings on this machine. */
export interface SittingSummary {
  readonly sittingId: string;
  readonly studyId: string;
  readonly participantCode: string;
  readonly status: "in-progress" | "submitted";
  readonly startedAtMs: number;
}

/** What became of a write. Anything but "stored" changed nothing; a stale owner is counted in `staleRefused`. */
export type WriteOutcome = "stored" | "stale-owner" | "already-submitted" | "past-deadline";

/** Why a promise of the store was rejected. */
export type StorageFailureKind = "quota" | "closed" | "aborted" | "conflict" | "unknown";

/** What a store's promise is rejected with; the original is its `cause`. "conflict": the call broke the record's rules, so repeating it is no use. */
export interface StorageFailure extends Error {
  readonly name: "StorageFailure";
  readonly kind: StorageFailureKind;
}

/** A sitting that is not stored yet. */
export interface NewSitting extends Pick<StoredSitting, "start" | "study" | "heartbeat" | "backupKey"> {
  readonly exam: Exam;
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
  /**
   * Keeps the sealed file of a submitted sitting so that it can be saved again, and removes the exam with its key. The first one is kept.
   */
  readonly keepSealed: (sittingId: string, sealed: SealedSubmission) => Promise<void>;
}
