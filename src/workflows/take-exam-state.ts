import type { Exam } from "#domain/exam/exam.ts";
import type { Response } from "#domain/exam/response.ts";
import type { GrantReason } from "#domain/study/grant.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import type { SittingFact } from "#domain/sitting/sitting-event.ts";
import type { Sitting } from "#domain/sitting/sitting.ts";
import type { Study } from "#domain/study/study.ts";
import type { ReceiptFacts } from "#workflows/ports/sitting-store.ts";

/** Whether what was given is stored. "saved" is said only after the transaction is through; `atMs`, `sinceMs`: wall clock, UTC epoch ms. */
export type SaveState =
  | { readonly kind: "idle" }
  | { readonly kind: "saving" }
  | { readonly kind: "saved"; readonly atMs: number }
  | { readonly kind: "failing"; readonly attempts: number; readonly sinceMs: number };

/** What a page reports of what happens around the responses. */
export type ObservedFact = Extract<
  SittingFact,
  { readonly type: "away" | "back" | "full-screen" | "refused" | "tool" | "calculated" | "scratched" | "backed-up" | "error" }
>;

/**
 * What became of a coordinator's code. "unknown": no code of this participant in this study · "used": it was entered before ·
 * "not-locked": it unlocks, and nothing is locked, so it was not used up.
 */
export type CodeOutcome = "granted" | "unlocked" | "unknown" | "used" | "not-locked";

/** Something about time that the participant is told once. Minutes are 60, 30, 15, 5 or 1. */
export type SittingNotice =
  | { readonly kind: "gap"; readonly gapMs: number }
  | { readonly kind: "clock-back"; readonly backMs: number }
  | { readonly kind: "resumed"; readonly gapMs: number }
  | { readonly kind: "locked"; readonly jumpMs: number }
  | { readonly kind: "unlocked" }
  | { readonly kind: "granted"; readonly extraMs: number }
  | { readonly kind: "time-left"; readonly minutes: number };

/** What remains of a handed-in sitting on this machine. */
export interface FinishedSitting extends ReceiptFacts {
  /** The sealed submission file; null until it is made. */
  readonly bytes: Uint8Array | null;
}

/** Everything a page may show of one open sitting. */
export interface SittingSnapshot {
  readonly phase: "loading" | "ready" | "missing" | "failed";
  /** Why the phase is "failed": the database cannot be read, or the record in it does not hold together. */
  readonly failure: "storage" | "record" | null;
  readonly sitting: Sitting | null;
  /** Null again once the sealed file is kept. */
  readonly exam: Exam | null;
  readonly study: Study | null;
  /** A reader's page shows the sitting but changes nothing: another page holds it. */
  readonly access: "writer" | "reader";
  readonly save: SaveState;
  /** Exam time left, integer ms, derived anew at every tick. */
  readonly remainingMs: number;
  /** True while the sitting is being handed in: input is refused. */
  readonly isClosing: boolean;
  /** In the order they came; only ever appended to. */
  readonly notices: readonly SittingNotice[];
  readonly finished: FinishedSitting | null;
}

/** What became of a wish to hand in. After "failed" the sitting is still in progress and may be handed in again. */
export type SubmitOutcome = "submitted" | "already-submitted" | "failed";

/** What a page may do with one open sitting. Before "ready", as a reader and while it is handed in, input is ignored. */
export interface SittingActions {
  /** Says which item is on screen; leaving one stores the text typed in it. */
  readonly visit: (itemId: string) => void;
  /**
   * Gives the whole response to an item: choices, error types, "no problem". Stored at once.
   * Text still being typed into that item's field takes the place of `response.intervention`.
   */
  readonly respond: (itemId: string, response: Response) => void;
  /** Reports the text in an item's field: mirrored at once, stored 250 ms after the last change, 350 ms after the first at the latest. */
  readonly typeIntervention: (itemId: string, text: string, composing: boolean) => void;
  readonly flag: (itemId: string, flagged: boolean) => void;
  /** Stores typed text now (blur, navigation, page hidden). Resolves when everything given so far is stored, or can no longer be. */
  readonly flush: () => Promise<void>;
  /**
   * Records what happened around the responses; at any time while the sitting is this page's, also while it is locked. The scratch
   * pad's text ("scratched") is held back and refused like text typed into an item's field.
   */
  readonly observe: (fact: ObservedFact) => void;
  /** Enters a coordinator's code, however it is written. */
  readonly useCode: (code: string, reason: GrantReason) => CodeOutcome;
  /** Looks at the clocks now: for every sign that the page is back (visible, shown, focused, resumed). */
  readonly pulse: () => void;
  /** A backup of all that this page holds, stored or not, with what is on the screen. Null where this page has no sitting of its own to save. */
  readonly backUp: () => Promise<NamedBytes | null>;
  readonly submit: () => Promise<SubmitOutcome>;
  /** Takes the sitting from the page that holds it. */
  readonly takeOver: () => Promise<void>;
  /** Lets go: stores typed text, stops the clock, releases the lock. */
  readonly close: () => void;
}

/** What a sitting looks like before anything is read. */
export const UNOPENED: SittingSnapshot = {
  phase: "loading",
  failure: null,
  sitting: null,
  exam: null,
  study: null,
  access: "reader",
  save: { kind: "idle" },
  remainingMs: 0,
  isClosing: false,
  notices: [],
  finished: null,
};
