import { unzipSync, Zip, ZipDeflate } from "fflate";
import { toExcelText, MAX_CELL_UNITS } from "#formats/excel-text.ts";
import type { PlainCell } from "#formats/workbook-model.ts";
import { assert } from "#lib/assert.ts";
import { toColumnName } from "#lib/cell-address.ts";
import { joinBytes } from "#lib/join-bytes.ts";

/** Plain rows that are to follow the rows a sheet was written with. */
export interface SheetBody {
  /** 0-based place of the sheet in the workbook. */
  readonly sheetIndex: number;
  readonly rows: readonly (readonly PlainCell[])[];
}

/** What the last row of a sheet with a body holds instead of it: one plain cell, whose style its cells take over. */
export const BODY_MARKER = 0;

const ROWS_PER_PIECE = 500;
/** Codes recur in every row: their cells are made once. Longer texts seldom do. */
const RECURRING_UNITS = 20;
const MAX_RECURRING = 20_000;

/**
 * Puts bodies into an .xlsx file in which each stands as a marker row, sheet by sheet and piece by piece: a model of each cell would take
 * a hundred times the room of what it says. Strings are written in their cells, so that no table of them has to be kept.
 * @throws RangeError when a marker is missing, a text is longer than a cell can hold or a number is not finite.
 */
export function fillSheetBodies(xlsx: Uint8Array, bodies: readonly SheetBody[]): Uint8Array {
  const bodyByName = new Map(bodies.map((body) => [`xl/worksheets/sheet${body.sheetIndex + 1}.xml`, body.rows]));
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    pieces.push(piece);
  });
  for (const [name, bytes] of Object.entries(unzipSync(xlsx))) {
    // The time is the same everywhere: zip files hold local time.
    const entry = new ZipDeflate(name, { level: 4 });
    entry.mtime = new Date(2000, 0, 1);
    zip.add(entry);
    const rows = bodyByName.get(name);
    if (rows !== undefined) pushBody(entry, new TextDecoder().decode(bytes), rows);
    else entry.push(bytes, true);
  }
  zip.end();
  return joinBytes(pieces);
}

function pushBody(entry: ZipDeflate, sheetXml: string, rows: SheetBody["rows"]): void {
  const found = /<row r="(\d+)"[^>]*><c r="A\d+"(?: s="(\d+)")?[^>]*><v>0<\/v><\/c><\/row>(?=<\/sheetData>)/.exec(sheetXml);
  assert(found !== null, "fillSheetBodies requires a marker row at the end of the sheet, got none");
  const [firstRow, style] = [Number(found[1]), found[2] ?? "0"];
  const encoder = new TextEncoder();
  const toRow = rowWriter(style);
  entry.push(encoder.encode(sheetXml.slice(0, found.index)));
  for (let start = 0; start < rows.length; start += ROWS_PER_PIECE) {
    const piece = rows.slice(start, start + ROWS_PER_PIECE).map((row, index) => toRow(row, firstRow + start + index));
    entry.push(encoder.encode(piece.join("")));
  }
  entry.push(encoder.encode(sheetXml.slice(found.index + found[0].length)), true);
}

/** Writes rows of one style; `rowNumber` counts from 1. Empty cells are left out. */
function rowWriter(style: string): (row: readonly PlainCell[], rowNumber: number) => string {
  const columnNames: string[] = [];
  const recurring = new Map<string, string>();
  const contentOf = (value: string): string => {
    if (value.length > RECURRING_UNITS) return textContent(value);
    const known = recurring.get(value);
    if (known !== undefined) return known;
    const content = textContent(value);
    if (recurring.size < MAX_RECURRING) recurring.set(value, content);
    return content;
  };
  return (row, rowNumber) => {
    const cells = row.map((value, column) => {
      if (value === null || value === "") return "";
      const name = (columnNames[column] ??= toColumnName(column));
      const content = typeof value === "number" ? numberContent(value) : contentOf(value);
      return content === "" ? "" : `<c r="${name}${rowNumber}" s="${style}"${content}</c>`;
    });
    return `<row r="${rowNumber}">${cells.join("")}</row>`;
  };
}

function numberContent(value: number): string {
  assert(Number.isFinite(value), `writeWorkbook requires finite numbers, got ${value}`);
  return `><v>${value}</v>`;
}

/** Text that is written as it is: codes, ids and times, so most cells. */
const HARMLESS = /^[A-Za-z0-9.:;,()+|-]+$/;

/** Empty for a text of which nothing can be shown. */
function textContent(value: string): string {
  if (HARMLESS.test(value)) return ` t="inlineStr"><is><t>${value}</t></is>`;
  const text = toExcelText(value);
  assert(text.length <= MAX_CELL_UNITS, `writeWorkbook requires texts of at most ${MAX_CELL_UNITS} units, got ${text.length}`);
  if (text === "") return "";
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return ` t="inlineStr"><is><t xml:space="preserve">${escaped}</t></is>`;
}
