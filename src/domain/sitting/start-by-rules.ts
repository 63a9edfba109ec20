import type { Exam } from "#domain/exam/exam.ts";
import type { SittingStart } from "#domain/sitting/sitting.ts";
import { orderOf } from "#domain/study/person-order.ts";
import type { Study } from "#domain/study/study.ts";
import { hashOf } from "#lib/hash.ts";

/** What the rules of a study put into a person's start: the order drawn for that code, and the hash of the text that was agreed to. */
export function startByRules(
  study: Pick<Study, "studyId" | "policy">,
  exam: Exam,
  participantCode: string,
): Pick<SittingStart, "order" | "consentHash"> {
  const { consent } = study.policy;
  const order = orderOf(study, exam, participantCode);
  return { ...(order === null ? {} : { order }), ...(consent === null ? {} : { consentHash: hashOf(consent) }) };
}
