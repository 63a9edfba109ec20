import type { Exam } from "#domain/exam/exam.ts";
import type { StoredSitting } from "#workflows/ports/sitting-store.ts";

/** The exam of a sitting that is not sealed yet. @throws RangeError for one that is: its exam is gone. */
export function examOf({ exam, start }: Pick<StoredSitting, "exam" | "start">): Exam {
  if (exam === null) throw new RangeError(`examOf requires a sitting that is not sealed, got ${start.sittingId}`);
  return exam;
}
