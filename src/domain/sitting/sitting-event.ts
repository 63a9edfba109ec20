import type { Response } from "#domain/exam/response.ts";
import type { Language } from "#lib/language.ts";

/** How a sitting came to an end. */
export type ClosedBy = "participant" | "deadline" | "deadline-on-resume";

/** What happened. Facts only; the state of a sitting is the fold of these. */
export type SittingFact =
  | { readonly type: "started"; readonly language: Language }
  /** Reopened after a reload, crash or restart; `gapMs` of wall time lay between the last stored sign of life and now. `verified` is false when it is negative or implausible. */
  | { readonly type: "resumed"; readonly gapMs: number; readonly verified: boolean }
  /** Wall time ran on far beyond monotonic time: the machine slept or its clock was set forward. Counted as used. */
  | { readonly type: "gap"; readonly gapMs: number }
  /** The wall clock was set back by this much. Nothing is given back. */
  | { readonly type: "clock-back"; readonly backMs: number }
  /** A wall clock set back before was put right by this much. Not counted as used. */
  | { readonly type: "clock-forward"; readonly forwardMs: number }
  | { readonly type: "visited"; readonly itemId: string }
  | { readonly type: "responded"; readonly itemId: string; readonly response: Response; readonly composing: boolean }
  | { readonly type: "flagged"; readonly itemId: string; readonly flagged: boolean }
  | { readonly type: "submitted"; readonly closedBy: ClosedBy };

/** A fact with its place in the record. */
export interface SittingEvent {
  /** 0, 1, 2 … without gaps within a sitting. */
  readonly seq: number;
  /** Wall clock, UTC epoch ms, as the machine told it. */
  readonly atMs: number;
  /** Exam time used at this event, integer ms; never falls. */
  readonly elapsedMs: number;
  /** Owner epoch of the tab that wrote it. */
  readonly epoch: number;
  readonly fact: SittingFact;
}

/** An event linked to its predecessor: `hash` covers the event and the hash before it. */
export interface ChainedEvent extends SittingEvent {
  /** SHA-256 as 64 hex digits. */
  readonly hash: string;
}
