import { writeGradesJson } from "#formats/grades-json.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { consentedCollected } from "#workflows/consented.ts";
import { currentGrades } from "#workflows/current-grades.ts";
import { toFileName } from "#workflows/file-name.ts";
import type { StudyContext } from "#workflows/load-study.ts";

/** Writes the grades that count, unblinded, as JSON for the command line and for archives; none of a participant who withdrew consent. */
export function exportGrades({ workspace, exam }: StudyContext, options: { readonly appVersion: string }): NamedBytes {
  const { examId, examHash } = exam;
  const { studyId, simulated } = workspace.office.study;
  const usable = new Set(consentedCollected(workspace).map(({ submission }) => submission.submissionId));
  const withheld = new Set(workspace.collected.map(({ submission }) => submission.submissionId).filter((id) => !usable.has(id)));
  const grades = currentGrades(workspace).filter(({ submissionId }) => !withheld.has(submissionId));
  const bytes = writeGradesJson({ appVersion: options.appVersion, examId, examHash, simulated, grades });
  return { name: toFileName([studyId, "grades"], "json"), bytes };
}
