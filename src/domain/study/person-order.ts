import type { Exam } from "#domain/exam/exam.ts";
import { drawOrder, type ExamOrder } from "#domain/exam/exam-order.ts";
import type { Study } from "#domain/study/study.ts";
import { createRng } from "#lib/rng.ts";

/**
 * The order in which one person meets the exam of a study; null for the exam's own. It follows from the study and the code alone, so that
 * a sitting begun again on another machine has the same, and a record can be checked against it.
 */
export function orderOf({ studyId, policy }: Pick<Study, "studyId" | "policy">, exam: Exam, participantCode: string): ExamOrder | null {
  return drawOrder(exam, policy, createRng(`${studyId} ${participantCode}`));
}
