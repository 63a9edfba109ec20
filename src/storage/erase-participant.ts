import { participantOf } from "#domain/submission/submission.ts";
import type { CollectedRow, ExportRow, WorkspaceDatabase } from "#storage/workspace-database.ts";
import type { CollectedSubmission, Erasure } from "#workflows/ports/workspace-store.ts";

/** Deletes one participant's data in one transaction, as `WorkspaceStore.eraseParticipant` says. */
export async function eraseParticipant(
  database: WorkspaceDatabase,
  studyId: string,
  { code, atMs }: Pick<Erasure, "code" | "atMs">,
): Promise<void> {
  await database.transaction("rw", database.tables, async () => {
    const study = await database.studies.get(studyId);
    if (study === undefined) throw new RangeError(`the store requires a saved study, got ${studyId}`);
    const before = (await database.erasures.where({ studyId, code }).first())?.erasure.submissionIds ?? [];
    const submissionIds = [...before, ...(await eraseSubmissions(database, studyId, code))];
    await eraseBackups(database, studyId, code);
    await eraseGrades(database, studyId, new Set(submissionIds));
    const grantCodes = new Set(study.office.grantCodes.filter((grant) => grant.participantCode === code).map((grant) => grant.code));
    const handedOut = await database.handedOut.where({ studyId }).toArray();
    await database.handedOut.bulkDelete(ordersOf(handedOut.filter((row) => grantCodes.has(row.code))));
    await eraseMentions(database, studyId, code);
    const known = await database.people.get(studyId);
    if (known !== undefined) await database.people.put({ studyId, people: known.people.filter((person) => person.code !== code) });
    await database.withdrawals.where({ studyId, code }).delete();
    await removePaperParts(database, studyId, code);
    await database.erasures.where({ studyId, code }).delete();
    await database.erasures.add({ studyId, code, erasure: { code, atMs, submissionIds } });
  });
}

/** The participant whose submission it is; null for a model's. */
export function sitterOf({ submission }: CollectedSubmission): string | null {
  return participantOf(submission);
}

/** Deletes all that was typed in from a participant's paper sheet. */
export async function removePaperParts({ paperParts }: WorkspaceDatabase, studyId: string, code: string): Promise<void> {
  await paperParts
    .where({ studyId })
    .filter((row) => row.code === code)
    .delete();
}

/** Records are large: they are read one by one. Gives the ids of what was deleted. */
async function eraseSubmissions(database: WorkspaceDatabase, studyId: string, code: string): Promise<readonly string[]> {
  const theirs: CollectedRow[] = [];
  await database.collected.where({ studyId }).each((row) => {
    if (sitterOf(row.collected) === code) theirs.push(row);
  });
  await database.collected.bulkDelete(ordersOf(theirs));
  const keys = theirs.map(({ submissionId }) => [studyId, submissionId]);
  await database.validity.where("[studyId+submissionId]").anyOf(keys).delete();
  return theirs.map(({ submissionId }) => submissionId);
}

async function eraseBackups(database: WorkspaceDatabase, studyId: string, code: string): Promise<void> {
  const rows = await database.backups.where({ studyId }).toArray();
  await database.backups.bulkDelete(ordersOf(rows.filter((row) => row.backup.content.start.participantCode === code)));
}

async function eraseGrades(database: WorkspaceDatabase, studyId: string, submissionIds: ReadonlySet<string>): Promise<void> {
  const rows = await database.gradeImports.where({ studyId }).toArray();
  const kept = rows.map((row) => {
    const grades = row.gradeImport.grades.filter((grade) => !submissionIds.has(grade.submissionId));
    return { ...row, gradeImport: { ...row.gradeImport, grades } };
  });
  await database.gradeImports.bulkPut(kept);
}

async function eraseMentions(database: WorkspaceDatabase, studyId: string, code: string): Promise<void> {
  const entries = await database.proctorLog.where({ studyId }).toArray();
  const named = entries.filter((row) => row.entry.participantCode === code);
  await database.proctorLog.bulkPut(named.map((row) => ({ ...row, entry: { ...row.entry, participantCode: null } })));
  const exports = (await database.exports.where({ studyId }).toArray()).filter((row) => row.record.codes.includes(code));
  const [own, shared] = [exports.filter((row) => row.record.codes.length === 1), exports.filter((row) => row.record.codes.length > 1)];
  await database.exports.bulkDelete(ordersOf(own));
  const without = (row: ExportRow): ExportRow => ({
    ...row,
    record: { ...row.record, codes: row.record.codes.filter((each) => each !== code) },
  });
  await database.exports.bulkPut(shared.map(without));
}

function ordersOf(rows: readonly { readonly order?: number }[]): number[] {
  return rows.flatMap(({ order }) => (order === undefined ? [] : [order]));
}
