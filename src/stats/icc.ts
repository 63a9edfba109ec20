import { assert } from "#lib/assert.ts";
import { fQuantile } from "#stats/f-distribution.ts";
import type { Interval } from "#stats/interval.ts";
import { sumOf } from "#stats/sum.ts";

/** Mean squares and Shrout and Fleiss's six intraclass correlations. */
export interface IntraclassCorrelations {
  readonly meanSquares: { readonly rows: number; readonly columns: number; readonly error: number; readonly within: number };
  /** One rating: each target rated by others (1), by the same random raters (2), by these raters and no others (3). */
  readonly single: readonly [one: number, two: number, three: number];
  /** The mean of all k ratings, likewise. */
  readonly average: readonly [one: number, two: number, three: number];
  /** 95 % of ICC(2,1). */
  readonly agreementInterval: Interval;
}

/**
 * Intraclass correlations of complete ratings: targets × raters. NaN where nothing varies.
 * @throws RangeError unless there are 2 targets and 2 raters or more.
 * Source: Shrout & Fleiss (1979); interval McGraw & Wong (1996). Checked: golden `icc` (their table 2, irr::icc).
 */
export function intraclassCorrelations(ratings: readonly (readonly number[])[]): IntraclassCorrelations {
  const [n, k] = [ratings.length, ratings[0]?.length ?? 0];
  assert(
    n >= 2 && k >= 2 && ratings.every((row) => row.length === k),
    "intraclassCorrelations requires 2 × 2 ratings or more, complete, got others",
  );
  const grand = sumOf(ratings.flat()) / (n * k);
  const square = (value: number): number => (value - grand) ** 2;
  const total = sumOf(ratings.flat().map(square));
  const betweenRows = k * sumOf(ratings.map((row) => square(sumOf(row) / k)));
  const betweenColumns = n * sumOf(Array.from({ length: k }, (_, column) => square(sumOf(ratings.map((row) => row[column] ?? 0)) / n)));
  const rows = betweenRows / (n - 1);
  const columns = betweenColumns / (k - 1);
  const error = (total - betweenRows - betweenColumns) / ((n - 1) * (k - 1));
  const within = (total - betweenRows) / (n * (k - 1));
  const two = (rows - error) / (rows + (k - 1) * error + (k * (columns - error)) / n);
  return {
    meanSquares: { rows, columns, error, within },
    single: [(rows - within) / (rows + (k - 1) * within), two, (rows - error) / (rows + (k - 1) * error)],
    average: [(rows - within) / rows, (rows - error) / (rows + (columns - error) / n), (rows - error) / rows],
    agreementInterval: agreementInterval({ n, k, rows, columns, error }, two),
  };
}

interface MeanSquares {
  readonly n: number;
  readonly k: number;
  readonly rows: number;
  readonly columns: number;
  readonly error: number;
}

function agreementInterval({ n, k, rows, columns, error }: MeanSquares, icc: number): Interval {
  const a = (k * icc) / (n * (1 - icc));
  const b = 1 + (k * icc * (n - 1)) / (n * (1 - icc));
  const df = (a * columns + b * error) ** 2 / ((a * columns) ** 2 / (k - 1) + (b * error) ** 2 / ((n - 1) * (k - 1)));
  if (!(df > 0)) return { lower: NaN, upper: NaN };
  const [low, high] = [fQuantile(0.975, { above: n - 1, below: df }), fQuantile(0.975, { above: df, below: n - 1 })];
  const rest = k * columns + (k * n - k - n) * error;
  return { lower: (n * (rows - low * error)) / (low * rest + n * rows), upper: (n * (high * rows - error)) / (rest + n * high * rows) };
}
