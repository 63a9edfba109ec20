import type { AnswerKey } from "#domain/exam/answer-key.ts";
import type { Exam } from "#domain/exam/exam.ts";
import { errorAt } from "#lib/issue.ts";
import { err, ok, type Result } from "#lib/result.ts";
import { parsePackage } from "#workflows/read-exam-package.ts";
import type { StudyWorkspace, WorkspaceStore } from "#workflows/ports/workspace-store.ts";

/** A study with its exam and key read: what every staff workflow works on. Plain data, may be sent to a worker. */
export interface StudyContext {
  readonly workspace: StudyWorkspace;
  readonly exam: Exam;
  readonly key: AnswerKey;
}

/**
 * Loads a study of this machine and reads its paper and key again, since a stored file may be of a version no longer accepted.
 * Issues: `study-missing`; those of `parsePaper` and `parseKey`.
 */
export async function loadStudy(studyId: string, store: Pick<WorkspaceStore, "load">): Promise<Result<StudyContext>> {
  const workspace = await store.load(studyId);
  if (workspace === null) return err([errorAt("study-missing", {}, { studyId })]);
  const parsed = parsePackage(workspace, { paper: "paper.json", key: "key.json" });
  return parsed.ok ? ok({ workspace, exam: parsed.value.exam, key: parsed.value.answerKey }) : parsed;
}
