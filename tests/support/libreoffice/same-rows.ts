import { readCsv } from "#formats/csv.ts";
import { responseTableTexts } from "#formats/response-dictionary.ts";
import type { Language } from "#lib/language.ts";

type Rows = readonly (readonly string[])[];

/** A table of a response export in two forms: our CSV file, and its sheet as LibreOffice saves it. */
export interface TableTwice {
  readonly ours: Uint8Array;
  readonly theirs: Uint8Array;
  /** Of the workbook's headings. */
  readonly language: Language;
}

/**
 * The rows of both forms below their headers, brought to one: empty cells at the ends of rows included, long texts in one piece, an
 * apostrophe before what looks like a formula. They are equal where the sheet says what the file says.
 */
export function rowsOfBoth({ ours, theirs, language }: TableTwice): { readonly ours: Rows; readonly theirs: Rows } {
  const [ids = [], ...rows] = csvCells(ours);
  const texts: Readonly<Record<string, { readonly title: string }>> = responseTableTexts(language).columns;
  const titles = ids.map((id) => texts[id]?.title ?? id);
  return { ours: rows.map((row) => ids.map((_, column) => row[column] ?? "")), theirs: sheetRows(csvCells(theirs), titles) };
}

/** The cells of a CSV file as text. */
export function csvCells(bytes: Uint8Array): Rows {
  const read = readCsv({ name: "sheet.csv", bytes });
  if (!read.ok) throw new Error(`the CSV cannot be read: ${JSON.stringify(read.error)}`);
  return read.value.sheet.rows.map((row) => row.map((cell) => cell.text));
}

/** The rows below the header, each title's columns joined: a long text goes on in the columns after its own. */
function sheetRows(cells: Rows, titles: readonly string[]): Rows {
  const header = cells.findIndex((row) => row[0] === titles[0]);
  const [titleRow = [], ...rows] = cells.slice(header);
  const starts = titles.map((title) => titleRow.indexOf(title));
  return rows.map((row) => starts.map((start, index) => asInCsv(row.slice(start, starts[index + 1]).join(""))));
}

/** A text as our CSV writes it: with an apostrophe where it looks like a formula. */
function asInCsv(text: string): string {
  return /^[=+\-@\t\n]/.test(text) ? `'${text}` : text;
}
