import { crossedComponents, type CrossedComponents } from "#stats/crossed-components.ts";
import { CONFIDENCE_RATIO, type Interval } from "#stats/interval.ts";
import type { ScoreMatrix } from "#stats/score-matrix.ts";
import { studentTQuantile } from "#stats/student-t.ts";

/** An interval with the standard error and degrees of freedom behind it. */
export interface CrossedInterval extends Interval {
  readonly mean: number;
  /** Standard error of the mean, unit of the scores. */
  readonly standardError: number;
  /** Satterthwaite degrees of freedom; NaN when the standard error is 0. */
  readonly degreesOfFreedom: number;
}

/**
 * 95 % interval of the grand mean of a complete persons × items table when persons and items are both random, for few persons:
 * SE² = σ²p/np + σ²i/ni + σ²e/(np·ni), t with Satterthwaite degrees of freedom. Not cut to the scale of the scores; zero width when
 * all cells are equal. With both components positive SE² = (MSp + MSi − MSe)/(np·ni), and
 * df = SE⁴ / Σ (a·MS)²/df(MS), a = ±1/(np·ni); a component set to 0 takes its terms with it, so that SE² = MSp/(np·ni) with np − 1
 * degrees of freedom (no item variance), MSi/(np·ni) with ni − 1 (no person variance), or MSe/(np·ni) with (np − 1)(ni − 1) (neither).
 * @throws RangeError with fewer than 2 persons or items, or NaN cells.
 * Source: Brennan (2001), Generalizability Theory, error variance of a mean over persons and items; Satterthwaite (1946), Biometrics 2:110.
 * Checked: NumPy/SciPy replica.
 */
export function crossedInterval(matrix: ScoreMatrix): CrossedInterval {
  const components = crossedComponents(matrix);
  const cellCount = matrix.personCount * matrix.itemCount;
  const terms = varianceTerms(components, matrix);
  const total = terms.reduce((sum, term) => sum + term.meanSquare, 0);
  const standardError = Math.sqrt(total / cellCount);
  // In shares of the total, since squares of tiny mean squares would underflow.
  const degreesOfFreedom = 1 / terms.reduce((sum, term) => sum + (term.meanSquare / total) ** 2 / term.df, 0);
  const half = standardError === 0 ? 0 : studentTQuantile((1 + CONFIDENCE_RATIO) / 2, degreesOfFreedom) * standardError;
  return { mean: components.mean, standardError, degreesOfFreedom, lower: components.mean - half, upper: components.mean + half };
}

/** The signed mean squares whose sum over the cell count is SE². */
function varianceTerms(components: CrossedComponents, { personCount, itemCount }: ScoreMatrix): { meanSquare: number; df: number }[] {
  const persons = { meanSquare: components.personMeanSquare, df: personCount - 1 };
  const items = { meanSquare: components.itemMeanSquare, df: itemCount - 1 };
  const residual = { meanSquare: components.residualMeanSquare, df: persons.df * items.df };
  const hasPersons = components.personVariance > 0;
  const hasItems = components.itemVariance > 0;
  if (hasPersons && hasItems) return [persons, items, { meanSquare: -residual.meanSquare, df: residual.df }];
  if (hasPersons) return [persons];
  return hasItems ? [items] : [residual];
}
