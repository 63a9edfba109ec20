import type { Comparison } from "#domain/comparison/comparison.ts";
import type { Exam } from "#domain/exam/exam.ts";
import { writeJsonFile } from "#formats/json-file.ts";

/** Format and version of a report as JSON. */
const REPORT_FORMAT = { format: "rxbaseline-report", formatVersion: 1 } as const;

/** What a report's JSON is made of. */
export interface ReportJson {
  readonly exam: Pick<Exam, "examId" | "examHash" | "version" | "reviewStatus">;
  readonly simulated: boolean;
  readonly appVersion: string;
  readonly comparison: Comparison;
}

/**
 * A comparison with its seed and settings as JSON: `{format, formatVersion, appVersion, examId, examHash, examVersion, reviewStatus,
 * simulated, comparison}`. Numbers have 12 significant digits; the same comparison gives the same bytes on any machine.
 */
export function writeReportJson({ exam, simulated, appVersion, comparison }: ReportJson): Uint8Array {
  const { examId, examHash, version, reviewStatus } = exam;
  return writeJsonFile({ ...REPORT_FORMAT, appVersion, examId, examHash, examVersion: version, reviewStatus, simulated, comparison });
}
