/**
 * Why a section does not count, in the order in which the reasons are offered. These are what a study's report has to tell apart when it
 * says who was left out: what befell the sitting (interrupted, technical failure, clock in doubt), what its taker did (outside help, left
 * early), and what made it another task than everyone else's (language, conditions).
 */
export const INVALID_REASONS = [
  "interrupted",
  "technical-failure",
  "clock-doubt",
  "outside-help",
  "left-early",
  "language",
  "conditions",
  "other",
] as const;
/** One of the reasons. */
export type InvalidReason = (typeof INVALID_REASONS)[number];

/** The coordinator's decision on one section of one sitting. It names no person, not even who decided. */
export interface ValidityDecision {
  readonly submissionId: string;
  readonly sectionId: string;
  /** null: the section counts, as it does where nothing was decided. */
  readonly reason: InvalidReason | null;
  /** What the code leaves open; may be empty, except for "other". At most `MAX_NOTE_LENGTH` UTF-16 units. */
  readonly note: string;
  /** UTC epoch ms. */
  readonly decidedAtMs: number;
}

/** A section that does not count for one respondent, and why. */
export interface InvalidSection {
  readonly sectionId: string;
  readonly reason: InvalidReason;
}

/** Length of a note at most, in UTF-16 units. */
export const MAX_NOTE_LENGTH = 200;

/** What keeps a note from being recorded with a reason, or null: "other" says nothing without one. */
export function noteProblem({ reason, note }: Pick<ValidityDecision, "reason" | "note">): "missing" | "long" | null {
  if (note.length > MAX_NOTE_LENGTH) return "long";
  return reason === "other" && note.trim() === "" ? "missing" : null;
}

/** The decision in force, the last one given, or null where none was. `decisions` are in the order in which they were recorded. */
export function decisionInForce(
  decisions: readonly ValidityDecision[],
  of: Pick<ValidityDecision, "submissionId" | "sectionId">,
): ValidityDecision | null {
  return decisions.filter((each) => each.submissionId === of.submissionId && each.sectionId === of.sectionId).at(-1) ?? null;
}

/** The sections of one submission that do not count, sorted by id. Empty where nothing was decided, or everything was taken back. */
export function invalidSectionsOf(decisions: readonly ValidityDecision[], submissionId: string): readonly InvalidSection[] {
  const reasonBySection = new Map<string, InvalidReason | null>();
  for (const each of decisions) if (each.submissionId === submissionId) reasonBySection.set(each.sectionId, each.reason);
  return [...reasonBySection]
    .flatMap(([sectionId, reason]) => (reason === null ? [] : [{ sectionId, reason }]))
    .sort((a, b) => (a.sectionId < b.sectionId ? -1 : 1));
}
