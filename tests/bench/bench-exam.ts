import type { Study } from "#domain/study/study.ts";
import { NO_GRANTS } from "../support/no-grants.ts";
import { choiceItem, shortAnswerItem, smallExam } from "../support/small-study.ts";

/** As many items of each kind as the published exam has. */
export const benchExam = smallExam([
  ...Array.from({ length: 51 }, (_, index) => choiceItem(`a${index + 1}`, "single-choice")),
  ...Array.from({ length: 10 }, (_, index) => choiceItem(`b${index + 1}`, "multiple-choice")),
  ...Array.from({ length: 39 }, (_, index) => shortAnswerItem(`c${index + 1}`)),
]);

const { examId, examHash, title } = benchExam;

/** A two-hour study of it. */
export const benchStudy: Study = {
  studyId: "bench",
  title,
  examId,
  examHash,
  durationMs: 7_200_000,
  publicKey: "none",
  ...NO_GRANTS,
  simulated: false,
};
