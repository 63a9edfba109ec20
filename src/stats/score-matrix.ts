import { assert } from "#lib/assert.ts";

/** Scores of persons (rows) on items (columns), row by row; NaN = not administered. */
export interface ScoreMatrix {
  readonly personCount: number;
  readonly itemCount: number;
  /** Length personCount · itemCount. */
  readonly values: Float64Array;
}

/** Packs rows of equal length. @throws RangeError when the lengths differ. */
export function toScoreMatrix(rows: readonly (readonly number[])[]): ScoreMatrix {
  const itemCount = rows[0]?.length ?? 0;
  const values = new Float64Array(rows.length * itemCount);
  rows.forEach((row, person) => {
    assert(row.length === itemCount, `toScoreMatrix requires rows of ${itemCount}, got ${row.length}`);
    values.set(row, person * itemCount);
  });
  return { personCount: rows.length, itemCount, values };
}
