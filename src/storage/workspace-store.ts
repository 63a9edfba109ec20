import type { ValidityDecision } from "#domain/cohort/validity.ts";
import { WorkspaceDatabase } from "#storage/workspace-database.ts";
import type {
  CollectedSubmission,
  GradeImport,
  GradingRound,
  HandedOutCode,
  StudyWorkspace,
  WorkspaceStore,
} from "#workflows/ports/workspace-store.ts";

/** The staff's store on IndexedDB. Opened at the first call; each method is one transaction. */
export function createWorkspaceStore(database = new WorkspaceDatabase()): WorkspaceStore {
  return {
    list: () => listStudies(database),
    load: (studyId) => loadWorkspace(database, studyId),
    saveStudy: async ({ office, paper, key }) => {
      await database.studies.put({ studyId: office.study.studyId, office, paper, key });
    },
    addCollected: (studyId, collected) => addCollected(database, studyId, collected),
    putCollected: (studyId, collected) => putCollected(database, studyId, collected),
    removeCollected: (studyId, submissionIds) => removeCollected(database, studyId, submissionIds),
    addRound: (studyId, round) => addRound(database, studyId, round),
    addGradeImport: (studyId, gradeImport) => addGradeImport(database, studyId, gradeImport),
    removeGradeImport: async (studyId, fileHash) => {
      await database.gradeImports.where({ studyId, fileHash }).delete();
    },
    addHandedOut: (studyId, handedOut) => addHandedOut(database, studyId, handedOut),
    addValidity: (studyId, decision) => addValidity(database, studyId, decision),
    removeStudy: (studyId) => removeStudy(database, studyId),
    listDrafts: () => database.drafts.orderBy("changedAtMs").reverse().toArray(),
    loadDraft: async (draftId) => (await database.drafts.get(draftId)) ?? null,
    saveDraft: async (draft) => {
      await database.drafts.put(draft);
    },
    removeDraft: (draftId) => database.drafts.delete(draftId),
    finishDraft: (draftId, made) => finishDraft(database, draftId, made),
  };
}

async function listStudies(database: WorkspaceDatabase): ReturnType<WorkspaceStore["list"]> {
  return database.transaction("r", database.studies, database.collected, async () => {
    const rows = await database.studies.toArray();
    const counts = await Promise.all(rows.map((row) => database.collected.where({ studyId: row.studyId }).count()));
    return rows.map(({ studyId, office }, index) => ({
      studyId,
      title: office.study.title,
      simulated: office.study.simulated,
      collectedCount: counts[index] ?? 0,
      rosterCount: office.roster.length,
    }));
  });
}

async function loadWorkspace(database: WorkspaceDatabase, studyId: string): Promise<StudyWorkspace | null> {
  return database.transaction("r", database.tables, async () => {
    const row = await database.studies.get(studyId);
    if (row === undefined) return null;
    const collected = await database.collected.where({ studyId }).sortBy("order");
    const rounds = await database.rounds.where({ studyId }).sortBy("order");
    const gradeImports = await database.gradeImports.where({ studyId }).sortBy("order");
    const handedOut = await database.handedOut.where({ studyId }).sortBy("order");
    const validity = await database.validity.where({ studyId }).sortBy("order");
    return {
      office: row.office,
      paper: row.paper,
      key: row.key,
      collected: collected.map((entry) => entry.collected),
      rounds: rounds.map((entry) => entry.round),
      gradeImports: gradeImports.map((entry) => entry.gradeImport),
      handedOut: handedOut.map((entry) => entry.handedOut),
      people: (await database.people.get(studyId))?.people ?? [],
      validity: validity.map((entry) => entry.decision),
    };
  });
}

async function addCollected(database: WorkspaceDatabase, studyId: string, collected: readonly CollectedSubmission[]): Promise<void> {
  await database.transaction("rw", database.studies, database.collected, async () => {
    await requireStudy(database, studyId);
    for (const entry of collected) {
      const { submissionId } = entry.submission;
      if ((await database.collected.where({ studyId, submissionId }).count()) > 0) continue;
      await database.collected.add({ studyId, submissionId, collected: entry });
    }
  });
}

async function putCollected(database: WorkspaceDatabase, studyId: string, collected: readonly CollectedSubmission[]): Promise<void> {
  await database.transaction("rw", database.studies, database.collected, async () => {
    await requireStudy(database, studyId);
    for (const entry of collected) {
      const { submissionId } = entry.submission;
      const held = await database.collected.where({ studyId, submissionId }).first();
      const order = held?.order === undefined ? {} : { order: held.order };
      await database.collected.put({ ...order, studyId, submissionId, collected: entry });
    }
  });
}

async function removeCollected(database: WorkspaceDatabase, studyId: string, submissionIds: readonly string[]): Promise<void> {
  const keys = submissionIds.map((submissionId) => [studyId, submissionId]);
  await database.transaction("rw", database.collected, database.validity, async () => {
    await database.collected.where("[studyId+submissionId]").anyOf(keys).delete();
    await database.validity.where("[studyId+submissionId]").anyOf(keys).delete();
  });
}

async function addRound(database: WorkspaceDatabase, studyId: string, round: GradingRound): Promise<void> {
  await database.transaction("rw", database.studies, database.rounds, async () => {
    await requireStudy(database, studyId);
    await database.rounds.add({ studyId, roundId: round.roundId, round });
  });
}

async function addGradeImport(database: WorkspaceDatabase, studyId: string, gradeImport: GradeImport): Promise<void> {
  const { fileHash } = gradeImport;
  await database.transaction("rw", database.studies, database.gradeImports, async () => {
    await requireStudy(database, studyId);
    if ((await database.gradeImports.where({ studyId, fileHash }).count()) > 0) return;
    await database.gradeImports.add({ studyId, fileHash, gradeImport });
  });
}

async function addHandedOut(database: WorkspaceDatabase, studyId: string, handedOut: HandedOutCode): Promise<void> {
  const { code } = handedOut;
  await database.transaction("rw", database.studies, database.handedOut, async () => {
    await requireStudy(database, studyId);
    if ((await database.handedOut.where({ studyId, code }).count()) > 0) return;
    await database.handedOut.add({ studyId, code, handedOut });
  });
}

async function addValidity(database: WorkspaceDatabase, studyId: string, decision: ValidityDecision): Promise<void> {
  const { submissionId } = decision;
  await database.transaction("rw", database.collected, database.validity, async () => {
    const heldCount = await database.collected.where({ studyId, submissionId }).count();
    if (heldCount === 0) throw new RangeError(`addValidity requires a submission of the study, got ${submissionId}`);
    await database.validity.add({ studyId, submissionId, decision });
  });
}

async function removeStudy(database: WorkspaceDatabase, studyId: string): Promise<void> {
  await database.transaction("rw", database.tables, async () => {
    await database.studies.delete(studyId);
    await database.collected.where({ studyId }).delete();
    await database.rounds.where({ studyId }).delete();
    await database.gradeImports.where({ studyId }).delete();
    await database.handedOut.where({ studyId }).delete();
    await database.validity.where({ studyId }).delete();
    await database.people.delete(studyId);
  });
}

async function finishDraft(
  database: WorkspaceDatabase,
  draftId: string,
  made: Parameters<WorkspaceStore["finishDraft"]>[1],
): Promise<void> {
  const { office, paper, key, people } = made;
  const { studyId } = office.study;
  await database.transaction("rw", database.studies, database.people, database.drafts, async () => {
    await database.studies.add({ studyId, office, paper, key });
    await database.people.put({ studyId, people });
    await database.drafts.delete(draftId);
  });
}

/** Rejecting inside the transaction takes back whatever it had written. */
async function requireStudy(database: WorkspaceDatabase, studyId: string): Promise<void> {
  if ((await database.studies.get(studyId)) === undefined) throw new RangeError(`the store requires a saved study, got ${studyId}`);
}
