import type { Grade } from "#domain/grading/grade.ts";
import type { StudyWorkspace } from "#workflows/ports/workspace-store.ts";

/**
 * The grades that count: within a grading round a later import replaces an earlier one point by point; different rounds stand
 * beside each other, so that graders can agree or differ. Order: rounds as first imported, points as first graded.
 */
export function currentGrades(workspace: Pick<StudyWorkspace, "gradeImports">): readonly Grade[] {
  const roundIds = [...new Set(workspace.gradeImports.map((imported) => imported.roundId))];
  return roundIds.flatMap((roundId) => gradesOfRound(workspace, roundId));
}

/** The grades of one round, the latest of each point. */
export function gradesOfRound(workspace: Pick<StudyWorkspace, "gradeImports">, roundId: string): readonly Grade[] {
  const imports = workspace.gradeImports.filter((imported) => imported.roundId === roundId);
  return [...new Map(imports.flatMap((imported) => imported.grades.map((grade) => [gradedPoint(grade), grade]))).values()];
}

/** Names one answer point of one response, as a key of maps. */
export function gradedPoint(grade: Omit<Grade, "hit">): string {
  return JSON.stringify([grade.submissionId, grade.itemId, grade.pointId]);
}
