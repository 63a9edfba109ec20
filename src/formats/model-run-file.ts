import type { Exam } from "#domain/exam/exam.ts";
import { decodeText } from "#formats/decode-text.ts";
import { checkFileSize } from "#formats/file-size.ts";
import { collectModelRuns, type ModelRunFile } from "#formats/collect-model-runs.ts";
import { readModelRunJson } from "#formats/model-run-json.ts";
import { readModelRunTable } from "#formats/model-run-table.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import type { Result } from "#lib/result.ts";

/**
 * Reads a file of model results: JSON (`[{id, model, output}]` or `{model: {id: text}}`), or a workbook or CSV, wide (item rows × model
 * columns) or long (item, model, response). What it is, is seen from its content, not from its name. All or nothing.
 * Issues: those of `readModelRunJson`, `readModelRunTable` and `collectModelRuns`.
 */
export function readModelRunFile(file: NamedBytes, exam: Exam): Result<ModelRunFile> {
  const sized = checkFileSize(file);
  if (!sized.ok) return sized;
  const entries = looksLikeJson(file) ? readModelRunJson(file) : readModelRunTable(file);
  return entries.ok ? collectModelRuns(entries.value, exam, file.name) : entries;
}

function looksLikeJson(file: NamedBytes): boolean {
  const decoded = decodeText({ name: file.name, bytes: file.bytes });
  return decoded.ok && /^\s*[[{]/.test(decoded.value.text);
}
