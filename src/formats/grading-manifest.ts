import type { Sheet } from "#formats/sheet.ts";
import { cellAt } from "#formats/sheet.ts";
import type { SheetModel } from "#formats/workbook-model.ts";
import { PLAIN_SHEET } from "#formats/workbook-model.ts";

/** Format and newest version of the grading workbook. */
export const GRADING_FORMAT = { format: "rxbaseline-grading", formatVersion: 1 } as const;
/** Name of the hidden sheet. It is found by its content, not by this name. */
const MANIFEST_NAME = "rxbaseline";

/** What the hidden sheet of a grading workbook says, so that it can be read whatever was done to the visible ones. */
export interface GradingManifest {
  readonly formatVersion: string;
  readonly roundId: string;
  readonly examId: string;
  readonly examHash: string;
  /** Headers of the columns that hold the response, in order of its parts. */
  readonly responseHeaders: readonly string[];
  readonly points: readonly ManifestPoint[];
  readonly codes: readonly ManifestCode[];
}

/** One answer point's column. */
export interface ManifestPoint {
  readonly itemId: string;
  readonly pointId: string;
  readonly header: string;
}

/** One row's code. */
export interface ManifestCode {
  readonly code: string;
  readonly itemId: string;
  readonly textHash: string;
}

/** The hidden sheet: rows of a name and up to three values. */
export function manifestSheet(manifest: GradingManifest): SheetModel {
  const { roundId, examId, examHash, responseHeaders, points, codes } = manifest;
  return {
    ...PLAIN_SHEET,
    name: MANIFEST_NAME,
    visibility: "very-hidden",
    columnWidths: [],
    rows: [
      ["format", GRADING_FORMAT.format],
      ["formatVersion", manifest.formatVersion],
      ["roundId", roundId],
      ["examId", examId],
      ["examHash", examHash],
      ...responseHeaders.map((header) => ["responseHeader", header]),
      ...points.map((point) => ["point", point.itemId, point.pointId, point.header]),
      ...codes.map((code) => ["code", code.itemId, code.code, code.textHash]),
    ],
  };
}

/** Finds the hidden sheet by its content and reads it; null when no sheet is one. */
export function readManifest(sheets: readonly Sheet[]): GradingManifest | null {
  const sheet = sheets.find((each) => cellAt(each, 0, 0).text === "format" && cellAt(each, 0, 1).text === GRADING_FORMAT.format);
  if (sheet === undefined) return null;
  const rows = sheet.rows.map((row) => row.map((cell) => cell.text));
  const named = (name: string): readonly (readonly string[])[] => rows.filter((row) => row[0] === name);
  const valueOf = (name: string): string => named(name)[0]?.[1] ?? "";
  return {
    formatVersion: valueOf("formatVersion"),
    roundId: valueOf("roundId"),
    examId: valueOf("examId"),
    examHash: valueOf("examHash"),
    responseHeaders: named("responseHeader").map(([, header = ""]) => header),
    points: named("point").map(([, itemId = "", pointId = "", header = ""]) => ({ itemId, pointId, header })),
    codes: named("code").map(([, itemId = "", code = "", textHash = ""]) => ({ itemId, code, textHash })),
  };
}
