import { writeGradesJson } from "#formats/grades-json.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { currentGrades } from "#workflows/current-grades.ts";
import { toFileName } from "#workflows/file-name.ts";
import type { StudyContext } from "#workflows/load-study.ts";

/** Writes the grades that count, unblinded, as JSON for the command line and for archives. */
export function exportGrades({ workspace, exam }: StudyContext, options: { readonly appVersion: string }): NamedBytes {
  const { examId, examHash } = exam;
  const { studyId, simulated } = workspace.office.study;
  const bytes = writeGradesJson({ appVersion: options.appVersion, examId, examHash, simulated, grades: currentGrades(workspace) });
  return { name: toFileName([studyId, "grades"], "json"), bytes };
}
