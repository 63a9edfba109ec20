/** An interval estimate, lower ≤ upper, in the unit of the estimate. */
export interface Interval {
  readonly lower: number;
  readonly upper: number;
}

/** Coverage of every interval this product prints. */
export const CONFIDENCE_RATIO = 0.95;
