import { read, utils, type WorkBook } from "xlsx";
import type { Comparison } from "#domain/comparison/comparison.ts";
import type { MetricId } from "#domain/scoring/metric.ts";
import type { Language } from "#lib/language.ts";

/** One number of a comparison with all that stands beside it, in the order every table has. */
export interface Estimate {
  readonly sectionId: string;
  readonly metric: MetricId;
  /** Name of the respondent; null for a baseline, whose name is no data. */
  readonly label: string | null;
  readonly value: number | string;
  readonly lower: number | null;
  readonly upper: number | null;
  readonly standing: number | null;
  readonly respondentCount: number;
  readonly itemCount: number;
}

/** The numbers of one file, without what tells languages apart. */
export type EstimateNumbers = Pick<Estimate, "sectionId" | "lower" | "upper" | "standing" | "respondentCount" | "itemCount"> & {
  /** null where the comparison has a reason instead of a value. */
  readonly value: number | null;
};

/** A comparison's estimates in table order. */
export function estimatesOf(comparison: Comparison, language: Language): readonly Estimate[] {
  return comparison.sections.flatMap(({ sectionId, contenders, metrics }) =>
    metrics.flatMap(({ metric, rows }) =>
      rows.map(({ value, interval, standing, respondentCount, itemCount }, index) => ({
        sectionId,
        metric,
        label: contenders[index]?.label?.[language] ?? null,
        value,
        lower: interval?.lower ?? null,
        upper: interval?.upper ?? null,
        standing,
        respondentCount,
        itemCount,
      })),
    ),
  );
}

/** The same as bare numbers. */
export function numbersOf(estimates: readonly Estimate[]): readonly EstimateNumbers[] {
  return estimates.map(({ sectionId, value, lower, upper, standing, respondentCount, itemCount }) => {
    return { sectionId, value: typeof value === "number" ? value : null, lower, upper, standing, respondentCount, itemCount };
  });
}

/** The estimates on the sheets of a report workbook. */
export function estimatesInWorkbook(bytes: Uint8Array): readonly EstimateNumbers[] {
  const book = read(bytes, { type: "buffer" });
  return book.SheetNames.filter((name) => name.startsWith("estimates-")).flatMap((name) =>
    estimateRows(rowsOf(book, name), name.slice("estimates-".length)),
  );
}

/** The estimates in a report's CSV file, where one table follows the other. */
export function estimatesInCsv(bytes: Uint8Array, sectionIds: readonly string[]): readonly EstimateNumbers[] {
  const book = read(bytes, { type: "buffer", codepage: 65001 });
  const rows = rowsOf(book, book.SheetNames[0] ?? "");
  const heads = rows.flatMap((row, index) => (row[0] === HEAD ? [index] : []));
  return sectionIds.flatMap((sectionId, index) => estimateRows(rows.slice(heads[index]), sectionId));
}

/** First column of every table of estimates, in English. */
const HEAD = "Metric";

type Row = readonly (string | number | null)[];

function rowsOf(book: WorkBook, sheet: string): readonly Row[] {
  const cells = book.Sheets[sheet];
  if (cells === undefined) throw new Error(`the file has no sheet ${sheet}`);
  return utils.sheet_to_json<(string | number | null)[]>(cells, { header: 1, raw: true, defval: null, blankrows: true });
}

/** The rows under the head, up to the first empty one. */
function estimateRows(rows: readonly Row[], sectionId: string): readonly EstimateNumbers[] {
  const head = rows.findIndex((row) => row[0] === HEAD);
  if (head === -1) throw new Error(`no table of estimates for section ${sectionId}`);
  const below = rows.slice(head + 1);
  const end = below.findIndex((row) => row[0] === null || row[0] === undefined || row[0] === "");
  return below.slice(0, end === -1 ? undefined : end).map((row) => toNumbers(row, sectionId));
}

function toNumbers(row: Row, sectionId: string): EstimateNumbers {
  const number = (column: number): number | null => {
    const cell = row[column];
    return typeof cell === "number" ? cell : null;
  };
  const [value, lower, upper] = [number(3), number(4), number(5)];
  return { sectionId, value, lower, upper, standing: number(7), respondentCount: number(8) ?? NaN, itemCount: number(9) ?? NaN };
}
