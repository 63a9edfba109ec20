import { assert } from "#lib/assert.ts";
import { chiSquareUpperTail } from "#stats/chi-square.ts";
import { sumOf } from "#stats/sum.ts";

/** Cochran's Q with its degrees of freedom and p; NaN where no item tells the respondents apart. */
export interface CochranQ {
  readonly q: number;
  readonly df: number;
  readonly p: number;
}

/**
 * Cochran's Q: do the respondents differ at all on 0/1 items? Rows are items (blocks), columns respondents, all complete. Equals Friedman's
 * tie-corrected chi-square on the same table, and McNemar's chi-square for two respondents.
 * @throws RangeError unless every row has the same k ≥ 2 values, each 0 or 1.
 * Source: Cochran (1950). Checked: golden `cochran_q` (statsmodels).
 */
export function cochranQ(rows: readonly (readonly number[])[]): CochranQ {
  const k = rows[0]?.length ?? 0;
  const isFine = k >= 2 && rows.every((row) => row.length === k && row.every((value) => value === 0 || value === 1));
  assert(isFine, "cochranQ requires rows of the same k ≥ 2 zeros and ones, got others");
  const columns = Array.from({ length: k }, (_, column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0));
  const rowSums = rows.map(sumOf);
  const total = sumOf(rowSums);
  const squares = (values: readonly number[]): number => values.reduce((sum, value) => sum + value ** 2, 0);
  const spread = k * total - squares(rowSums);
  const q = spread === 0 ? NaN : ((k - 1) * (k * squares(columns) - total ** 2)) / spread;
  return { q, df: k - 1, p: Number.isNaN(q) ? NaN : chiSquareUpperTail(q, k - 1) };
}
