import type { Exam } from "#domain/exam/exam.ts";
import type { Study } from "#domain/study/study.ts";
import type { ParticipantSubmission } from "#domain/submission/submission.ts";
import { verifySubmission } from "#domain/submission/verify-submission.ts";
import { BACKUP_FORMAT, type BackupContent } from "#formats/backup-file.ts";
import { formatOf } from "#formats/json-file.ts";
import { readBackupFile } from "#formats/read-backup-file.ts";
import { readSubmissionFile } from "#formats/read-submission-file.ts";
import { errorAt, type Issue } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import type { Sealer } from "#workflows/ports/sealer.ts";
import { unsealBackup } from "#workflows/unseal-backup.ts";
import { unsealSubmission } from "#workflows/unseal-submission.ts";

/** What a file is examined against. Plain data, may be sent to a worker. */
export interface Examination {
  readonly study: Study;
  readonly exam: Exam;
  readonly privateKey: string;
}

/** What a file turned out to be, whatever else is held. */
export type ExaminedFile =
  /** `issues`: what its verification found. */
  | { readonly kind: "submission"; readonly submission: ParticipantSubmission; readonly issues: readonly Issue[] }
  | { readonly kind: "backup"; readonly content: BackupContent }
  /** `participantCode` is null where the file could not be read so far. */
  | { readonly kind: "refused"; readonly participantCode: string | null; readonly issues: readonly Issue[] };

/**
 * Opens a file and verifies what is in it: all of collecting that takes time and needs nothing but the file. A submission's time goes into
 * the hashes of its record, some 0.1 ms an event. Refused with the issues of `unsealSubmission` or `unsealBackup`, with
 * `collect-study-foreign` {expected, found} or `submission-exam` {expected, found}: neither can be judged here, let alone scored.
 */
export async function examineFile(file: NamedBytes, examination: Examination, sealer: Sealer): Promise<ExaminedFile> {
  return formatOf(file) === BACKUP_FORMAT.format ? examineBackup(file, examination, sealer) : examineSubmission(file, examination, sealer);
}

async function examineSubmission(file: NamedBytes, examination: Examination, sealer: Sealer): Promise<ExaminedFile> {
  const unsealed = await unsealSubmission(file, examination.privateKey, sealer);
  if (!unsealed.ok) {
    const read = readSubmissionFile(file);
    return sealRefused(unsealed.error, read.ok ? read.value.header.studyId : null, examination);
  }
  const submission = unsealed.value;
  const foreign = foreignIssues(submission, examination);
  if (foreign.length > 0) return { kind: "refused", participantCode: submission.source.start.participantCode, issues: foreign };
  return { kind: "submission", submission, issues: verifySubmission(submission, examination.exam, examination.study) };
}

async function examineBackup(file: NamedBytes, examination: Examination, sealer: Sealer): Promise<ExaminedFile> {
  const opened = await unsealBackup(file, examination.privateKey, sealer);
  if (!opened.ok) {
    const read = readBackupFile(file);
    return sealRefused(opened.error, read.ok ? read.value.header.studyId : null, examination);
  }
  const foreign = foreignIssues(opened.value.start, examination);
  if (foreign.length > 0) return { kind: "refused", participantCode: opened.value.start.participantCode, issues: foreign };
  return { kind: "backup", content: opened.value };
}

/** A seal that does not open and names another study is most likely that study's: that is what helps the reader. */
function sealRefused(issues: readonly Issue[], studyId: string | null, { study }: Examination): ExaminedFile {
  const isForeign = studyId !== null && studyId !== study.studyId && issues.some(({ code }) => SEALS.has(code));
  return { kind: "refused", participantCode: null, issues: isForeign ? [foreignStudy(study, studyId)] : issues };
}

const SEALS: ReadonlySet<string> = new Set(["submission-seal", "backup-seal"]);

function foreignIssues(found: { readonly studyId: string; readonly examHash: string }, { study, exam }: Examination): readonly Issue[] {
  if (found.studyId !== study.studyId) return [foreignStudy(study, found.studyId)];
  if (found.examHash === exam.examHash) return [];
  return [errorAt("submission-exam", {}, { expected: exam.examHash.slice(0, 8), found: found.examHash.slice(0, 8) })];
}

function foreignStudy({ studyId }: Study, found: string): Issue {
  return errorAt("collect-study-foreign", {}, { expected: studyId, found });
}
