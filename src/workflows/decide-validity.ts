import { noteProblem, type ValidityDecision } from "#domain/cohort/validity.ts";
import { assert } from "#lib/assert.ts";
import type { WorkspaceStore } from "#workflows/ports/workspace-store.ts";

/**
 * Records whether a section of a collected submission counts; earlier decisions on it stay on record. The note is kept without white space
 * around it. Rejects, with nothing changed, when the store does.
 * @throws RangeError when the note does not go with the reason (`noteProblem`): forms see to it that it does.
 */
export async function decideValidity(
  studyId: string,
  decision: ValidityDecision,
  store: Pick<WorkspaceStore, "addValidity">,
): Promise<void> {
  const kept = { ...decision, note: decision.note.trim() };
  const problem = noteProblem(kept);
  assert(problem === null, `decideValidity requires a note that goes with its reason, got one that is ${problem ?? ""}`);
  await store.addValidity(studyId, kept);
}
