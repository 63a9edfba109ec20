import { findRound } from "#domain/grading/find-round.ts";
import type { Grade } from "#domain/grading/grade.ts";
import { matchGrades } from "#domain/grading/match-grades.ts";
import { readGradingWorkbook } from "#formats/read-grading-workbook.ts";
import { sha256HexOfBytes } from "#lib/hash.ts";
import { warningAt, type Issue } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { ok, type Result } from "#lib/result.ts";
import { gradedPoint, gradesOfRound } from "#workflows/current-grades.ts";
import { loadStudy } from "#workflows/load-study.ts";
import type { StudyWorkspace, WorkspaceStore } from "#workflows/ports/workspace-store.ts";

/** What a graded workbook would change; nothing is stored yet. */
export interface GradePreview {
  readonly roundId: string;
  readonly fileName: string;
  /** SHA-256 of the file: the name under which the import can be taken back. */
  readonly fileHash: string;
  readonly grades: readonly Grade[];
  /** Points without a grade of this round before. */
  readonly addedCount: number;
  /** Points whose grade of this round turns round. */
  readonly changedCount: number;
  readonly unchangedCount: number;
  /** Grade cells left empty or gone: missing, not "no". */
  readonly missingCount: number;
  readonly warnings: readonly Issue[];
}

/**
 * Reads a graded workbook against the round it came from. Grades of participants whose data were erased meanwhile are left out.
 * Issues: those of `loadStudy`, `readGradingWorkbook`, `findRound` and `matchGrades`. Warning: `graded-file-again`.
 */
export async function readGradedWorkbook(
  request: { readonly studyId: string; readonly file: NamedBytes },
  store: Pick<WorkspaceStore, "load">,
): Promise<Result<GradePreview>> {
  const context = await loadStudy(request.studyId, store);
  if (!context.ok) return context;
  const { workspace, exam, key } = context.value;
  const returned = readGradingWorkbook(request.file);
  if (!returned.ok) return returned;
  const round = findRound(returned.value, { examHash: exam.examHash, rounds: workspace.rounds });
  if (!round.ok) return round;
  const matched = matchGrades(returned.value.rows, round.value.codebook, key);
  if (!matched.ok) return matched;
  const { missingCount, warnings } = matched.value;
  const erased = new Set(workspace.erasures.flatMap(({ submissionIds }) => submissionIds));
  const grades = matched.value.grades.filter(({ submissionId }) => !erased.has(submissionId));
  const fileHash = sha256HexOfBytes(request.file.bytes);
  const again = workspace.gradeImports.some((held) => held.fileHash === fileHash);
  return ok({
    roundId: round.value.roundId,
    fileName: request.file.name,
    fileHash,
    grades,
    ...countChanges(workspace, round.value.roundId, grades),
    missingCount,
    warnings: again ? [warningAt("graded-file-again", { file: request.file.name }), ...warnings] : warnings,
  });
}

/** Stores what `readGradedWorkbook` showed. The same file a second time changes nothing. Undo: `store.removeGradeImport`. */
export async function acceptGradedWorkbook(
  studyId: string,
  accepted: { readonly preview: GradePreview; readonly nowMs: number },
  store: Pick<WorkspaceStore, "addGradeImport">,
): Promise<void> {
  const { roundId, fileName, fileHash, grades } = accepted.preview;
  await store.addGradeImport(studyId, { roundId, fileName, fileHash, importedAtMs: accepted.nowMs, grades });
}

function countChanges(
  workspace: StudyWorkspace,
  roundId: string,
  grades: readonly Grade[],
): Pick<GradePreview, "addedCount" | "changedCount" | "unchangedCount"> {
  const held = new Map(gradesOfRound(workspace, roundId).map((grade) => [gradedPoint(grade), grade.hit]));
  const before = grades.map((grade) => ({ hit: grade.hit, heldHit: held.get(gradedPoint(grade)) }));
  return {
    addedCount: before.filter((change) => change.heldHit === undefined).length,
    changedCount: before.filter((change) => change.heldHit !== undefined && change.heldHit !== change.hit).length,
    unchangedCount: before.filter((change) => change.heldHit === change.hit).length,
  };
}
