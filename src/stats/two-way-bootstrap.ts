import { assert } from "#lib/assert.ts";
import type { Rng } from "#lib/rng.ts";
import type { Interval } from "#stats/interval.ts";
import { percentileInterval } from "#stats/percentile-interval.ts";
import type { ScoreMatrix } from "#stats/score-matrix.ts";

/** How often resampling is repeated unless said otherwise. */
export const DEFAULT_RESAMPLE_COUNT = 2000;

/** Options of `twoWayBootstrap`. */
export interface TwoWayBootstrapOptions {
  readonly rng: Rng;
  readonly resampleCount: number;
  /** Row indices by stratum; persons are redrawn within theirs. One stratum of all rows = plain resampling. */
  readonly strata: readonly (readonly number[])[];
}

/**
 * 95 % percentile interval of the mean of persons' means when persons (within strata) and items are both random: each resample redraws
 * both, with replacement. NaN cells are not administered and leave a person's mean; a person with none left leaves the resample.
 * Unit of the scores; NaN bounds for an empty matrix. Memory: one Float64Array of estimates, whatever the matrix.
 * Somewhat wide, since each margin's noise is counted into the other's; too narrow below about 6 persons (use `crossedInterval`).
 * @throws RangeError unless the strata hold every row once.
 * Source: Owen (2007), Ann. Appl. Stat. 1:386, the pigeonhole bootstrap. Checked: coverage and width laws in tests, NumPy replica.
 */
export function twoWayBootstrap(matrix: ScoreMatrix, options: TwoWayBootstrapOptions): Interval {
  const { personCount, itemCount } = matrix;
  const placed = options.strata.flat().sort((a, b) => a - b);
  assert(placed.length === personCount && placed.every((row, i) => row === i), "twoWayBootstrap requires strata that hold every row once");
  const estimates = new Float64Array(options.resampleCount);
  const personDraws = new Int32Array(personCount);
  const itemDraws = new Int32Array(itemCount);
  for (let resample = 0; resample < estimates.length; resample += 1) {
    drawPersons(personDraws, options);
    itemDraws.fill(0);
    for (let draw = 0; draw < itemCount; draw += 1) increment(itemDraws, options.rng.below(itemCount));
    estimates[resample] = meanOfPersonMeans(matrix, personDraws, itemDraws);
  }
  return percentileInterval(estimates);
}

function drawPersons(draws: Int32Array, { strata, rng }: TwoWayBootstrapOptions): void {
  draws.fill(0);
  for (const rows of strata) {
    for (let draw = 0; draw < rows.length; draw += 1) increment(draws, rows[rng.below(rows.length)] ?? 0);
  }
}

function increment(counts: Int32Array, index: number): void {
  counts[index] = (counts[index] ?? 0) + 1;
}

function meanOfPersonMeans(matrix: ScoreMatrix, personDraws: Int32Array, itemDraws: Int32Array): number {
  let sum = 0;
  let count = 0;
  for (let person = 0; person < matrix.personCount; person += 1) {
    const draws = personDraws[person] ?? 0;
    if (draws === 0) continue;
    const personMean = weightedRowMean(matrix, person, itemDraws);
    if (Number.isNaN(personMean)) continue;
    sum += draws * personMean;
    count += draws;
  }
  return sum / count;
}

function weightedRowMean({ values, itemCount }: ScoreMatrix, person: number, itemDraws: Int32Array): number {
  let sum = 0;
  let count = 0;
  for (let item = 0; item < itemCount; item += 1) {
    const value = values[person * itemCount + item] ?? NaN;
    const draws = itemDraws[item] ?? 0;
    if (Number.isNaN(value)) continue;
    sum += draws * value;
    count += draws;
  }
  return sum / count;
}
