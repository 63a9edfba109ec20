import { assert } from "#lib/assert.ts";
import { mean } from "#stats/mean.ts";
import { squaresAboutMean, sumOf } from "#stats/sum.ts";

/** Share of persons in the upper and in the lower group. */
const GROUP_SHARE = 0.27;

/** One item by classical test theory. */
export interface ItemFigures {
  /** Mean score; of a 0/1 item the share that is right. */
  readonly difficulty: number;
  /** Correlation with the total, the item in it; NaN where either does not vary. */
  readonly totalCorrelation: number;
  /** Correlation with the total of the other items. */
  readonly restCorrelation: number;
  readonly alphaIfDeleted: number;
  readonly upperMean: number;
  readonly lowerMean: number;
  /** Upper less lower, −1 to 1 for 0/1 items. */
  readonly discrimination: number;
}

/** A test by classical test theory. Variances within a coefficient are of the population (n in the denominator): mixed conventions give too high a KR-20. */
export interface TestFigures {
  readonly items: readonly ItemFigures[];
  /** Cronbach's α; KR-20 for 0/1 items. NaN where totals do not vary. */
  readonly alpha: number;
  /** All items as if equally hard; only for 0/1 items. */
  readonly kr21: number;
  /** Standard error of measurement, in points, by the n − 1 variance of totals: it is printed beside people's scores. */
  readonly standardErrorOfMeasurement: number;
  readonly groupSize: number;
}

/**
 * Classical item analysis of complete scores: persons × items. At the cuts of the upper and lower group ties go by the order of the rows.
 * @throws RangeError unless there are 2 persons and 2 items or more, complete.
 * Source: Lord & Novick (1968); Kelley (1939) for the groups. Checked: golden `item_analysis` (SciPy, NumPy).
 */
export function itemAnalysis(scores: readonly (readonly number[])[]): TestFigures {
  const [n, k] = [scores.length, scores[0]?.length ?? 0];
  assert(
    n >= 2 && k >= 2 && scores.every((row) => row.length === k),
    "itemAnalysis requires 2 persons × 2 items or more, complete, got others",
  );
  const columns = Array.from({ length: k }, (_, item) => scores.map((row) => row[item] ?? 0));
  const totals = scores.map(sumOf);
  const groupSize = Math.max(1, Math.round(GROUP_SHARE * n));
  const falling = totals.map((_, index) => index).sort((i, j) => (totals[j] ?? 0) - (totals[i] ?? 0) || i - j);
  const [upper, lower] = [falling.slice(0, groupSize), falling.slice(n - groupSize)];
  const alpha = alphaOf(columns, totals);
  const centre = mean(totals);
  return {
    items: columns.map((column, item) => {
      const rest = totals.map((total, index) => total - (column[index] ?? 0));
      const meanOf = (group: readonly number[]): number => mean(group.map((index) => column[index] ?? 0));
      return {
        difficulty: mean(column),
        totalCorrelation: correlation(column, totals),
        restCorrelation: correlation(column, rest),
        alphaIfDeleted: alphaOf(
          columns.filter((_, other) => other !== item),
          rest,
        ),
        upperMean: meanOf(upper),
        lowerMean: meanOf(lower),
        discrimination: meanOf(upper) - meanOf(lower),
      };
    }),
    alpha,
    kr21: (k / (k - 1)) * (1 - (centre * (k - centre)) / (k * variance(totals))),
    standardErrorOfMeasurement: Math.sqrt(((variance(totals) * n) / (n - 1)) * (1 - alpha)),
    groupSize,
  };
}

/** α of items by their scores and the persons' totals over them. */
function alphaOf(columns: readonly (readonly number[])[], totals: readonly number[]): number {
  const k = columns.length;
  const parts = columns.reduce((sum, column) => sum + variance(column), 0);
  const whole = variance(totals);
  return k < 2 || whole === 0 ? NaN : (k / (k - 1)) * (1 - parts / whole);
}

function variance(values: readonly number[]): number {
  return squaresAboutMean(values) / values.length;
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const together = a.reduce((sum, value, index) => sum + (value - meanA) * ((b[index] ?? 0) - meanB), 0) / a.length;
  const spread = Math.sqrt(variance(a) * variance(b));
  return spread === 0 ? NaN : together / spread;
}
