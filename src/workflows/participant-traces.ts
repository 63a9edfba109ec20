import { codeOfCollected } from "#workflows/doubts-of-code.ts";
import type { ExportRecord, GradingRound, StudyWorkspace } from "#workflows/ports/workspace-store.ts";

/** What is held of one participant, and what of it has left this machine. */
export interface ParticipantTraces {
  readonly submissionCount: number;
  readonly backupCount: number;
  readonly gradeCount: number;
  /** Single-use codes of theirs that were read out. */
  readonly handedOutCount: number;
  /** Entries and settlements of their paper sheet. */
  readonly paperCount: number;
  /** Entries of the proctor log that name the code. */
  readonly logCount: number;
  /** Whether this machine knows who is behind the code. */
  readonly isNamed: boolean;
  /** Files with their data, in the order they were made. */
  readonly exports: readonly ExportRecord[];
  /** Blinded workbooks with their responses, in the order they were made. */
  readonly rounds: readonly { readonly round: GradingRound; readonly rowCount: number }[];
}

/** Counts what erasing a participant's data would delete, and names what it cannot reach. */
export function participantTraces(workspace: StudyWorkspace, code: string): ParticipantTraces {
  const { collected, backups, gradeImports, office, handedOut, proctorLog, exports, rounds } = workspace;
  const ids = new Set(collected.filter((entry) => codeOfCollected(entry) === code).map(({ submission }) => submission.submissionId));
  const grantCodes = new Set(office.grantCodes.filter((grant) => grant.participantCode === code).map((grant) => grant.code));
  return {
    submissionCount: ids.size,
    backupCount: backups.filter(({ content }) => content.start.participantCode === code).length,
    gradeCount: gradeImports.reduce((sum, { grades }) => sum + grades.filter(({ submissionId }) => ids.has(submissionId)).length, 0),
    handedOutCount: handedOut.filter((held) => grantCodes.has(held.code)).length,
    paperCount: workspace.paperParts.filter((part) => part.code === code).length,
    logCount: proctorLog.filter((entry) => entry.participantCode === code).length,
    isNamed: workspace.people.some((person) => person.code === code),
    exports: exports.filter(({ codes }) => codes.includes(code)),
    rounds: rounds
      .map((round) => ({ round, rowCount: round.codebook.entries.filter(({ submissionId }) => ids.has(submissionId)).length }))
      .filter(({ rowCount }) => rowCount > 0),
  };
}
