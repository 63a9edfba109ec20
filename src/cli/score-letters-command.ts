import { EXIT } from "#cli/cli-command.ts";
import type { CliIo } from "#cli/cli-io.ts";
import { printIssues } from "#cli/print-issues.ts";
import { readInputs } from "#cli/read-input.ts";
import type { TextTable } from "#domain/scoring/letters-table.ts";
import { scoreLettersTable } from "#domain/scoring/score-letters-table.ts";
import { readCsv } from "#formats/csv.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { ok, type Result } from "#lib/result.ts";

/** `rxbaseline score --key-csv FILE --wide-csv FILE`: scores of a table of letters as JSON. */
export async function runScoreLetters(paths: { readonly keyCsv: string; readonly wideCsv: string }, io: CliIo): Promise<number> {
  const [keyFile, wideFile] = (await readInputs(io, [paths.keyCsv, paths.wideCsv])).files;
  if (keyFile === undefined || wideFile === undefined) return EXIT.badData;
  const key = readTable(keyFile);
  const wide = readTable(wideFile);
  if (!key.ok || !wide.ok) {
    printIssues(io, [...(key.ok ? [] : key.error), ...(wide.ok ? [] : wide.error)]);
    return EXIT.badData;
  }
  const scored = scoreLettersTable({ key: key.value, wide: wide.value });
  if (!scored.ok) {
    printIssues(io, scored.error);
    return EXIT.badData;
  }
  io.stdout(`${JSON.stringify(scored.value, null, 1)}\n`);
  return EXIT.done;
}

function readTable(file: NamedBytes): Result<TextTable> {
  const csv = readCsv(file);
  if (!csv.ok) return csv;
  return ok({ file: file.name, rows: csv.value.sheet.rows.map((row) => row.map((cell) => cell.text)) });
}
