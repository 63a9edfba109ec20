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
  readonly simulated: boolean;
}

/** One participant's timed attempt: the fold of its events. */
export interface Sitting {
  readonly start: SittingStart;
  readonly status: "in-progress" | "submitted";
  /** Exam time used, integer ms; never falls, never above durationMs + extraMs once submitted. */
  readonly elapsedMs: number;
  /** Time added by the coordinator, ms; 0 unless granted. */
  readonly extraMs: number;
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
  const next = { ...sitting, lastSeq: event.seq, headHash: event.hash, elapsedMs: Math.max(sitting.elapsedMs, event.elapsedMs) };
  const { fact } = event;
  switch (fact.type) {
    case "visited":
      return { ...next, visited: new Set([...sitting.visited, fact.itemId]) };
    case "responded":
      return { ...next, responses: new Map([...sitting.responses, [fact.itemId, fact.response]]) };
    case "flagged":
      return { ...next, flagged: withFlag(sitting.flagged, fact) };
    case "submitted":
      return { ...next, status: "submitted", closedBy: fact.closedBy, finishedAtMs: event.atMs };
    default:
      return next;
  }
}

function withFlag(flagged: ReadonlySet<string>, fact: { readonly itemId: string; readonly flagged: boolean }): ReadonlySet<string> {
  const out = new Set(flagged);
  if (fact.flagged) out.add(fact.itemId);
  else out.delete(fact.itemId);
  return out;
}
