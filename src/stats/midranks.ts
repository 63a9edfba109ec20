/**
 * Ranks from the lowest value (1) to the highest; tied values share the mean of the ranks they take up. NaN values get NaN and take up no
 * rank. Unitless. Checked: SciPy `rankdata`.
 */
export function midranks(values: readonly number[]): number[] {
  const ranks = new Array<number>(values.length).fill(NaN);
  const rising = values.flatMap((value, index) => (Number.isNaN(value) ? [] : [index])).sort((i, j) => (values[i] ?? 0) - (values[j] ?? 0));
  for (let start = 0, end = 0; start < rising.length; start = end) {
    const value = values[rising[start] ?? 0];
    while (end < rising.length && values[rising[end] ?? 0] === value) end += 1;
    for (const index of rising.slice(start, end)) ranks[index] = (start + 1 + end) / 2;
  }
  return ranks;
}

/** As `midranks`, from the highest value (1) to the lowest. */
export function midranksFromHighest(values: readonly number[]): number[] {
  return midranks(values.map((value) => -value));
}

/** Sum over groups of tied values of t³ − t, t being how many share a value: what ties take from a sum of squared ranks, times 12. */
export function tieSum(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum + count ** 3 - count, 0);
}
