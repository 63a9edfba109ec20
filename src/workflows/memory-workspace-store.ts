import type { Erasure, SetupDraft, StudyWorkspace, WorkspaceStore } from "#workflows/ports/workspace-store.ts";

/** A `WorkspaceStore` that lasts as long as the object: for the command line and for the simulation, which have no database. */
export function createMemoryWorkspaceStore(): WorkspaceStore {
  const studies = new Map<string, StudyWorkspace>();
  const change = (studyId: string, update: (workspace: StudyWorkspace) => StudyWorkspace): void => {
    const workspace = studies.get(studyId);
    if (workspace !== undefined) studies.set(studyId, update(workspace));
  };
  const changeExisting: typeof change = (studyId, update) => {
    if (!studies.has(studyId)) throw new RangeError(`the store requires a saved study, got ${studyId}`);
    change(studyId, update);
  };
  return {
    list: async () => [...studies.values()].map(toSummary),
    load: async (studyId) => studies.get(studyId) ?? null,
    saveStudy: async (study) => {
      const held = studies.get(study.office.study.studyId) ?? NOTHING_COLLECTED;
      studies.set(study.office.study.studyId, { ...held, office: study.office, paper: study.paper, key: study.key });
    },
    addCollected: async (studyId, collected) =>
      changeExisting(studyId, (workspace) => {
        const added = [...workspace.collected];
        for (const entry of collected) {
          if (!added.some((held) => held.submission.submissionId === entry.submission.submissionId)) added.push(entry);
        }
        return { ...workspace, collected: added };
      }),
    putCollected: async (studyId, collected) =>
      changeExisting(studyId, (workspace) => ({ ...workspace, collected: withPut(workspace.collected, collected) })),
    removeCollected: async (studyId, submissionIds) =>
      change(studyId, (workspace) => ({
        ...workspace,
        collected: workspace.collected.filter((entry) => !submissionIds.includes(entry.submission.submissionId)),
      })),
    addRound: async (studyId, round) =>
      changeExisting(studyId, (workspace) => {
        if (workspace.rounds.some((held) => held.roundId === round.roundId))
          throw new RangeError(`addRound requires a new id, got ${round.roundId}`);
        return { ...workspace, rounds: [...workspace.rounds, round] };
      }),
    addGradeImport: async (studyId, gradeImport) =>
      changeExisting(studyId, (workspace) => {
        if (workspace.gradeImports.some((held) => held.fileHash === gradeImport.fileHash)) return workspace;
        return { ...workspace, gradeImports: [...workspace.gradeImports, gradeImport] };
      }),
    removeGradeImport: async (studyId, fileHash) =>
      change(studyId, (workspace) => ({
        ...workspace,
        gradeImports: workspace.gradeImports.filter((held) => held.fileHash !== fileHash),
      })),
    addHandedOut: async (studyId, handedOut) =>
      changeExisting(studyId, (workspace) => {
        if (workspace.handedOut.some((held) => held.code === handedOut.code)) return workspace;
        return { ...workspace, handedOut: [...workspace.handedOut, handedOut] };
      }),
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
    removeStudy: async (studyId) => {
      studies.delete(studyId);
    },
    ...memoryDrafts(studies),
  };
}

type Drafts = Pick<WorkspaceStore, "listDrafts" | "loadDraft" | "saveDraft" | "removeDraft" | "finishDraft">;

function memoryDrafts(studies: Map<string, StudyWorkspace>): Drafts {
  const drafts = new Map<string, SetupDraft>();
  return {
    listDrafts: async () => [...drafts.values()].sort((a, b) => b.changedAtMs - a.changedAtMs),
    loadDraft: async (draftId) => drafts.get(draftId) ?? null,
    saveDraft: async (draft) => {
      drafts.set(draft.draftId, draft);
    },
    removeDraft: async (draftId) => {
      drafts.delete(draftId);
    },
    finishDraft: async (draftId, made) => {
      const { studyId } = made.office.study;
      if (studies.has(studyId)) throw new RangeError(`finishDraft requires a new study, got ${studyId}`);
      studies.set(studyId, { ...NOTHING_COLLECTED, ...made });
      drafts.delete(draftId);
    },
  };
}

const NOTHING_COLLECTED: Omit<StudyWorkspace, "office" | "paper" | "key"> = {
  collected: [],
  rounds: [],
  gradeImports: [],
  handedOut: [],
  backups: [],
  proctorLog: [],
  withdrawals: [],
  erasures: [],
  exports: [],
};

function withoutParticipant(workspace: StudyWorkspace, { code, atMs }: Pick<Erasure, "code" | "atMs">): StudyWorkspace {
  const isTheirs = ({ submission: { source } }: StudyWorkspace["collected"][number]): boolean =>
    source.kind === "participant" && source.start.participantCode === code;
  const before = workspace.erasures.find((held) => held.code === code)?.submissionIds ?? [];
  const submissionIds = [...before, ...workspace.collected.filter(isTheirs).map(({ submission }) => submission.submissionId)];
  const grantCodes = new Set(workspace.office.grantCodes.filter((grant) => grant.participantCode === code).map((grant) => grant.code));
  return {
    ...workspace,
    collected: workspace.collected.filter((entry) => !isTheirs(entry)),
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

function withPut(held: StudyWorkspace["collected"], put: StudyWorkspace["collected"]): StudyWorkspace["collected"] {
  return [...new Map([...held, ...put].map((entry) => [entry.submission.submissionId, entry])).values()];
}

function toSummary(workspace: StudyWorkspace): Awaited<ReturnType<WorkspaceStore["list"]>>[number] {
  const { study, roster } = workspace.office;
  const { studyId, title, simulated } = study;
  return { studyId, title, simulated, collectedCount: workspace.collected.length, rosterCount: roster.length };
}
