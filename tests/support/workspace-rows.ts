import { errorAt, warningAt } from "#lib/issue.ts";
import type { Json } from "#lib/json.ts";
import type { TableShape, WorkspaceRow, WorkspaceTables } from "#workflows/ports/workspace-archive.ts";

/** The tables that merging knows rules for, and one it knows nothing of. */
export const TABLES: readonly TableShape[] = [
  { name: "studies", identity: ["studyId"] },
  { name: "collected", identity: ["studyId", "submissionId"] },
  { name: "rounds", identity: ["studyId", "roundId"] },
  { name: "gradeImports", identity: ["studyId", "fileHash"] },
  { name: "handedOut", identity: ["studyId", "code"] },
  { name: "safeCopies", identity: ["studyId", "kind", "atMs"] },
  { name: "validity", identity: [] },
  { name: "backups", identity: ["studyId", "sittingId"] },
  { name: "proctorLog", identity: ["studyId", "entryId"] },
  { name: "withdrawals", identity: ["studyId", "code"] },
  { name: "erasures", identity: ["studyId", "code"] },
  { name: "exports", identity: [] },
  { name: "paperParts", identity: ["studyId", "code", "part"] },
  { name: "people", identity: ["studyId"] },
  { name: "drafts", identity: ["draftId"] },
  { name: "notes", identity: [] },
];

/** A study's row. */
export function studyRow(
  over: { readonly privateKey?: string; readonly examHash?: string; readonly publicKey?: string } = {},
): WorkspaceRow {
  const { privateKey = "secret", examHash = "e".repeat(64), publicKey = "public" } = over;
  return { studyId: "s", office: { study: { studyId: "s", examHash, publicKey }, privateKey, roster: [] }, paper: { p: 1 }, key: { k: 1 } };
}

/** Issues that are warnings: whatever else is given as a reason makes a submission doubtful. */
const WARNINGS: readonly string[] = ["collect-lost-found", "collect-backup-fork"];

/** A collected submission's row, sound unless reasons are given that are errors. `isLost`: it is a last state taken from a backup. */
export function collectedRow(
  submissionId: string,
  over: { readonly code?: string; readonly atMs?: number; readonly reasons?: readonly string[]; readonly isLost?: boolean } = {},
): WorkspaceRow {
  const { code = submissionId, atMs = 1, reasons = [], isLost = false } = over;
  const fileName = `${submissionId}-${atMs}.rxsub`;
  const issues = reasons.map((reason): Json => {
    const issue = WARNINGS.includes(reason) ? warningAt(reason, {}, { code }) : errorAt(reason, {}, { code });
    return { ...issue, place: { file: fileName } };
  });
  const source = { kind: "participant", start: { participantCode: code }, closedBy: isLost ? "lost" : "participant" };
  const submission = { submissionId, source };
  const verdict = reasons.every((reason) => WARNINGS.includes(reason)) ? "sound" : "doubtful";
  return { studyId: "s", submissionId, collected: { submission, fileName, collectedAtMs: atMs, verdict, issues } };
}

/** A graded workbook's row. */
export function importRow(fileHash: string, atMs = 1, hit = true): WorkspaceRow {
  const grades = [{ submissionId: "a", itemId: "i", pointId: "p", hit }];
  return { studyId: "s", fileHash, gradeImport: { roundId: "r", fileName: `${atMs}.xlsx`, fileHash, importedAtMs: atMs, grades } };
}

/** A code that was read out. */
export function handedOutRow(code: string, atMs = 1, reason = "machine"): WorkspaceRow {
  return { studyId: "s", code, handedOut: { code, reason, atMs } };
}

/** Tables by their names. */
export function tablesOf(tables: Readonly<Record<string, readonly WorkspaceRow[]>>): WorkspaceTables {
  return new Map(Object.entries(tables));
}
