import type { GrantReason } from "#domain/study/grant.ts";
import type { Response } from "#domain/exam/response.ts";
import type { Language } from "#lib/language.ts";

/** How a sitting came to an end. */
export type ClosedBy = "participant" | "deadline" | "deadline-on-resume";

/** How attention left the page: another window or the browser's own bar was chosen, or the page was hidden. */
export type AwayWay = "blurred" | "hidden";

/** What an exam offers beside its items. */
export type ToolName = "calculator" | "scratch-pad";

/** What the exam refuses and records. */
export type RefusedAct = "paste" | "drop" | "print";

/** What happened. Facts only; the state of a sitting is the fold of these. */
export type SittingFact =
  | { readonly type: "started"; readonly language: Language }
  /** Reopened after a reload, crash or restart; `gapMs` of wall time lay between the last stored sign of life and now. `verified` is false when it is negative or implausible. */
  | { readonly type: "resumed"; readonly gapMs: number; readonly verified: boolean; readonly buildId: string }
  /** Wall time ran on far beyond monotonic time: the machine slept or its clock was set forward. Counted as used. */
  | { readonly type: "gap"; readonly gapMs: number }
  /** The wall clock was set back by this much. Nothing is given back. */
  | { readonly type: "clock-back"; readonly backMs: number }
  /** A wall clock set back before was put right by this much. Not counted as used. */
  | { readonly type: "clock-forward"; readonly forwardMs: number }
  /** The wall clock jumped forward by no less than the time left: nothing can be changed until the coordinator's code decides. Not counted as used. */
  | { readonly type: "locked"; readonly jumpMs: number }
  /** The coordinator's code: the jump was none of the participant's time. */
  | { readonly type: "unlocked"; readonly code: string; readonly reason: GrantReason }
  /** The coordinator's code gave exam time. */
  | { readonly type: "granted"; readonly code: string; readonly extraMs: number; readonly reason: GrantReason }
  /** The host's clock minus this machine's wall clock, and how long the host took to say, ms. A witness, never a rule. */
  | { readonly type: "witness"; readonly offsetMs: number; readonly roundTripMs: number }
  /** Another page, of an older owner epoch, tried to write this many times and was refused. */
  | { readonly type: "stale-refused"; readonly count: number }
  /** An encrypted backup was handed out. */
  | { readonly type: "backed-up" }
  /** The record was brought to this machine from a backup that ended before this event. */
  | { readonly type: "restored" }
  /** Nothing could be stored for `attempts` tries in a row; recorded as soon as it can be. */
  | { readonly type: "save-failed"; readonly kind: string; readonly attempts: number; readonly failedMs: number }
  | { readonly type: "away"; readonly way: AwayWay; readonly itemId: string | null }
  /** `awayMs`: exam time away, the grace before it was recorded included. */
  | { readonly type: "back"; readonly awayMs: number }
  | { readonly type: "full-screen"; readonly isFull: boolean }
  /** Length in UTF-16 units of what would have come in; 0 for a print. */
  | { readonly type: "refused"; readonly act: RefusedAct; readonly itemId: string | null; readonly length: number }
  | { readonly type: "tool"; readonly tool: ToolName; readonly isOpen: boolean }
  | { readonly type: "calculated"; readonly expression: string; readonly result: string }
  /** The whole scratch pad as it stands. */
  | { readonly type: "scratched"; readonly text: string }
  /** Something in the page failed; at most 500 characters. */
  | { readonly type: "error"; readonly message: string }
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
