import { coverOf } from "#domain/study/exam-cover.ts";
import type { Study } from "#domain/study/study.ts";
import { studyHeader, writeStudyFile } from "#formats/study-file.ts";
import { smallExam } from "./small-study.ts";

const box = { nonce: new Uint8Array(12), ciphertext: new Uint8Array([1, 2, 3]) };
/** A pack that nothing opens. */
export const DEAD_PACK = { stretch: { memoryKib: 8, passes: 1, salt: new Uint8Array(16) }, keys: [box], paper: box };

/** A study file that is whole on the outside; its pack opens for no one. */
export function deadStudyFile(study: Study): Uint8Array {
  return writeStudyFile(studyHeader(study, coverOf(smallExam([])), "0.1.0"), DEAD_PACK);
}
