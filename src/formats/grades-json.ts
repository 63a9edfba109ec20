import * as z from "zod/mini";
import type { Exam } from "#domain/exam/exam.ts";
import { itemId, notation } from "#domain/exam/field-shapes.ts";
import type { Grade } from "#domain/grading/grade.ts";
import { writeJsonFile } from "#formats/json-file.ts";
import { readShapedFile } from "#formats/read-shaped-file.ts";
import { examHeader } from "#formats/study-shape.ts";
import { errorAt } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** Grades of one exam. */
export interface GradesFile {
  readonly appVersion: string;
  readonly examId: string;
  readonly examHash: string;
  /** True when virtual pharmacists and models were graded. */
  readonly simulated: boolean;
  readonly grades: readonly Grade[];
}

const GRADES_FORMAT = { format: "rxbaseline-grades", formatVersion: 1 } as const;
const grade = z.strictObject({
  submissionId: notation(/^[A-Za-z0-9_-]{1,64}$/, "run-1a2b…"),
  itemId,
  pointId: itemId,
  hit: z.boolean(),
});
const gradesFile = z.strictObject({
  format: z.string(),
  formatVersion: z.number(),
  ...examHeader,
  simulated: z.boolean(),
  grades: z.array(grade).check(z.maxLength(1_000_000)),
});

/** Writes a `rxbaseline-grades` file, version 1. Grades keep their order; several of one point are several graders'. */
export function writeGradesJson(file: GradesFile): Uint8Array {
  const { appVersion, examId, examHash, simulated, grades } = file;
  return writeJsonFile({ ...GRADES_FORMAT, appVersion, examId, examHash, simulated, grades });
}

/**
 * Reads a `rxbaseline-grades` file, version 1.
 * Issues: those of `readShapedFile`; `grades-exam-foreign`; `grades-item-unknown` {item}.
 */
export function readGradesJson(file: NamedBytes, exam: Exam): Result<readonly Grade[]> {
  const shaped = readShapedFile(file, GRADES_FORMAT, gradesFile);
  if (!shaped.ok) return shaped;
  if (shaped.value.examHash !== exam.examHash) return err([errorAt("grades-exam-foreign", { file: file.name, path: "examHash" })]);
  const known = new Set(exam.items.map((item) => item.id));
  const issues = shaped.value.grades.flatMap(({ itemId: item }, index) =>
    known.has(item) ? [] : [errorAt("grades-item-unknown", { file: file.name, path: `grades[${index}].itemId` }, { item })],
  );
  return issues.length > 0 ? err(issues) : ok(shaped.value.grades);
}
