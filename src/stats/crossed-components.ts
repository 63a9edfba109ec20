import { assert } from "#lib/assert.ts";
import { mean } from "#stats/mean.ts";
import type { ScoreMatrix } from "#stats/score-matrix.ts";

/** Mean squares and variance components of a persons × items table with one score a cell. Unit: that of the scores, squared. */
export interface CrossedComponents {
  readonly mean: number;
  readonly personMeanSquare: number;
  readonly itemMeanSquare: number;
  readonly residualMeanSquare: number;
  /** σ²p, σ²i and σ²e (person × item and error together); negative estimates are set to 0. */
  readonly personVariance: number;
  readonly itemVariance: number;
  readonly residualVariance: number;
}

/**
 * Random-effects analysis of variance of a complete persons × items table (p × i design).
 * σ²e = MSe, σ²p = (MSp − MSe)/ni, σ²i = (MSi − MSe)/np.
 * @throws RangeError with fewer than 2 persons or items, or a NaN cell: the expected mean squares hold for complete tables only.
 * Source: Brennan (2001), Generalizability Theory, ch. 2. Checked: NumPy replica and the two-way table of Shrout & Fleiss (1979).
 */
export function crossedComponents({ personCount, itemCount, values }: ScoreMatrix): CrossedComponents {
  assert(personCount > 1 && itemCount > 1, `crossedComponents requires 2 persons and 2 items, got ${personCount} and ${itemCount}`);
  assert(!values.some(Number.isNaN), "crossedComponents requires a complete table, got NaN");
  const grand = mean(values);
  const personMeans = Array.from({ length: personCount }, (_, p) => mean(values.subarray(p * itemCount, (p + 1) * itemCount)));
  const itemMeans = Array.from({ length: itemCount }, (_, i) => mean(personMeans.map((_, p) => values[p * itemCount + i] ?? NaN)));
  const personMeanSquare = (itemCount * squaredDeviations(personMeans, grand)) / (personCount - 1);
  const itemMeanSquare = (personCount * squaredDeviations(itemMeans, grand)) / (itemCount - 1);
  const residuals = Array.from(values, (value, cell) => {
    const personMean = personMeans[Math.floor(cell / itemCount)] ?? NaN;
    return value - personMean - (itemMeans[cell % itemCount] ?? NaN) + grand;
  });
  const residualMeanSquare = squaredDeviations(residuals, 0) / ((personCount - 1) * (itemCount - 1));
  return {
    mean: grand,
    personMeanSquare,
    itemMeanSquare,
    residualMeanSquare,
    personVariance: excess(personMeanSquare, residualMeanSquare) / itemCount,
    itemVariance: excess(itemMeanSquare, residualMeanSquare) / personCount,
    residualVariance: residualMeanSquare,
  };
}

/** How far a mean square exceeds the residual's. Equal ones may differ in the last bits: that is no positive component. */
function excess(meanSquare: number, residual: number): number {
  const difference = meanSquare - residual;
  return difference > 1e-12 * residual ? difference : 0;
}

function squaredDeviations(values: readonly number[], centre: number): number {
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
}
