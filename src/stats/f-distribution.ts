import betainc from "@stdlib/math-base-special-betainc";
import betaincinv from "@stdlib/math-base-special-betaincinv";
import { assert } from "#lib/assert.ts";

/** Degrees of freedom above and below the line, each real > 0. */
export interface FDegrees {
  readonly above: number;
  readonly below: number;
}

/** Probability that an F variable exceeds x. @throws RangeError unless x ≥ 0 and both degrees > 0. Checked: SciPy `f.sf`. */
export function fUpperTail(x: number, { above, below }: FDegrees): number {
  assert(x >= 0 && above > 0 && below > 0, `fUpperTail requires x ≥ 0 and degrees > 0, got x ${x}, ${above} and ${below}`);
  return betainc(below / (below + above * x), below / 2, above / 2);
}

/** Quantile of F. @throws RangeError unless 0 < probability < 1 and both degrees > 0. Checked: SciPy `f.ppf`. */
export function fQuantile(probability: number, { above, below }: FDegrees): number {
  assert(
    probability > 0 && probability < 1 && above > 0 && below > 0,
    `fQuantile requires 0 < p < 1 and degrees > 0, got p ${probability}, ${above} and ${below}`,
  );
  const share = betaincinv(probability, below / 2, above / 2, true); // of the lower side, so that far quantiles keep their digits
  return (below * (1 - share)) / (above * share);
}
