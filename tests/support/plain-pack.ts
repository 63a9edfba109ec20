import { createStartCode } from "#domain/study/create-codes.ts";
import { coverOf } from "#domain/study/exam-cover.ts";
import type { Exam } from "#domain/exam/exam.ts";
import type { Study } from "#domain/study/study.ts";
import { createRng } from "#lib/rng.ts";
import type { OfferedStudy } from "#workflows/ports/exam-source.ts";
import type { PackCipher } from "#workflows/ports/pack-cipher.ts";

/** The start code that opens a plain pack. */
export const PLAIN_START_CODE = createStartCode(createRng("plain pack"));

const NOTHING = new Uint8Array();

/** Port of pages under test: a pack that holds its paper as it is and opens with `PLAIN_START_CODE`. The real cipher has tests of its own. */
export const plainPackCipher: PackCipher = {
  lock: async (paper) => packOf(paper),
  open: async ({ paper }, code) => (code === PLAIN_START_CODE ? { kind: "opened", paper: paper.ciphertext } : { kind: "wrong-code" }),
};

/** A study on offer whose exam lies in a plain pack. The exam's hash must be that of `paper`. */
export function offeredStudy(study: Study, exam: Exam, paper: object): OfferedStudy {
  return { study, cover: coverOf(exam), pack: packOf(new TextEncoder().encode(JSON.stringify(paper))), context: NOTHING };
}

function packOf(paper: Uint8Array) {
  return { stretch: { memoryKib: 8, passes: 1, salt: NOTHING }, keys: [], paper: { nonce: NOTHING, ciphertext: paper } };
}
