/**
 * Ranks from the highest value (1) to the lowest; tied values share the mean of the ranks they take up. NaN values get NaN and
 * take up no rank. Unitless. Checked: SciPy `rankdata(-x)`.
 */
export function midranksFromHighest(values: readonly number[]): number[] {
  return values.map((value) => {
    if (Number.isNaN(value)) return NaN;
    const higherCount = values.filter((other) => other > value).length;
    const tiedCount = values.filter((other) => other === value).length;
    return higherCount + (tiedCount + 1) / 2;
  });
}
