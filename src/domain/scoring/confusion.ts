import type { Confusion } from "#domain/scoring/scorecard.ts";

/** Precision, recall and F1, each 0–1. */
export interface PrecisionRecallF1 {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** Nothing counted. */
export const NO_CONFUSION: Confusion = { tp: 0, fp: 0, fn: 0, tn: 0 };

/** Counts of several items together. */
export function sumConfusions(confusions: readonly Confusion[]): Confusion {
  return confusions.reduce(
    (sum, one) => ({ tp: sum.tp + one.tp, fp: sum.fp + one.fp, fn: sum.fn + one.fn, tn: sum.tn + one.tn }),
    NO_CONFUSION,
  );
}

/**
 * Precision tp/(tp+fp), recall tp/(tp+fn), F1 2tp/(2tp+fp+fn); 0 where nothing was selected or nothing is right.
 * Source: van Rijsbergen (1979). Checked: golden `mcq_metrics`, per item and micro.
 */
export function precisionRecallF1({ tp, fp, fn }: Confusion): PrecisionRecallF1 {
  return { precision: ratioOrZero(tp, tp + fp), recall: ratioOrZero(tp, tp + fn), f1: ratioOrZero(2 * tp, 2 * tp + fp + fn) };
}

/** Harmonic mean of two ratios; 0 when both are 0. */
export function harmonicMean(a: number, b: number): number {
  return ratioOrZero(2 * a * b, a + b);
}

function ratioOrZero(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
