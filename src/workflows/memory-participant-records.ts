import { mayReplace, type PaperPart } from "#domain/paper/paper-sheet.ts";
import { codeOfCollected } from "#workflows/doubts-of-code.ts";
import type { Erasure, ExportRecord, StoreOutcome, StudyWorkspace, WorkspaceStore } from "#workflows/ports/workspace-store.ts";

/** Puts another state in the place of a study's. */
export type ChangeWorkspace = (studyId: string, update: (workspace: StudyWorkspace) => StudyWorkspace) => void;

/**
 * The part of a store in memory that keeps what is recorded beside submissions and grades; `changeExisting` throws where there is no study.
 */
export function participantRecords(
  change: ChangeWorkspace,
  changeExisting: ChangeWorkspace,
): Pick<
  WorkspaceStore,
  | "putBackup"
  | "putPaperPart"
  | "removePaperParts"
  | "addProctorEntry"
  | "removeProctorEntry"
  | "addWithdrawal"
  | "removeWithdrawal"
  | "addExport"
  | "eraseParticipant"
> {
  return {
    putBackup: async (studyId, backup) =>
      putUnlessErased(changeExisting, { studyId, codes: [backup.content.start.participantCode] }, (workspace) => ({
        ...workspace,
        backups: withPut(workspace.backups, [backup], ({ content }) => content.start.sittingId),
      })),
    putPaperPart: async (studyId, part) => {
      let isTaken = false;
      const outcome = putUnlessErased(changeExisting, { studyId, codes: [part.code] }, (workspace) => {
        isTaken = workspace.paperParts.some((held) => nameOfPart(held) === nameOfPart(part) && !mayReplace(held, part));
        return isTaken ? workspace : { ...workspace, paperParts: withPut(workspace.paperParts, [part], nameOfPart) };
      });
      return isTaken ? "taken" : outcome;
    },
    removePaperParts: async (studyId, code) =>
      change(studyId, (workspace) => ({ ...workspace, paperParts: workspace.paperParts.filter((held) => held.code !== code) })),
    addProctorEntry: async (studyId, entry) =>
      changeExisting(studyId, (workspace) => {
        const participantCode = isErased(entry.participantCode, workspace) ? null : entry.participantCode;
        return { ...workspace, proctorLog: withNew(workspace.proctorLog, { ...entry, participantCode }, ({ entryId }) => entryId) };
      }),
    removeProctorEntry: async (studyId, entryId) =>
      change(studyId, (workspace) => ({ ...workspace, proctorLog: workspace.proctorLog.filter((held) => held.entryId !== entryId) })),
    addWithdrawal: async (studyId, withdrawal) =>
      changeExisting(studyId, (workspace) => {
        if (isErased(withdrawal.code, workspace)) return workspace;
        return { ...workspace, withdrawals: withNew(workspace.withdrawals, withdrawal, ({ code }) => code) };
      }),
    removeWithdrawal: async (studyId, code) =>
      change(studyId, (workspace) => ({ ...workspace, withdrawals: workspace.withdrawals.filter((held) => held.code !== code) })),
    addExport: async (studyId, record) =>
      changeExisting(studyId, (workspace) => {
        const kept = withoutCodes(record, (code) => isErased(code, workspace));
        return { ...workspace, exports: [...workspace.exports, ...kept] };
      }),
    eraseParticipant: async (studyId, erased) => changeExisting(studyId, (workspace) => withoutParticipant(workspace, erased)),
  };
}

function nameOfPart({ code, part }: PaperPart): string {
  return `${code} ${part}`;
}

/** The list with one more at its end, unless one of that name is there. */
export function withNew<T>(held: readonly T[], added: T, nameOf: (one: T) => string): readonly T[] {
  return held.some((one) => nameOf(one) === nameOf(added)) ? held : [...held, added];
}

/** The list with others in the place of those of the same names, or behind them. */
export function withPut<T>(held: readonly T[], put: readonly T[], nameOf: (one: T) => string): readonly T[] {
  return [...new Map([...held, ...put].map((one) => [nameOf(one), one])).values()];
}

/** Whether that participant's data were erased; never so for null, a model's code. */
export function isErased(code: string | null, { erasures }: Pick<StudyWorkspace, "erasures">): boolean {
  return erasures.some((erasure) => erasure.code === code);
}

/** Changes a study unless any of those participants' data were erased, and says which it was. */
export function putUnlessErased(
  changeExisting: ChangeWorkspace,
  { studyId, codes }: { readonly studyId: string; readonly codes: readonly (string | null)[] },
  update: (workspace: StudyWorkspace) => StudyWorkspace,
): StoreOutcome {
  let outcome: StoreOutcome = "stored";
  changeExisting(studyId, (workspace) => {
    if (!codes.some((code) => isErased(code, workspace))) return update(workspace);
    outcome = "erased";
    return workspace;
  });
  return outcome;
}

/** The record without some codes; none where nobody is left. One that never named anybody stays. */
function withoutCodes(record: ExportRecord, isGone: (code: string) => boolean): readonly ExportRecord[] {
  const codes = record.codes.filter((code) => !isGone(code));
  return codes.length === 0 && record.codes.length > 0 ? [] : [{ ...record, codes }];
}

function withoutParticipant(workspace: StudyWorkspace, { code, atMs }: Pick<Erasure, "code" | "atMs">): StudyWorkspace {
  const isTheirs = (entry: StudyWorkspace["collected"][number]): boolean => codeOfCollected(entry) === code;
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
    paperParts: workspace.paperParts.filter((held) => held.code !== code),
    exports: workspace.exports.flatMap((held) => withoutCodes(held, (each) => each === code)),
    erasures: [...workspace.erasures.filter((held) => held.code !== code), { code, atMs, submissionIds }],
  };
}
