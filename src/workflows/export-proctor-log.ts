import { writeProctorLogCsv } from "#formats/proctor-log-csv.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { isWithdrawn } from "#workflows/consented.ts";
import { toFileName } from "#workflows/file-name.ts";
import type { StudyWorkspace } from "#workflows/ports/workspace-store.ts";
import { proctorEntries } from "#workflows/proctor-entries.ts";

/** The whole proctor log as one CSV file, by site and time. Who withdrew consent is not named: the entry stays without the code. */
export function exportProctorLog(workspace: Pick<StudyWorkspace, "office" | "proctorLog" | "withdrawals">): NamedBytes {
  const { studyId, simulated } = workspace.office.study;
  const entries = proctorEntries(workspace).map((entry) =>
    isWithdrawn(entry.participantCode, workspace) ? { ...entry, participantCode: null } : entry,
  );
  return {
    name: toFileName([studyId, "proctor-log"], "csv"),
    bytes: writeProctorLogCsv(entries, { simulated }),
  };
}
