import { grantOf, normaliseGrantCode, type GrantBook, type GrantReason } from "#domain/study/grant.ts";
import type { Sitting } from "#domain/sitting/sitting.ts";
import type { SittingFact } from "#domain/sitting/sitting-event.ts";
import type { CodeOutcome } from "#workflows/take-exam-state.ts";

/** A study's commitments and where the sitting stands. */
export interface CodeContext {
  readonly book: GrantBook;
  readonly sitting: Sitting;
}

/** What a typed code comes to, with the fact to be recorded; null when it changes nothing. */
export function judgeCode(
  { book, sitting }: CodeContext,
  typed: string,
  reason: GrantReason,
): { readonly outcome: CodeOutcome; readonly fact: SittingFact | null } {
  const code = normaliseGrantCode(typed);
  const grant = grantOf(book, sitting.start.participantCode, code);
  if (grant === null) return { outcome: "unknown", fact: null };
  if (sitting.usedCodes.has(code)) return { outcome: "used", fact: null };
  if (grant.kind === "extra") return { outcome: "granted", fact: { type: "granted", code, extraMs: grant.extraMs, reason } };
  if (sitting.lockedMs === null) return { outcome: "not-locked", fact: null };
  return { outcome: "unlocked", fact: { type: "unlocked", code, reason } };
}
