import type { Cell, DataValidation, WriteSheet } from "hucre";
import { writeXlsx } from "hucre/xlsx";
import { toRange } from "#formats/sheet-range.ts";
import { CELL_STYLES, DEFAULT_FONT } from "#formats/cell-styles.ts";
import { BODY_MARKER, fillSheetBodies } from "#formats/fill-sheet-bodies.ts";
import { MAX_CELL_UNITS, toExcelText } from "#formats/excel-text.ts";
import { toSheetNames } from "#formats/sheet-names.ts";
import { spreadRowHeight } from "#formats/spread-row-height.ts";
import type { CellModel, ListRule, SheetModel, StyledCell, WorkbookModel } from "#formats/workbook-model.ts";
import { assert } from "#lib/assert.ts";

/** Written as the time of last change in every workbook: a real one would tell graders when responses came in. */
const NO_TIME = new Date(Date.UTC(2000, 0, 1));

/**
 * Writes an .xlsx workbook. Deterministic: the same model gives the same bytes. No cell is ever a formula.
 * @throws RangeError when a text is longer than a cell can hold (split it first: `splitForCells`) or a number is not finite.
 */
export async function writeWorkbook(model: WorkbookModel): Promise<Uint8Array> {
  const names = toSheetNames(model.sheets.map((sheet) => sheet.name));
  const bodies = model.sheets.flatMap(({ body: rows }, sheetIndex) => (rows.length > 0 ? [{ sheetIndex, rows }] : []));
  const xlsx = await writeXlsx({
    sheets: model.sheets.map((sheet, index) => toWriteSheet(sheet, names[index] ?? "")),
    properties: { title: toExcelText(model.title), modified: NO_TIME },
    namedRanges: model.sheets.flatMap((sheet, index) => toPrintTitles(sheet, names[index] ?? "")),
    defaultFont: DEFAULT_FONT,
  });
  return bodies.length > 0 ? fillSheetBodies(xlsx, bodies) : xlsx;
}

function toWriteSheet(whole: SheetModel, name: string): WriteSheet {
  const { body, ...sheet } = whole;
  const rows = body.length > 0 ? [...whole.rows, [BODY_MARKER]] : whole.rows;
  // A very hidden sheet gets its visibility and its values, nothing else: programs disagree about the rest.
  if (sheet.visibility === "very-hidden") return { name, veryHidden: true, rows: rows.map((row) => row.map(toValue)) };
  const lastRow = sheet.rows.length + body.length - 1;
  const lastColumn = rows.reduce((most, row) => Math.max(most, row.length), sheet.columnWidths.length) - 1;
  const { filterRow } = sheet;
  return {
    name,
    columns: sheet.columnWidths.map((width) => ({ width })),
    rows: rows.map((row) => row.map(toValue)),
    cells: toStyledCells(rows),
    merges: lastColumn < 1 ? [] : sheet.spreadRows.map((row) => ({ startRow: row, startCol: 0, endRow: row, endCol: lastColumn })),
    rowDefs: toRowHeights(whole),
    freezePane: sheet.frozen,
    dataValidations: sheet.lists.map(toValidation),
    pageSetup: {
      paperSize: "a4",
      orientation: sheet.orientation,
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
    },
    ...(filterRow === null || lastRow <= filterRow
      ? {}
      : { autoFilter: { range: toRange({ row: filterRow, column: 0 }, { row: lastRow, column: lastColumn }) } }),
    ...(sheet.isProtected ? { protection: PROTECTION } : {}),
  };
}

/** The header row repeats on every page. Written here since hucre's own setting leaves sheet names with spaces unquoted. */
function toPrintTitles(sheet: SheetModel, name: string): { name: string; range: string; scope: string }[] {
  if (sheet.filterRow === null) return [];
  const row = `$${sheet.filterRow + 1}`;
  return [{ name: "_xlnm.Print_Titles", range: `'${name.replaceAll("'", "''")}'!${row}:${row}`, scope: name }];
}

// In the file's own terms: true allows. Widths and heights may be changed, since graders' screens differ.
const PROTECTION = { sheet: true, selectLockedCells: true, selectUnlockedCells: true, formatColumns: true, formatRows: true };

// hucre writes a text that reads like an error value as that error; as rich text it stays text.
const ERROR_LITERAL = /^#[A-Z_/0]+[!?]?$/;

function toStyledCells(rows: SheetModel["rows"]): Map<string, Partial<Cell>> {
  const cells = new Map<string, Partial<Cell>>();
  rows.forEach((row, r) => {
    row.forEach((cell, c) => {
      const { style } = asStyled(cell);
      const value = toValue(cell);
      if (value === null && style === "plain") return;
      const type = value === null ? "empty" : typeof value === "number" ? "number" : "string";
      const richText = typeof value === "string" && ERROR_LITERAL.test(value) ? { richText: [{ text: value, font: DEFAULT_FONT }] } : {};
      cells.set(`${r},${c}`, { value, type, style: CELL_STYLES[style], ...richText });
    });
  });
  return cells;
}

function asStyled(cell: CellModel): StyledCell {
  return typeof cell === "object" && cell !== null ? cell : { value: cell, style: "plain" };
}

function toValue(cell: CellModel): string | number | null {
  const { value } = asStyled(cell);
  if (typeof value === "number") assert(Number.isFinite(value), `writeWorkbook requires finite numbers, got ${value}`);
  if (typeof value !== "string") return value;
  const text = toExcelText(value);
  assert(text.length <= MAX_CELL_UNITS, `writeWorkbook requires texts of at most ${MAX_CELL_UNITS} units, got ${text.length}`);
  return text === "" ? null : text;
}

/** Programs fit a row's height to its wrapped cells, but not to merged ones. */
function toRowHeights(sheet: SheetModel): Map<number, { height: number }> {
  const width = sheet.columnWidths.reduce((sum, each) => sum + each, 0);
  return new Map(
    sheet.spreadRows.map((row) => {
      const { value, style } = asStyled(sheet.rows[row]?.[0] ?? null);
      return [row, { height: spreadRowHeight(String(value ?? ""), width, style === "title" ? 18 : 14) }];
    }),
  );
}

function toValidation(rule: ListRule): DataValidation {
  return {
    type: "list",
    values: [...rule.values],
    range: toRange({ row: rule.firstRow, column: rule.firstColumn }, { row: rule.lastRow, column: rule.lastColumn }),
    allowBlank: true,
    showErrorMessage: true,
    errorStyle: "stop",
    errorTitle: rule.errorTitle,
    errorMessage: rule.errorText,
  };
}
