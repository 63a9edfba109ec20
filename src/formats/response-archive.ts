import { zipSync } from "fflate";
import { writeCsv } from "#formats/csv.ts";
import type { ResponseTable } from "#formats/response-columns.ts";
import { writeDictionaryJson } from "#formats/response-dictionary.ts";
import { isSimulated, type ResponseExport } from "#formats/response-export.ts";
import { responseTables } from "#formats/response-tables.ts";

/**
 * The tables of the response workbook as CSV files in one archive, each named after its table, and the data dictionary as JSON in both
 * languages beside them. Headers are the columns' ids, the same in every language; text that looks like a formula has an apostrophe in
 * front. The same export gives the same bytes.
 */
export function writeResponseArchive(input: ResponseExport): Uint8Array {
  const { appVersion, exam } = input;
  const facts = { appVersion, examId: exam.examId, examHash: exam.examHash, simulated: isSimulated(input) };
  const files = new Map(responseTables(input).map((table) => [`${table.id}.csv`, writeTableCsv(table)]));
  files.set("dictionary.json", writeDictionaryJson(facts));
  // The time is the same everywhere: zip files hold local time.
  return zipSync(Object.fromEntries(files), { level: 6, mtime: new Date(2000, 0, 1) });
}

/** One table as CSV: ids of the columns, then its rows, every text in one piece. */
export function writeTableCsv({ columns, rows }: ResponseTable): Uint8Array {
  return writeCsv([columns.map(({ id }) => id), ...rows]);
}
