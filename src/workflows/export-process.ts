import { writeProcessCsv, type RecordedSitting } from "#formats/process-csv.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { consentedCollected } from "#workflows/consented.ts";
import { toFileName } from "#workflows/file-name.ts";
import type { StudyContext } from "#workflows/load-study.ts";
import type { CollectedSubmission } from "#workflows/ports/workspace-store.ts";

/**
 * The whole record of every sitting collected, or of those given, as one CSV file named after the study and `part`, if there is one. Never
 * of a participant who withdrew consent.
 */
export function exportProcess(
  { workspace }: Pick<StudyContext, "workspace">,
  collected: readonly CollectedSubmission[] = workspace.collected,
  part = "",
): NamedBytes {
  const { study } = workspace.office;
  const consented = consentedCollected({ collected, withdrawals: workspace.withdrawals });
  const sittings = consented.flatMap(({ submission }): RecordedSitting[] => {
    const { source } = submission;
    if (source.kind !== "participant") return [];
    return [{ respondentId: source.start.participantCode, simulated: study.simulated || submission.simulated, source }];
  });
  return { name: toFileName([study.studyId, "events", part], "csv"), bytes: writeProcessCsv(sittings) };
}
