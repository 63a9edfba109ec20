import type { CliIo } from "#cli/cli-io.ts";
import { printIssues } from "#cli/print-issues.ts";
import { readInputs } from "#cli/read-input.ts";
import type { AnswerKey } from "#domain/exam/answer-key.ts";
import type { Exam } from "#domain/exam/exam.ts";
import type { Json } from "#lib/json.ts";
import { readJsonFile } from "#formats/json-file.ts";
import { validateExam } from "#workflows/validate-exam.ts";

/** An exam package read and checked, with its JSON as it came. */
export interface ExamPackage {
  readonly exam: Exam;
  readonly key: AnswerKey;
  readonly paperJson: Json;
  readonly keyJson: Json;
}

/** Reads paper and key. null when anything is wrong with them, which is then said on standard error. */
export async function readPackage(io: CliIo, paperPath: string, keyPath: string): Promise<ExamPackage | null> {
  const [paper, key] = (await readInputs(io, [paperPath, keyPath])).files;
  if (paper === undefined || key === undefined) return null;
  const { issues, summary } = validateExam({ paper, key });
  printIssues(io, issues);
  const [paperJson, keyJson] = [readJsonFile(paper), readJsonFile(key)];
  if (summary === null || !paperJson.ok || !keyJson.ok) return null;
  return { exam: summary.exam, key: summary.key, paperJson: paperJson.value, keyJson: keyJson.value };
}
