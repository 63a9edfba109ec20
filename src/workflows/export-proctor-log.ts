import { writeProctorLogCsv } from "#formats/proctor-log-csv.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { toFileName } from "#workflows/file-name.ts";
import type { StudyWorkspace } from "#workflows/ports/workspace-store.ts";
import { proctorEntries } from "#workflows/proctor-entries.ts";

/** The whole proctor log as one CSV file, by site and time. */
export function exportProctorLog({ office, proctorLog }: Pick<StudyWorkspace, "office" | "proctorLog">): NamedBytes {
  const { studyId, simulated } = office.study;
  return {
    name: toFileName([studyId, "proctor-log"], "csv"),
    bytes: writeProctorLogCsv(proctorEntries({ office, proctorLog }), { simulated }),
  };
}
