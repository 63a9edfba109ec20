import type { ExamCover } from "#domain/study/exam-cover.ts";
import type { Study } from "#domain/study/study.ts";
import type { LockedBytes, StudyPack } from "#domain/study/study-pack.ts";
import { INDEX_FORMAT, STUDY_FORMAT } from "#formats/hosted-study.ts";
import { writeJsonFile } from "#formats/json-file.ts";
import { toBase64Url } from "#lib/base64url.ts";

/** What a study file says openly. The pack beside it is bound to it: with any of this changed, no code opens the exam. */
export function studyHeader(study: Study, cover: ExamCover, appVersion: string) {
  const { examId, examHash } = study;
  return { ...STUDY_FORMAT, appVersion, examId, examHash, study, cover };
}

/** Writes a `rxbaseline-study` file, version 1: the open header and, beside it, the pack. Read by `readHostedStudy`. */
export function writeStudyFile(header: ReturnType<typeof studyHeader>, { stretch, keys, paper }: StudyPack): Uint8Array {
  const pack = { stretch: { ...stretch, salt: toBase64Url(stretch.salt) }, keys: keys.map(toText), paper: toText(paper) };
  return writeJsonFile({ ...header, pack });
}

/** Writes `rxbaseline-study-index`, version 1: the studies a host offers, in the order in which they are shown. Read by `readHostedIndex`. */
export function writeHostedIndex(studyIds: readonly string[]): Uint8Array {
  return writeJsonFile({ ...INDEX_FORMAT, studies: studyIds });
}

function toText({ nonce, ciphertext }: LockedBytes) {
  return { nonce: toBase64Url(nonce), ciphertext: toBase64Url(ciphertext) };
}
