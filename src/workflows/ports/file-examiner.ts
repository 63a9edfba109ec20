import type { NamedBytes } from "#lib/named-bytes.ts";
import type { ExaminedFile, Examination } from "#workflows/examine-file.ts";

/** Runs `examineFile` where it holds nobody up. */
export interface FileExaminer {
  /** Begins a batch against one study. */
  readonly open: (examination: Examination) => ExaminerSession;
}

/** One batch under way. */
export interface ExaminerSession {
  /** Rejects when the examination itself fails, which no file can bring about. */
  readonly examine: (file: NamedBytes) => Promise<ExaminedFile>;
  /** Ends the batch; what is still under way is given up. */
  readonly close: () => void;
}
