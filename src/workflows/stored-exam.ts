import type { Exam } from "#domain/exam/exam.ts";
import { arranged } from "#domain/exam/exam-order.ts";
import type { StoredSitting } from "#workflows/ports/sitting-store.ts";

/** The exam of a sitting that is not sealed yet. @throws RangeError for one that is: its exam is gone. */
export function examOf({ exam, start }: Pick<StoredSitting, "exam" | "start">): Exam {
  if (exam === null) throw new RangeError(`examOf requires a sitting that is not sealed, got ${start.sittingId}`);
  return exam;
}

/** The same exam in the order in which its participant meets it; null once it is gone. */
export function shownExam({ exam, start }: Pick<StoredSitting, "exam" | "start">): Exam | null {
  return exam === null ? null : arranged(exam, start.order);
}
