import type { ExaminerJob, ExaminerMessage } from "#workers/examiner-messages.ts";
import { examineFile, type Examination } from "#workflows/examine-file.ts";
import type { Sealer } from "#workflows/ports/sealer.ts";

/** Takes the worker's jobs. What is thrown becomes a message: an error object would lose its cause on the way. */
export function runExaminer(sealer: Sealer, post: (message: ExaminerMessage) => void): (job: ExaminerJob) => Promise<void> {
  let examination: Examination | null = null;
  return async (job) => {
    if (job.type === "open") {
      examination = job.examination;
      return;
    }
    const { id, file } = job;
    try {
      if (examination === null) throw new RangeError("a file is examined against a study, got none before it");
      post({ type: "examined", id, examined: await examineFile(file, examination, sealer) });
    } catch (cause) {
      post({ type: "failed", id, reason: cause instanceof Error ? cause.message : String(cause) });
    }
  };
}
