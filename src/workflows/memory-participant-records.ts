import type { Erasure, StudyWorkspace, WorkspaceStore } from "#workflows/ports/workspace-store.ts";

/** Puts another state in the place of a study's. */
export type ChangeWorkspace = (studyId: string, update: (workspace: StudyWorkspace) => StudyWorkspace) => void;

/** The part of a store in memory that keeps what is recorded beside submissions and grades; `changeExisting` throws where there is no study. */
export function participantRecords(
  change: ChangeWorkspace,
  changeExisting: ChangeWorkspace,
): Pick<
  WorkspaceStore,
  "putBackup" | "addProctorEntry" | "removeProctorEntry" | "addWithdrawal" | "removeWithdrawal" | "addExport" | "eraseParticipant"
> {
  return {
    putBackup: async (studyId, backup) =>
      changeExisting(studyId, (workspace) => ({
        ...workspace,
        backups: [...new Map([...workspace.backups, backup].map((held) => [held.content.start.sittingId, held])).values()],
      })),
    addProctorEntry: async (studyId, entry) =>
      changeExisting(studyId, (workspace) => {
        if (workspace.proctorLog.some((held) => held.entryId === entry.entryId)) return workspace;
        return { ...workspace, proctorLog: [...workspace.proctorLog, entry] };
      }),
    removeProctorEntry: async (studyId, entryId) =>
      change(studyId, (workspace) => ({ ...workspace, proctorLog: workspace.proctorLog.filter((held) => held.entryId !== entryId) })),
    addWithdrawal: async (studyId, withdrawal) =>
      changeExisting(studyId, (workspace) => {
        if (workspace.withdrawals.some((held) => held.code === withdrawal.code)) return workspace;
        return { ...workspace, withdrawals: [...workspace.withdrawals, withdrawal] };
      }),
    removeWithdrawal: async (studyId, code) =>
      change(studyId, (workspace) => ({ ...workspace, withdrawals: workspace.withdrawals.filter((held) => held.code !== code) })),
    addExport: async (studyId, record) =>
      changeExisting(studyId, (workspace) => ({ ...workspace, exports: [...workspace.exports, record] })),
    eraseParticipant: async (studyId, erased) => changeExisting(studyId, (workspace) => withoutParticipant(workspace, erased)),
  };
}

function withoutParticipant(workspace: StudyWorkspace, { code, atMs }: Pick<Erasure, "code" | "atMs">): StudyWorkspace {
  const isTheirs = ({ submission: { source } }: StudyWorkspace["collected"][number]): boolean =>
    source.kind === "participant" && source.start.participantCode === code;
  const before = workspace.erasures.find((held) => held.code === code)?.submissionIds ?? [];
  const submissionIds = [...before, ...workspace.collected.filter(isTheirs).map(({ submission }) => submission.submissionId)];
  const grantCodes = new Set(workspace.office.grantCodes.filter((grant) => grant.participantCode === code).map((grant) => grant.code));
  return {
    ...workspace,
    collected: workspace.collected.filter((entry) => !isTheirs(entry)),
    validity: workspace.validity.filter((decision) => !submissionIds.includes(decision.submissionId)),
    people: workspace.people.filter((person) => person.code !== code),
    backups: workspace.backups.filter(({ content }) => content.start.participantCode !== code),
    gradeImports: workspace.gradeImports.map((held) => ({
      ...held,
      grades: held.grades.filter((grade) => !submissionIds.includes(grade.submissionId)),
    })),
    handedOut: workspace.handedOut.filter((held) => !grantCodes.has(held.code)),
    proctorLog: workspace.proctorLog.map((entry) => (entry.participantCode === code ? { ...entry, participantCode: null } : entry)),
    withdrawals: workspace.withdrawals.filter((held) => held.code !== code),
    exports: workspace.exports.flatMap((held) => {
      const codes = held.codes.filter((each) => each !== code);
      return codes.length === 0 && held.codes.length > 0 ? [] : [{ ...held, codes }];
    }),
    erasures: [...workspace.erasures.filter((held) => held.code !== code), { code, atMs, submissionIds }],
  };
}
