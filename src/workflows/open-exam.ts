import type { Exam } from "#domain/exam/exam.ts";
import { examOfPaper } from "#domain/exam/exam-of-paper.ts";
import { readJsonFile } from "#formats/json-file.ts";
import type { OfferedStudy } from "#workflows/ports/exam-source.ts";
import type { PackCipher } from "#workflows/ports/pack-cipher.ts";

/** What became of a start code. "damaged": the code is right, but what the host offers is not the exam of its study. */
export type ExamOpening = { readonly kind: "opened"; readonly exam: Exam } | { readonly kind: "wrong-code" | "damaged" };

/** Opens a study's exam with a start code in its own notation. The exam is in memory only, from here on. Rejects where the platform fails. */
export async function openExam({ study, pack, context }: OfferedStudy, startCode: string, cipher: PackCipher): Promise<ExamOpening> {
  const opening = await cipher.open(pack, startCode, context);
  if (opening.kind !== "opened") return opening;
  const json = readJsonFile({ name: study.examId, bytes: opening.paper });
  const exam = json.ok ? examOfPaper(json.value, study.examHash) : null;
  return exam === null ? { kind: "damaged" } : { kind: "opened", exam };
}
