import type { ReturnedWorkbook } from "#domain/grading/returned-workbook.ts";
import { GRADING_FORMAT, readManifest, type GradingManifest } from "#formats/grading-manifest.ts";
import { readGradingSheet } from "#formats/read-grading-sheet.ts";
import { readWorkbook } from "#formats/workbook.ts";
import { errorAt, type Issue } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

/**
 * Reads a grading workbook that came back, as .xlsx, .xls or .ods, whatever program saved it. Rows are found by their codes and columns by
 * their headers: sheets, columns and rows may have been moved, renamed, hidden or added. Whether codes and texts are the ones that went
 * out is `matchGrades`' to say, since the hidden sheet came back with the file and may have been changed.
 * Issues: those of `readWorkbook`; `grading-workbook-foreign` (no hidden sheet); `file-version-newer`; those of `readGradingSheet`.
 */
export function readGradingWorkbook(file: NamedBytes): Result<ReturnedWorkbook> {
  const sheets = readWorkbook(file);
  if (!sheets.ok) return sheets;
  const manifest = readManifest(sheets.value);
  if (manifest === null) return err([errorAt("grading-workbook-foreign", { file: file.name })]);
  const versionIssues = checkVersion(manifest, file.name);
  if (versionIssues.length > 0) return err(versionIssues);
  const readings = sheets.value.map((sheet) => readGradingSheet(sheet, manifest, file.name));
  const issues = readings.flatMap((reading) => reading.issues);
  if (issues.length > 0) return err(issues);
  const { roundId, examHash } = manifest;
  return ok({ fileName: file.name, roundId, examHash, rows: readings.flatMap((reading) => reading.rows) });
}

function checkVersion({ formatVersion }: GradingManifest, fileName: string): Issue[] {
  if (Number(formatVersion) <= GRADING_FORMAT.formatVersion) return [];
  return [errorAt("file-version-newer", { file: fileName }, { found: formatVersion, supported: GRADING_FORMAT.formatVersion })];
}
