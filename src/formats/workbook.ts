import { read, type CellObject, type WorkBook, type WorkSheet } from "xlsx";
import { readCsv } from "#formats/csv.ts";
import { cutEmptyEnd } from "#formats/cut-empty-end.ts";
import { checkFileSize } from "#formats/file-size.ts";
import { prepareOds } from "#formats/prepare-ods.ts";
import { EMPTY_CELL, MAX_COLUMNS, MAX_ROWS, type CellKind, type Sheet, type SheetCell } from "#formats/sheet.ts";
import { isArchive, packPlain, unpackArchive } from "#formats/unpack-archive.ts";
import { errorAt } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

/**
 * Reads an .xlsx, .xls, .ods, .csv or .tsv file into plain rows, whatever its name says. Nothing in it is trusted or evaluated;
 * numbers and dates are not made out of text.
 * Issues: `file-empty`, `file-too-big`, `archive-too-big`, `archive-damaged`, `workbook-unreadable`, `workbook-encrypted`,
 * `sheet-too-big`, and those of `readCsv`.
 */
export function readWorkbook(file: NamedBytes): Result<readonly Sheet[]> {
  const sized = checkFileSize(file);
  if (!sized.ok) return sized;
  if (isArchive(file.bytes)) return readPacked(file);
  if (isCompoundFile(file.bytes)) return readBinary(file, file.bytes);
  const csv = readCsv(file);
  return csv.ok ? ok([csv.value.sheet]) : csv;
}

function readPacked(file: NamedBytes): Result<readonly Sheet[]> {
  const files = unpackArchive(file);
  if (!files.ok) return files;
  const isWorkbook = files.value.has("[Content_Types].xml") || files.value.has("content.xml");
  if (!isWorkbook) return err([errorAt("workbook-unreadable", { file: file.name })]);
  const prepared = prepareOds(files.value);
  return prepared === null ? err([sheetTooBig({ file: file.name })]) : readBinary(file, packPlain(prepared));
}

const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** .xls files, and .xlsx files with a password, are OLE compound files. */
function isCompoundFile(bytes: Uint8Array): boolean {
  return COMPOUND_FILE.every((byte, index) => bytes[index] === byte);
}

function readBinary(file: NamedBytes, bytes: Uint8Array): Result<readonly Sheet[]> {
  const place = { file: file.name };
  try {
    const workbook = read(bytes, {
      type: "array",
      dense: true,
      cellDates: true,
      cellFormula: true,
      cellHTML: false,
      sheetRows: MAX_ROWS + 1,
    });
    return toSheets(workbook, file.name);
  } catch (cause) {
    // The parser throws on anything it does not understand; only the password has a message of its own.
    const isEncrypted = cause instanceof Error && /password|encrypt/i.test(cause.message);
    return err([errorAt(isEncrypted ? "workbook-encrypted" : "workbook-unreadable", place)]);
  }
}

function toSheets(workbook: WorkBook, fileName: string): Result<readonly Sheet[]> {
  const sheets = workbook.SheetNames.map((name, index) => {
    const hidden = (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    return toSheet({ name, hidden }, Object.hasOwn(workbook.Sheets, name) ? workbook.Sheets[name] : undefined);
  });
  const tooBig = sheets.filter((sheet) => sheet.rows.length > MAX_ROWS || sheet.rows.some((row) => row.length > MAX_COLUMNS));
  if (tooBig.length > 0) return err(tooBig.map((sheet) => sheetTooBig({ file: fileName, sheet: sheet.name })));
  return sheets.length > 0 ? ok(sheets) : err([errorAt("workbook-unreadable", { file: fileName })]);
}

function sheetTooBig(place: { readonly file: string; readonly sheet?: string }) {
  return errorAt("sheet-too-big", place, { maxRows: MAX_ROWS, maxColumns: MAX_COLUMNS });
}

function toSheet(facts: Pick<Sheet, "name" | "hidden">, worksheet: WorkSheet | undefined): Sheet {
  const data: readonly (readonly (CellObject | undefined)[] | undefined)[] = worksheet?.["!data"] ?? [];
  const rows = Array.from(data, (row) => cutEmptyEnd(Array.from(row ?? [], toCell), (cell) => cell.kind === "empty"));
  const merges = (worksheet?.["!merges"] ?? []).map(({ s, e }) => ({ firstRow: s.r, lastRow: e.r, firstColumn: s.c, lastColumn: e.c }));
  return { ...facts, rows: cutEmptyEnd(rows, (row) => row.length === 0), merges };
}

const KINDS: Readonly<Record<string, CellKind>> = { s: "text", n: "number", b: "boolean", d: "date", e: "error" };

function toCell(cell: CellObject | undefined): SheetCell {
  if (cell === undefined) return EMPTY_CELL;
  const kind = cell.f !== undefined || cell.F !== undefined ? "formula" : (KINDS[cell.t] ?? "empty");
  const text = cellText(cell);
  return kind === "empty" || (kind === "text" && text === "")
    ? EMPTY_CELL
    : { kind, text, ...(isShownAsPercent(cell) && { isPercent: true }) };
}

function isShownAsPercent({ t, w }: CellObject): boolean {
  return t === "n" && w?.trim().endsWith("%") === true;
}

function cellText(cell: CellObject): string {
  if (typeof cell.v === "boolean") return cell.v ? "TRUE" : "FALSE";
  if (cell.t === "n" || cell.t === "s") return String(cell.v ?? "");
  return cell.w ?? String(cell.v ?? "");
}
