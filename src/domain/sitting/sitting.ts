import type { ExamOrder } from "#domain/exam/exam-order.ts";
import type { Response } from "#domain/exam/response.ts";
import type { ChainedEvent, ClosedBy } from "#domain/sitting/sitting-event.ts";

/** What is fixed when a sitting starts and never changes. Pinned with the record. */
export interface SittingStart {
  /** Random, unique; also the submission id. */
  readonly sittingId: string;
  readonly studyId: string;
  readonly examId: string;
  readonly examHash: string;
  readonly participantCode: string;
  readonly durationMs: number;
  readonly startedAtMs: number;
  /** IANA zone of the machine at the start, for labels only. */
  readonly zone: string;
  readonly appVersion: string;
  /** The build it was started with. */
  readonly buildId: string;
  readonly simulated: boolean;
  /** Left out where the exam's own order was kept. */
  readonly order?: ExamOrder;
  /** Hash of the consent text that was agreed to; left out where none was asked. */
  readonly consentHash?: string;
}

/** One participant's timed attempt: the fold of its events. */
export interface Sitting {
  readonly start: SittingStart;
  readonly status: "in-progress" | "submitted";
  /** Exam time used, integer ms; never falls, never above durationMs + extraMs once submitted. */
  readonly elapsedMs: number;
  /** Time added by the coordinator, ms; 0 unless granted. */
  readonly extraMs: number;
  /** Codes used so far, granted and unlocking. */
  readonly usedCodes: ReadonlySet<string>;
  /** Forward jumps of the wall clock that await the coordinator's decision, ms in all; null while nothing is locked. */
  readonly lockedMs: number | null;
  /** The scratch pad's text. */
  readonly scratch: string;
  /** Errors of the page recorded so far. */
  readonly errorCount: number;
  readonly responses: ReadonlyMap<string, Response>;
  readonly flagged: ReadonlySet<string>;
  readonly visited: ReadonlySet<string>;
  readonly closedBy: ClosedBy | null;
  /** Wall time of the end; for a deadline found on resume, the deadline's. */
  readonly finishedAtMs: number | null;
  readonly lastSeq: number;
  /** Hash of the newest event; before the first, the hash of `start`. */
  readonly headHash: string;
}

/** A sitting before its first event. */
export function openSitting(start: SittingStart, startHash: string): Sitting {
  return {
    start,
    status: "in-progress",
    elapsedMs: 0,
    extraMs: 0,
    usedCodes: new Set(),
    lockedMs: null,
    scratch: "",
    errorCount: 0,
    responses: new Map(),
    flagged: new Set(),
    visited: new Set(),
    closedBy: null,
    finishedAtMs: null,
    lastSeq: -1,
    headHash: startHash,
  };
}

/** Time left when `elapsedMs` of exam time is used; never negative. Integer ms. */
export function remainingMs(sitting: Sitting, elapsedMs: number): number {
  return Math.max(0, sitting.start.durationMs + sitting.extraMs - Math.max(elapsedMs, sitting.elapsedMs));
}

/** Applies one event. Pure; a submitted sitting ignores everything but its own record. @throws RangeError when `seq` is not the next one. */
export function advance(sitting: Sitting, event: ChainedEvent): Sitting {
  if (event.seq !== sitting.lastSeq + 1) throw new RangeError(`advance requires seq ${sitting.lastSeq + 1}, got ${event.seq}`);
  const elapsedMs = Math.max(sitting.elapsedMs, event.elapsedMs);
  return { ...sitting, lastSeq: event.seq, headHash: event.hash, elapsedMs, ...workChange(sitting, event), ...timeChange(sitting, event) };
}

/** What an event changes of the participant's work. */
function workChange(sitting: Sitting, { fact }: ChainedEvent): Partial<Sitting> {
  switch (fact.type) {
    case "visited":
      return { visited: new Set([...sitting.visited, fact.itemId]) };
    case "responded":
      return { responses: new Map([...sitting.responses, [fact.itemId, fact.response]]) };
    case "flagged":
      return { flagged: withFlag(sitting.flagged, fact) };
    case "scratched":
      return { scratch: fact.text };
    case "error":
      return { errorCount: sitting.errorCount + 1 };
    default:
      return {};
  }
}

/** What an event changes of the time allowed and the end. */
function timeChange(sitting: Sitting, { fact, atMs }: ChainedEvent): Partial<Sitting> {
  switch (fact.type) {
    case "granted":
      return { extraMs: sitting.extraMs + fact.extraMs, usedCodes: new Set([...sitting.usedCodes, fact.code]) };
    case "locked":
      return { lockedMs: (sitting.lockedMs ?? 0) + fact.jumpMs };
    case "unlocked":
      return { lockedMs: null, usedCodes: new Set([...sitting.usedCodes, fact.code]) };
    case "submitted":
      return { status: "submitted", closedBy: fact.closedBy, finishedAtMs: atMs };
    default:
      return {};
  }
}

function withFlag(flagged: ReadonlySet<string>, fact: { readonly itemId: string; readonly flagged: boolean }): ReadonlySet<string> {
  const out = new Set(flagged);
  if (fact.flagged) out.add(fact.itemId);
  else out.delete(fact.itemId);
  return out;
}
