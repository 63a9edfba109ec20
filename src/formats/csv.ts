import { decodeText, type TextEncoding } from "#formats/decode-text.ts";
import { parseCsv } from "#formats/parse-csv.ts";
import { EMPTY_CELL, MAX_COLUMNS, MAX_ROWS, type Sheet, type SheetCell } from "#formats/sheet.ts";
import { errorAt } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { toPrintableText } from "#lib/printable-text.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** A CSV file as one sheet of text cells, and how it was encoded. */
export interface CsvFile {
  readonly sheet: Sheet;
  readonly encoding: TextEncoding;
}

/**
 * Reads a .csv or .tsv file: every cell is text as it stands there, so `007`, `1-2` and `2E3` stay what they are.
 * Issues: `text-encoding`, `workbook-unreadable` (binary or markup), `csv-quote-open` (with the row), `sheet-too-big`.
 */
export function readCsv(file: NamedBytes): Result<CsvFile> {
  const place = { file: file.name };
  const decoded = decodeText(file);
  if (!decoded.ok) return decoded;
  const { text, encoding } = decoded.value;
  if (text.includes("\u0000") || /^\s*(<|\{\\rtf)/.test(text)) return err([errorAt("workbook-unreadable", place)]);
  const parsed = parseCsv(text);
  if (parsed.openQuoteRow !== null) return err([errorAt("csv-quote-open", { ...place, cell: `A${parsed.openQuoteRow + 1}` })]);
  if (parsed.rows.length > MAX_ROWS || parsed.rows.some((row) => row.length > MAX_COLUMNS)) {
    return err([errorAt("sheet-too-big", place, { maxRows: MAX_ROWS, maxColumns: MAX_COLUMNS })]);
  }
  return ok({ sheet: { name: "CSV", hidden: false, rows: parsed.rows.map((row) => row.map(toCell)), merges: [] }, encoding });
}

function toCell(text: string): SheetCell {
  return text === "" ? EMPTY_CELL : { kind: "text", text };
}

/**
 * Writes rows as CSV: UTF-8 with a byte order mark (Excel needs it for Chinese), CRLF, RFC 4180 quotes. Text that a spreadsheet would
 * take for a formula (it starts with `= + - @`, a tab or a line break) gets an apostrophe in front; numbers are written as they are.
 */
export function writeCsv(rows: readonly (readonly (string | number | null)[])[]): Uint8Array {
  const text = rows.map((row) => `${row.map(toField).join(",")}\r\n`).join("");
  return new TextEncoder().encode(`\uFEFF${text}`);
}

function toField(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const printable = toPrintableText(value);
  const safe = /^[=+\-@\t\n]/.test(printable) ? `'${printable}` : printable;
  return /[",\n\r]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
