import type { Issue } from "#lib/issue.ts";
import type { CollectedBackup, CollectedSubmission } from "#workflows/ports/workspace-store.ts";

/**
 * What became of one file. "accepted" is a submission that is stored; "kept" is a backup that is stored, in case nothing else comes;
 * "duplicate" holds nothing that is not held; "refused" is not taken.
 */
export interface CollectRow {
  readonly fileName: string;
  readonly outcome: "accepted" | "kept" | "duplicate" | "refused";
  /** null for a backup and for what was refused. */
  readonly verdict: "sound" | "doubtful" | null;
  /** null when the file could not be read so far. */
  readonly participantCode: string | null;
  readonly issues: readonly Issue[];
}

/** The file a judgement is about, and when it is made: UTC epoch ms. */
export interface JudgedFile {
  readonly name: string;
  readonly nowMs: number;
}

/** What a file comes to, and what is to be stored because of it. */
export interface Judged {
  readonly row: CollectRow;
  readonly submissions: readonly CollectedSubmission[];
  readonly backup: CollectedBackup | null;
}

/** The part of a judgement that changes nothing. */
export const NOTHING_STORED = { submissions: [], backup: null } as const;

/** The row of a file that is not taken. */
export function toRefusedRow(fileName: string, participantCode: string | null, issues: readonly Issue[]): CollectRow {
  return { fileName, outcome: "refused", verdict: null, participantCode, issues: inFile(issues, fileName) };
}

/** The issues, each placed in that file too. */
export function inFile(issues: readonly Issue[], fileName: string): readonly Issue[] {
  return issues.map((issue) => ({ ...issue, place: { ...issue.place, file: fileName } }));
}
