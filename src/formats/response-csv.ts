import { writeCsv } from "#formats/csv.ts";
import type { ResponseExport } from "#formats/response-export.ts";
import { LONG_COLUMNS, longRows } from "#formats/response-long.ts";

/**
 * The long table as CSV: one row a response, every text in one piece, ids and codes instead of wording, so that the file is the same in
 * every language. The last column says of every row whether it is simulated. Text that looks like a formula has an apostrophe in front.
 */
export function writeResponseCsv(input: ResponseExport): Uint8Array {
  const simulatedIds = new Set(input.respondents.filter((each) => each.submission.simulated).map((each) => each.respondentId));
  const rows = longRows(input).map((row) => [
    ...LONG_COLUMNS.map(({ id }) => row[id]),
    input.study.simulated || simulatedIds.has(row.respondent) ? "true" : "false",
  ]);
  return writeCsv([[...LONG_COLUMNS.map(({ id }) => id), "simulated"], ...rows]);
}
