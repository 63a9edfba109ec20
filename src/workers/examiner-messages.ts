import type { NamedBytes } from "#lib/named-bytes.ts";
import type { ExaminedFile, Examination } from "#workflows/examine-file.ts";

/** What the page asks of the worker: once what to examine against, then one file after another. */
export type ExaminerJob =
  | { readonly type: "open"; readonly examination: Examination }
  | { readonly type: "examine"; readonly id: number; readonly file: NamedBytes };

/** What the worker answers, one message a file. */
export type ExaminerMessage =
  | { readonly type: "examined"; readonly id: number; readonly examined: ExaminedFile }
  | { readonly type: "failed"; readonly id: number; readonly reason: string };
