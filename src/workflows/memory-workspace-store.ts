import type { ValidityDecision } from "#domain/cohort/validity.ts";
import { codeOfCollected } from "#workflows/doubts-of-code.ts";
import {
  isErased,
  participantRecords,
  putUnlessErased,
  withNew,
  withPut,
  type ChangeWorkspace,
} from "#workflows/memory-participant-records.ts";
import type { GradeImport, HandedOutCode, SetupDraft, StudyWorkspace, WorkspaceStore } from "#workflows/ports/workspace-store.ts";

/** A `WorkspaceStore` that lasts as long as the object: for the command line and for the simulation, which have no database. */
export function createMemoryWorkspaceStore(): WorkspaceStore {
  const studies = new Map<string, StudyWorkspace>();
  const change: ChangeWorkspace = (studyId, update) => {
    const workspace = studies.get(studyId);
    if (workspace !== undefined) studies.set(studyId, update(workspace));
  };
  const changeExisting: ChangeWorkspace = (studyId, update) => {
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
      changeExisting(studyId, (workspace) => ({
        ...workspace,
        collected: collected
          .filter((entry) => !isErased(codeOfCollected(entry), workspace))
          .reduce((held, entry) => withNew(held, entry, ({ submission }) => submission.submissionId), workspace.collected),
      })),
    putCollected: async (studyId, collected) => {
      const codes = collected.map(codeOfCollected);
      return putUnlessErased(changeExisting, { studyId, codes }, (workspace) => ({
        ...workspace,
        collected: withPut(workspace.collected, collected, ({ submission }) => submission.submissionId),
      }));
    },
    removeCollected: async (studyId, submissionIds) => change(studyId, (workspace) => withoutSubmissions(workspace, submissionIds)),
    addRound: async (studyId, round) => changeExisting(studyId, (workspace) => withRound(workspace, round)),
    addGradeImport: async (studyId, gradeImport) =>
      changeExisting(studyId, (workspace) => ({
        ...workspace,
        gradeImports: withNew(workspace.gradeImports, withoutErasedGrades(gradeImport, workspace), ({ fileHash }) => fileHash),
      })),
    removeGradeImport: async (studyId, fileHash) =>
      change(studyId, (workspace) => ({
        ...workspace,
        gradeImports: workspace.gradeImports.filter((held) => held.fileHash !== fileHash),
      })),
    addHandedOut: async (studyId, handedOut) => changeExisting(studyId, (workspace) => withHandedOut(workspace, handedOut)),
    addSafeCopy: async (studyId, copy) =>
      changeExisting(studyId, (workspace) => ({
        ...workspace,
        safeCopies: withNew(workspace.safeCopies, copy, ({ kind, atMs }) => `${kind} ${atMs}`),
      })),
    addValidity: async (studyId, decision) => changeExisting(studyId, (workspace) => withDecision(workspace, decision)),
    ...participantRecords(change, changeExisting),
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
    finishDraft: async ({ draftId, changedAtMs }, made) => {
      const { studyId } = made.office.study;
      if (drafts.get(draftId)?.changedAtMs !== changedAtMs)
        throw new RangeError(`finishDraft requires the draft as it is held, got ${draftId}`);
      if (studies.has(studyId)) throw new RangeError(`finishDraft requires a new study, got ${studyId}`);
      studies.set(studyId, { ...NOTHING_COLLECTED, ...made });
      drafts.delete(draftId);
    },
  };
}

function withoutSubmissions(workspace: StudyWorkspace, submissionIds: readonly string[]): StudyWorkspace {
  return {
    ...workspace,
    collected: workspace.collected.filter((entry) => !submissionIds.includes(entry.submission.submissionId)),
    validity: workspace.validity.filter((decision) => !submissionIds.includes(decision.submissionId)),
  };
}

function withDecision(workspace: StudyWorkspace, decision: ValidityDecision): StudyWorkspace {
  const { submissionId } = decision;
  const isHeld = workspace.collected.some((entry) => entry.submission.submissionId === submissionId);
  if (!isHeld) throw new RangeError(`addValidity requires a submission of the study, got ${submissionId}`);
  return { ...workspace, validity: [...workspace.validity, decision] };
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
  validity: [],
  people: [],
  paperParts: [],
  safeCopies: [],
};

function withRound(workspace: StudyWorkspace, round: StudyWorkspace["rounds"][number]): StudyWorkspace {
  if (workspace.rounds.some((held) => held.roundId === round.roundId))
    throw new RangeError(`addRound requires a new id, got ${round.roundId}`);
  return { ...workspace, rounds: [...workspace.rounds, round] };
}

function withHandedOut(workspace: StudyWorkspace, handedOut: HandedOutCode): StudyWorkspace {
  const grant = workspace.office.grantCodes.find(({ code }) => code === handedOut.code);
  if (isErased(grant?.participantCode ?? null, workspace)) return workspace;
  return { ...workspace, handedOut: withNew(workspace.handedOut, handedOut, ({ code }) => code) };
}

function withoutErasedGrades(gradeImport: GradeImport, { erasures }: StudyWorkspace): GradeImport {
  const erased = new Set(erasures.flatMap(({ submissionIds }) => submissionIds));
  return { ...gradeImport, grades: gradeImport.grades.filter(({ submissionId }) => !erased.has(submissionId)) };
}

function toSummary(workspace: StudyWorkspace): Awaited<ReturnType<WorkspaceStore["list"]>>[number] {
  const { study, roster } = workspace.office;
  const { studyId, title, simulated } = study;
  return { studyId, title, simulated, collectedCount: workspace.collected.length, rosterCount: roster.length };
}
