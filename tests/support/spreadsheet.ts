import { utils, write, type BookType, type CellObject } from "xlsx";
import type { NamedBytes } from "#lib/named-bytes.ts";

/** A cell as a foreign program would write it: a bare value, or a cell with a formula, date or format. */
type ForeignCell = string | number | boolean | null | CellObject;

/** One sheet of a foreign workbook. */
export interface ForeignSheet {
  readonly name: string;
  readonly rows: readonly (readonly ForeignCell[])[];
  /** Ranges such as `A1:B2`. */
  readonly merges?: readonly string[];
}

/** A workbook as another program writes it (SheetJS), to be read by ours. */
export function foreignWorkbook(sheets: readonly ForeignSheet[], bookType: BookType = "xlsx"): NamedBytes {
  const book = utils.book_new();
  for (const { name, rows, merges = [] } of sheets) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => row.map((cell) => cell)));
    sheet["!merges"] = merges.map((range) => utils.decode_range(range));
    utils.book_append_sheet(book, sheet, name);
  }
  const bytes = write(book, { type: "array", bookType, bookSST: true }) as ArrayBuffer; // what type "array" gives
  return { name: `file.${bookType}`, bytes: new Uint8Array(bytes) };
}

/** A text file. */
export function textFile(name: string, text: string): NamedBytes {
  return { name, bytes: new TextEncoder().encode(text) };
}

/** What a spreadsheet makes of a percentage that is typed: the fraction, and a format that shows it. */
export function percent(fraction: number): CellObject {
  return { t: "n", v: fraction, z: "0%" };
}
