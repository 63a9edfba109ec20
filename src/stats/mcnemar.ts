import { assert } from "#lib/assert.ts";
import { binomialLowerTail, binomialMass } from "#stats/binomial.ts";
import { chiSquareUpperTail } from "#stats/chi-square.ts";

/** McNemar's test in all its forms, each p two-sided. */
export interface McNemar {
  /** Binomial of the smaller count among the discordant pairs at ½. */
  readonly exactP: number;
  /** The exact p less half the probability of what was observed: less conservative, its level is no longer guaranteed. */
  readonly midP: number;
  /** NaN without discordant pairs. */
  readonly chi2: number;
  readonly chi2P: number;
  /** With Edwards' correction for continuity; NaN without discordant pairs. */
  readonly correctedChi2: number;
  readonly correctedChi2P: number;
  /** b / c; NaN where c is 0. */
  readonly oddsRatio: number;
}

/**
 * McNemar's test of two respondents on the same items. `b`: items only the first has right; `c`: only the second. Without discordant
 * pairs every p is 1.
 * @throws RangeError unless b and c are whole and ≥ 0.
 * Source: Fagerland, Lydersen & Laake (2013). Checked: golden `mcnemar` (SciPy binomtest, chi2.sf).
 */
export function mcNemar(b: number, c: number): McNemar {
  assert(Number.isInteger(b) && Number.isInteger(c) && b >= 0 && c >= 0, `mcNemar requires whole b, c ≥ 0, got ${b} and ${c}`);
  const n = b + c;
  const nothing = { exactP: 1, midP: 1, chi2: NaN, chi2P: 1, correctedChi2: NaN, correctedChi2P: 1, oddsRatio: NaN };
  if (n === 0) return nothing;
  const few = Math.min(b, c);
  const [tail, mass] = [binomialLowerTail(few, n, 0.5), binomialMass(few, n, 0.5)];
  const [chi2, correctedChi2] = [(b - c) ** 2 / n, Math.max(Math.abs(b - c) - 1, 0) ** 2 / n];
  return {
    exactP: Math.min(1, 2 * tail),
    midP: b === c ? 1 - mass / 2 : 2 * tail - mass,
    chi2,
    chi2P: chiSquareUpperTail(chi2, 1),
    correctedChi2,
    correctedChi2P: chiSquareUpperTail(correctedChi2, 1),
    oddsRatio: c === 0 ? NaN : b / c,
  };
}
