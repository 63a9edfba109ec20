import type { ValidityDecision } from "#domain/cohort/validity.ts";
import { WorkspaceDatabase, type CollectedRow } from "#storage/workspace-database.ts";
import { eraseParticipant, removePaperParts, sitterOf } from "#storage/erase-participant.ts";
import { mayReplace, type PaperPart } from "#domain/paper/paper-sheet.ts";
import type { ProctorEntry } from "#domain/study/proctor-entry.ts";
import type {
  CollectedBackup,
  CollectedSubmission,
  ExportRecord,
  GradeImport,
  GradingRound,
  HandedOutCode,
  SafeCopy,
  PaperOutcome,
  StoreOutcome,
  StudyWorkspace,
  Withdrawal,
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
    putBackup: (studyId, backup) => putBackup(database, studyId, backup),
    putPaperPart: (studyId, part) => putPaperPart(database, studyId, part),
    removePaperParts: (studyId, code) => removePaperParts(database, studyId, code),
    addProctorEntry: (studyId, entry) => addProctorEntry(database, studyId, entry),
    removeProctorEntry: async (studyId, entryId) => {
      await database.proctorLog.where({ studyId, entryId }).delete();
    },
    addWithdrawal: (studyId, withdrawal) => addWithdrawal(database, studyId, withdrawal),
    removeWithdrawal: async (studyId, code) => {
      await database.withdrawals.where({ studyId, code }).delete();
    },
    addExport: (studyId, record) => addExport(database, studyId, record),
    eraseParticipant: (studyId, erased) => eraseParticipant(database, studyId, erased),
    addSafeCopy: (studyId, copy) => addSafeCopy(database, studyId, copy),
    removeStudy: (studyId) => removeStudy(database, studyId),
    listDrafts: () => database.drafts.orderBy("changedAtMs").reverse().toArray(),
    loadDraft: async (draftId) => (await database.drafts.get(draftId)) ?? null,
    saveDraft: async (draft) => {
      await database.drafts.put(draft);
    },
    removeDraft: (draftId) => database.drafts.delete(draftId),
    finishDraft: (draft, made) => finishDraft(database, draft, made),
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
    const collected = await readCollected(database, studyId);
    const rounds = await database.rounds.where({ studyId }).sortBy("order");
    const gradeImports = await database.gradeImports.where({ studyId }).sortBy("order");
    const handedOut = await database.handedOut.where({ studyId }).sortBy("order");
    const validity = await database.validity.where({ studyId }).sortBy("order");
    const backups = await database.backups.where({ studyId }).sortBy("order");
    const proctorLog = await database.proctorLog.where({ studyId }).sortBy("order");
    const withdrawals = await database.withdrawals.where({ studyId }).sortBy("order");
    const erasures = await database.erasures.where({ studyId }).sortBy("order");
    const exports = await database.exports.where({ studyId }).sortBy("order");
    const paperParts = await database.paperParts.where({ studyId }).sortBy("order");
    const safeCopies = await database.safeCopies.where({ studyId }).sortBy("order");
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
      backups: backups.map((entry) => entry.backup),
      proctorLog: proctorLog.map((entry) => entry.entry),
      withdrawals: withdrawals.map((entry) => entry.withdrawal),
      erasures: erasures.map((entry) => entry.erasure),
      exports: exports.map((entry) => entry.record),
      paperParts: paperParts.map((entry) => entry.paperPart),
      safeCopies: safeCopies.map(({ kind, atMs }) => ({ kind, atMs })),
    };
  });
}

/** A record is large: each is read by a request of its own, so that the page is free between them. */
async function readCollected(database: WorkspaceDatabase, studyId: string): Promise<readonly CollectedRow[]> {
  const orders = await database.collected.where({ studyId }).primaryKeys();
  const rows: CollectedRow[] = [];
  for (const order of orders.sort((a, b) => a - b)) {
    const row = await database.collected.get(order);
    if (row !== undefined) rows.push(row);
  }
  return rows;
}

async function addCollected(database: WorkspaceDatabase, studyId: string, collected: readonly CollectedSubmission[]): Promise<void> {
  await database.transaction("rw", database.studies, database.collected, database.erasures, async () => {
    const erased = await readErased(database, studyId);
    for (const entry of collected) {
      const { submissionId } = entry.submission;
      if (erased.hasCode(sitterOf(entry)) || (await database.collected.where({ studyId, submissionId }).count()) > 0) continue;
      await database.collected.add({ studyId, submissionId, collected: entry });
    }
  });
}

async function putCollected(
  database: WorkspaceDatabase,
  studyId: string,
  collected: readonly CollectedSubmission[],
): Promise<StoreOutcome> {
  return database.transaction("rw", database.studies, database.collected, database.erasures, async () => {
    const erased = await readErased(database, studyId);
    if (collected.some((entry) => erased.hasCode(sitterOf(entry)))) return "erased";
    for (const entry of collected) {
      const { submissionId } = entry.submission;
      const held = await database.collected.where({ studyId, submissionId }).first();
      const order = held?.order === undefined ? {} : { order: held.order };
      await database.collected.put({ ...order, studyId, submissionId, collected: entry });
    }
    return "stored";
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
  await database.transaction("rw", database.studies, database.gradeImports, database.erasures, async () => {
    const erased = await readErased(database, studyId);
    if ((await database.gradeImports.where({ studyId, fileHash }).count()) > 0) return;
    const grades = gradeImport.grades.filter(({ submissionId }) => !erased.hasSubmission(submissionId));
    await database.gradeImports.add({ studyId, fileHash, gradeImport: { ...gradeImport, grades } });
  });
}

async function addHandedOut(database: WorkspaceDatabase, studyId: string, handedOut: HandedOutCode): Promise<void> {
  const { code } = handedOut;
  await database.transaction("rw", database.studies, database.handedOut, database.erasures, async () => {
    const erased = await readErased(database, studyId);
    const grants = (await database.studies.get(studyId))?.office.grantCodes ?? [];
    if (erased.hasCode(grants.find((grant) => grant.code === code)?.participantCode ?? null)) return;
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

async function putBackup(database: WorkspaceDatabase, studyId: string, backup: CollectedBackup): Promise<StoreOutcome> {
  const { sittingId, participantCode } = backup.content.start;
  return database.transaction("rw", database.studies, database.backups, database.erasures, async () => {
    if ((await readErased(database, studyId)).hasCode(participantCode)) return "erased";
    const held = await database.backups.where({ studyId, sittingId }).first();
    await database.backups.put({ ...(held?.order === undefined ? {} : { order: held.order }), studyId, sittingId, backup });
    return "stored";
  });
}

async function putPaperPart(database: WorkspaceDatabase, studyId: string, paperPart: PaperPart): Promise<PaperOutcome> {
  const { code, part } = paperPart;
  return database.transaction("rw", database.studies, database.paperParts, database.erasures, async () => {
    if ((await readErased(database, studyId)).hasCode(code)) return "erased";
    const held = await database.paperParts.where({ studyId, code, part }).first();
    if (held !== undefined && !mayReplace(held.paperPart, paperPart)) return "taken";
    await database.paperParts.put({ ...(held?.order === undefined ? {} : { order: held.order }), studyId, code, part, paperPart });
    return "stored";
  });
}

async function addProctorEntry(database: WorkspaceDatabase, studyId: string, entry: ProctorEntry): Promise<void> {
  const { entryId } = entry;
  await database.transaction("rw", database.studies, database.proctorLog, database.erasures, async () => {
    const erased = await readErased(database, studyId);
    if ((await database.proctorLog.where({ studyId, entryId }).count()) > 0) return;
    const participantCode = erased.hasCode(entry.participantCode) ? null : entry.participantCode;
    await database.proctorLog.add({ studyId, entryId, entry: { ...entry, participantCode } });
  });
}

async function addWithdrawal(database: WorkspaceDatabase, studyId: string, withdrawal: Withdrawal): Promise<void> {
  const { code } = withdrawal;
  await database.transaction("rw", database.studies, database.withdrawals, database.erasures, async () => {
    const erased = await readErased(database, studyId);
    if (erased.hasCode(code) || (await database.withdrawals.where({ studyId, code }).count()) > 0) return;
    await database.withdrawals.add({ studyId, code, withdrawal });
  });
}

async function addExport(database: WorkspaceDatabase, studyId: string, record: ExportRecord): Promise<void> {
  await database.transaction("rw", database.studies, database.exports, database.erasures, async () => {
    const erased = await readErased(database, studyId);
    const codes = record.codes.filter((code) => !erased.hasCode(code));
    if (codes.length > 0 || record.codes.length === 0) await database.exports.add({ studyId, record: { ...record, codes } });
  });
}

async function addSafeCopy(database: WorkspaceDatabase, studyId: string, { kind, atMs }: SafeCopy): Promise<void> {
  await database.transaction("rw", database.studies, database.safeCopies, async () => {
    await requireStudy(database, studyId);
    if ((await database.safeCopies.where({ studyId, kind, atMs }).count()) > 0) return;
    await database.safeCopies.add({ studyId, kind, atMs });
  });
}

async function removeStudy(database: WorkspaceDatabase, studyId: string): Promise<void> {
  await database.transaction("rw", database.tables, async () => {
    // Whatever tables there are: what belongs to a study says so by its key or an index.
    const tables = database.tables.filter(({ schema }) => schema.primKey.keyPath === "studyId" || "studyId" in schema.idxByName);
    for (const table of tables) await table.where("studyId").equals(studyId).delete();
  });
}

async function finishDraft(
  database: WorkspaceDatabase,
  { draftId, changedAtMs }: Parameters<WorkspaceStore["finishDraft"]>[0],
  made: Parameters<WorkspaceStore["finishDraft"]>[1],
): Promise<void> {
  const { office, paper, key, people } = made;
  const { studyId } = office.study;
  await database.transaction("rw", database.studies, database.people, database.drafts, async () => {
    const held = await database.drafts.get(draftId);
    if (held?.changedAtMs !== changedAtMs) throw new RangeError(`finishDraft requires the draft as it is held, got ${draftId}`);
    await database.studies.add({ studyId, office, paper, key });
    await database.people.put({ studyId, people });
    await database.drafts.delete(draftId);
  });
}

/** Who and what was erased of a study. Rejects, like `requireStudy`, for one that is not saved. */
async function readErased(database: WorkspaceDatabase, studyId: string) {
  await requireStudy(database, studyId);
  const erasures = (await database.erasures.where({ studyId }).toArray()).map((row) => row.erasure);
  return {
    hasCode: (participantCode: string | null) => erasures.some(({ code }) => code === participantCode),
    hasSubmission: (id: string) => erasures.some(({ submissionIds }) => submissionIds.includes(id)),
  };
}

/** Rejecting inside the transaction takes back whatever it had written. */
async function requireStudy(database: WorkspaceDatabase, studyId: string): Promise<void> {
  if ((await database.studies.get(studyId)) === undefined) throw new RangeError(`the store requires a saved study, got ${studyId}`);
}
