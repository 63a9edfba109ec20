import { sumOf } from "#stats/sum.ts";

/** Arithmetic mean, in the unit of the values; NaN when there are none or any is NaN. Checked: golden `mcq_metrics`, `bootstrap_exhaustive`. */
export function mean(values: readonly number[] | Float64Array): number {
  return sumOf(values) / values.length;
}
