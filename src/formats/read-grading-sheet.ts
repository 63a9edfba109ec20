import { gradedTextHash } from "#domain/blinding/graded-text.ts";
import type { ReturnedMark, ReturnedRow } from "#domain/grading/returned-workbook.ts";
import { cellPlace, mergeIssues } from "#formats/cell-issues.ts";
import { foldHeader } from "#formats/find-header.ts";
import type { GradingManifest, ManifestPoint } from "#formats/grading-manifest.ts";
import { cellAt, columnCount, type Sheet } from "#formats/sheet.ts";
import { errorAt, type Issue } from "#lib/issue.ts";

/** The rows of one sheet, and what makes it unreadable. */
export interface GradingSheetReading {
  readonly rows: readonly ReturnedRow[];
  readonly issues: readonly Issue[];
}

/** Where the parts of a grading table stand in a sheet. */
interface Layout {
  readonly codeColumn: number;
  readonly headerRow: number;
  readonly responseColumns: readonly number[];
  readonly points: readonly { readonly pointId: string; readonly column: number }[];
}

const NO_TABLE: GradingSheetReading = { rows: [], issues: [] };

/**
 * Reads the grading table of a sheet; a sheet without codes has none. A row counts when it carries a code, or a grade.
 * Issues: `grading-items-mixed` {items}, `grading-point-missing` {point}, `grading-point-repeated` {point}, `grading-response-missing`,
 * `grade-code-missing`, `cells-merged`.
 */
export function readGradingSheet(sheet: Sheet, manifest: GradingManifest, file: string): GradingSheetReading {
  const itemByCode = new Map(manifest.codes.map(({ code, itemId }) => [code, itemId]));
  const found = findCodes(sheet, itemByCode);
  if (found === null || isManifest(sheet)) return NO_TABLE;
  const items = [...new Set(found.rows.map((row) => itemByCode.get(codeAt(sheet, row, found.column)) ?? ""))];
  if (items.length > 1) return refused([errorAt("grading-items-mixed", { file, sheet: sheet.name }, { items: items.join(", ") })]);
  const layout = findLayout({ sheet, file, manifest }, found, items[0] ?? "");
  if (layout.issues.length > 0) return refused(layout.issues);
  const merged = mergeIssues(file, sheet, found.rows[0] ?? 0);
  return merged.length > 0 ? refused(merged) : readRows(sheet, layout.layout, { file, known: itemByCode });
}

function refused(issues: readonly Issue[]): GradingSheetReading {
  return { rows: [], issues };
}

function isManifest(sheet: Sheet): boolean {
  return cellAt(sheet, 0, 0).text === "format";
}

interface FoundCodes {
  readonly column: number;
  /** Rows with a known code, in order. */
  readonly rows: readonly number[];
}

/** The column with the most known codes. */
function findCodes(sheet: Sheet, known: ReadonlyMap<string, string>): FoundCodes | null {
  const columns = Array.from({ length: columnCount(sheet) }, (_, column): FoundCodes => {
    return { column, rows: sheet.rows.flatMap((_row, row) => (known.has(codeAt(sheet, row, column)) ? [row] : [])) };
  });
  const best = columns.reduce<FoundCodes | null>((most, each) => (each.rows.length > (most?.rows.length ?? 0) ? each : most), null);
  return best;
}

function codeAt(sheet: Sheet, row: number, column: number): string {
  return cellAt(sheet, row, column).text.normalize("NFKC").trim().toUpperCase();
}

interface LayoutSource {
  readonly sheet: Sheet;
  readonly file: string;
  readonly manifest: GradingManifest;
}

function findLayout(
  source: LayoutSource,
  codes: FoundCodes,
  itemId: string,
): { readonly layout: Layout; readonly issues: readonly Issue[] } {
  const { sheet, file, manifest } = source;
  const points = manifest.points.filter((point) => point.itemId === itemId);
  const headerRow = findHeaderRow(sheet, points, codes.rows[0] ?? 0);
  const place = cellPlace(file, sheet, { row: headerRow, column: codes.column });
  const columns = points.map((point) => ({ point, found: pointColumns(sheet, headerRow, point) }));
  const responseColumns = findResponseColumns(sheet, { headerRow, codes }, manifest);
  const issues = columns.flatMap(({ point: { pointId: point }, found }) => {
    if (found.length === 1) return [];
    return [errorAt(found.length === 0 ? "grading-point-missing" : "grading-point-repeated", place, { point })];
  });
  if (responseColumns.length === 0) issues.push(errorAt("grading-response-missing", place));
  const located = columns.map(({ point, found }) => ({ pointId: point.pointId, column: found[0] ?? -1 }));
  return { layout: { codeColumn: codes.column, headerRow, responseColumns, points: located }, issues };
}

/** The row above the codes in which most points are headed. */
function findHeaderRow(sheet: Sheet, points: readonly ManifestPoint[], firstCodeRow: number): number {
  const counts = Array.from(
    { length: firstCodeRow },
    (_, row) => points.filter((point) => pointColumns(sheet, row, point).length > 0).length,
  );
  return Math.max(0, counts.indexOf(Math.max(0, ...counts)));
}

/** Columns headed as they went out, else those whose header is or begins with the point's id, or ends with its wording. */
function pointColumns(sheet: Sheet, row: number, { pointId, header }: ManifestPoint): readonly number[] {
  const wording = foldHeader(header.slice(pointId.length));
  const headers = Array.from({ length: columnCount(sheet) }, (_, column) => cellAt(sheet, row, column).text);
  const columnsWhere = (isOne: (text: string) => boolean): readonly number[] =>
    headers.flatMap((text, column) => (isOne(text) ? [column] : []));
  const exact = columnsWhere((text) => foldHeader(text) === foldHeader(header));
  if (exact.length > 0) return exact;
  return columnsWhere((text) => firstWord(text) === foldHeader(pointId) || (wording !== "" && foldHeader(text).endsWith(wording)));
}

function firstWord(text: string): string {
  const [word = ""] = text
    .normalize("NFKC")
    .trim()
    .split(/[\s:：.·,，、]/, 1);
  return foldHeader(word);
}

/** By header; where that was renamed, the column whose texts are those that belong to the codes. */
function findResponseColumns(
  sheet: Sheet,
  { headerRow, codes }: { readonly headerRow: number; readonly codes: FoundCodes },
  manifest: GradingManifest,
): readonly number[] {
  const columns = Array.from({ length: columnCount(sheet) }, (_, column) => column);
  const headers = columns.map((column) => foldHeader(cellAt(sheet, headerRow, column).text));
  const byHeader = manifest.responseHeaders.map((header) => headers.indexOf(foldHeader(header)));
  if (byHeader.length > 0 && byHeader.every((column) => column >= 0)) return byHeader;
  const hashes = new Map(manifest.codes.map(({ code, textHash }) => [code, textHash]));
  const byText = columns.find((column) =>
    codes.rows.some((row) => gradedTextHash(cellAt(sheet, row, column).text) === hashes.get(codeAt(sheet, row, codes.column))),
  );
  return byText === undefined ? [] : [byText];
}

interface RowContext {
  readonly file: string;
  readonly known: ReadonlyMap<string, string>;
}

/** A row without a grade whose first words are no code is the case above the table, or a grader's note. */
function readRows(sheet: Sheet, layout: Layout, { file, known }: RowContext): GradingSheetReading {
  const issues: Issue[] = [];
  const rows = sheet.rows.flatMap((_, row): ReturnedRow[] => {
    if (row <= layout.headerRow) return [];
    const code = codeAt(sheet, row, layout.codeColumn);
    const marks = layout.points.map(({ pointId, column }): ReturnedMark => {
      const { kind, text } = cellAt(sheet, row, column);
      return { pointId, text, isFormula: kind === "formula", place: cellPlace(file, sheet, { row, column }) };
    });
    const place = cellPlace(file, sheet, { row, column: layout.codeColumn });
    const hasMarks = marks.some((mark) => mark.text.trim() !== "");
    if (code === "" && hasMarks) issues.push(errorAt("grade-code-missing", place));
    if (code === "" || (!hasMarks && !known.has(code))) return [];
    return [{ code, text: layout.responseColumns.map((column) => cellAt(sheet, row, column).text).join(""), place, marks }];
  });
  return { rows, issues };
}
