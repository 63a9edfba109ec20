import { writeRosterCsv, type RosterLine } from "#formats/roster-csv.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { toFileName } from "#workflows/file-name.ts";
import type { StudyWorkspace } from "#workflows/ports/workspace-store.ts";
import { findingsOf } from "#workflows/verdict-of.ts";
import { rosterBoard, type RosterRow } from "#workflows/roster-board.ts";

/** The roster's board as one CSV file: who stands where. Of those who withdrew consent it says that, and nothing else. */
export function exportRoster(workspace: StudyWorkspace): NamedBytes {
  const { studyId, simulated } = workspace.office.study;
  return { name: toFileName([studyId, "roster"], "csv"), bytes: writeRosterCsv(rosterBoard(workspace).map(toLine), { simulated }) };
}

function toLine(row: RosterRow): RosterLine {
  const { code, rankId, site, state, endedAtMs } = row;
  const [collected, backups] = endedAtMs === null ? [row.collected, row.backups] : [[], []];
  return {
    ...{ code, rankId, site, state, endedAtMs },
    collectedAtMs: collected[0]?.collectedAtMs ?? null,
    receipts: collected.map(({ submission: { source } }) => (source.kind === "participant" ? source.receipt : "")),
    backupCount: backups.length,
    issueCodes: [...new Set(collected.flatMap(findingsOf).map(({ code: issueCode }) => issueCode))].sort(),
  };
}
