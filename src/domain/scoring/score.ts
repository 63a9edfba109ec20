/**
 * Why a score does not exist. Missing is never zero.
 * - `not_administered`: the section is not valid for this respondent
 * - `not_graded`: an answer point still needs a grade, or its graders disagree
 * - `no_points`: a prescription without a problem has no answer points to hit
 * - `no_items`: nothing is left to average over
 * - `no_members`: no respondent of this rank has a valid section
 */
export type MissingReason = "not_administered" | "not_graded" | "no_points" | "no_items" | "no_members";

/** A score, 0–1, or the reason why there is none (shown as "n/a" with that reason). */
export type Score = number | MissingReason;

/** True for a score that exists. */
export function isScored(score: Score | undefined): score is number {
  return typeof score === "number";
}
