/** Sum, in the unit of the values; 0 for none. */
export function sumOf(values: ArrayLike<number>): number {
  let total = 0;
  for (let index = 0; index < values.length; index += 1) total += values[index] ?? 0;
  return total;
}

/** Sum of the squared distances from the mean; 0 for none. */
export function squaresAboutMean(values: readonly number[]): number {
  const centre = sumOf(values) / values.length;
  return values.reduce((total, value) => total + (value - centre) ** 2, 0);
}
