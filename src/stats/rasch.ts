import { assert } from "#lib/assert.ts";
import { inverseOfPositive } from "#stats/linear-solve.ts";
import { symmetricFunctions, symmetricFunctionsWithout } from "#stats/symmetric-functions.ts";
import { sumOf } from "#stats/sum.ts";

/** Largest change of a difficulty, in logits, at which the estimates stand. */
const CONVERGED = 1e-10;
const MAX_STEPS = 200;
/** Of the gradient's differences, logits: its error then is some 1e-10 of the information. */
const DIFFERENCE = 1e-4;

/** A Rasch model of items. */
export interface RaschFit {
  /** Logits, sum 0, higher is harder. */
  readonly difficulties: readonly number[];
  /** Of the difficulties, given that they sum to 0. */
  readonly standardErrors: readonly number[];
  readonly logLikelihood: number;
  /** Persons with neither all right nor all wrong: the others say nothing of the items. */
  readonly usedCount: number;
  /** Mean squares of residuals given the totals, near 1 where the model holds: weighted by information (infit), and plain (outfit). */
  readonly infit: readonly number[];
  readonly outfit: readonly number[];
}

/**
 * Conditional maximum likelihood of the Rasch model from complete zeros and ones, persons × items: no assumption on abilities, no bias from
 * estimating them. Newton's method on the exact gradient; a step takes k³/6 operations for k items, the information 2k of them; persons
 * matter by their totals only.
 * @throws RangeError unless there are 2 items or more, and every item is right for some and wrong for others of the persons used.
 * Source: Andersen (1972); Fischer & Molenaar (1995); conditional fit: Christensen & Kreiner (2013). Checked: golden `rasch_cml`.
 */
export function raschConditional(scores: readonly (readonly number[])[]): RaschFit {
  const k = scores[0]?.length ?? 0;
  const isFine = k >= 2 && scores.every((row) => row.length === k && row.every((score) => score === 0 || score === 1));
  assert(isFine, "raschConditional requires complete zeros and ones of 2 items or more, got others");
  const used = scores.filter((row) => sumOf(row) > 0 && sumOf(row) < k);
  const right = Float64Array.from({ length: k }, (_, item) => used.reduce((sum, row) => sum + (row[item] ?? 0), 0));
  const isMixed = used.length > 0 && right.every((count) => count > 0 && count < used.length);
  assert(
    isMixed,
    "raschConditional requires every item right for some and wrong for others of those with neither all nor none, got another",
  );
  const counts = new Float64Array(k + 1);
  for (const row of used) counts[sumOf(row)] = (counts[sumOf(row)] ?? 0) + 1;
  const data = { right, counts };
  const difficulties = climb(startOf(right, used.length), data);
  const covariance = inverseOfPositive(informationOf(difficulties, data));
  return {
    difficulties: [...difficulties],
    // What was added to make the information invertible, 1/k in every cell, is taken away again.
    standardErrors: covariance.map((row, item) => Math.sqrt((row[item] ?? NaN) - 1 / k)),
    logLikelihood: logLikelihoodOf(difficulties, data),
    usedCount: used.length,
    ...fitOf(used, difficulties),
  };
}

/** One person's or model's ability. */
export interface Ability {
  /** Logits, on the scale of the difficulties. */
  readonly ability: number;
  readonly standardError: number;
}

/**
 * Warm's weighted likelihood estimates of ability for every total, 0 … k: finite at both ends.
 * @throws RangeError unless all difficulties are finite. Source: Warm (1989). Checked: the estimating equation.
 */
export function warmAbilities(difficulties: readonly number[]): readonly Ability[] {
  assert(difficulties.length > 0 && difficulties.every(Number.isFinite), "warmAbilities requires finite difficulties, got others");
  return Array.from({ length: difficulties.length + 1 }, (_, total) => warmAbility(total, difficulties));
}

function warmAbility(total: number, difficulties: readonly number[]): Ability {
  // The equation falls in the ability, so it is bracketed and halved.
  let [low, high] = [Math.min(...difficulties) - 20, Math.max(...difficulties) + 20];
  while (high - low > 1e-12 * Math.max(1, Math.abs(low))) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    const { expected, information, skew } = momentsAt(middle, difficulties);
    if (total - expected + skew / (2 * information) > 0) low = middle;
    else high = middle;
  }
  const ability = (low + high) / 2;
  return { ability, standardError: 1 / Math.sqrt(momentsAt(ability, difficulties).information) };
}

function momentsAt(ability: number, difficulties: readonly number[]) {
  let [expected, information, skew] = [0, 0, 0];
  for (const difficulty of difficulties) {
    const p = 1 / (1 + Math.exp(difficulty - ability));
    expected += p;
    information += p * (1 - p);
    skew += p * (1 - p) * (1 - 2 * p);
  }
  return { expected, information, skew };
}

/** Right responses of each item, and persons with each total. */
interface RaschData {
  readonly right: Float64Array;
  readonly counts: Float64Array;
}

function startOf(right: Float64Array, n: number): Float64Array {
  return centred(right.map((count) => Math.log((n - count) / count)));
}

function climb(start: Float64Array, data: RaschData): Float64Array {
  let [difficulties, height] = [start, logLikelihoodOf(start, data)];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const gradient = gradientOf(difficulties, data);
    const inverse = inverseOfPositive(informationOf(difficulties, data));
    const change = Float64Array.from(inverse, (row) => row.reduce((sum, value, item) => sum + value * (gradient[item] ?? 0), 0));
    let [share, next, nextHeight] = [1, difficulties, -Infinity];
    // Far from the top a whole step may lead down.
    for (; share > 1e-6; share /= 2) {
      next = centred(difficulties.map((value, item) => value + share * (change[item] ?? 0)));
      nextHeight = logLikelihoodOf(next, data);
      if (nextHeight >= height - 1e-9) break;
    }
    const moved = Math.max(...next.map((value, item) => Math.abs(value - (difficulties[item] ?? 0))));
    [difficulties, height] = [next, nextHeight];
    if (moved < CONVERGED) break;
  }
  return difficulties;
}

function logLikelihoodOf(difficulties: Float64Array, { right, counts }: RaschData): number {
  const sums = symmetricFunctions(easeOf(difficulties));
  const own = difficulties.reduce((sum, value, item) => sum - value * (right[item] ?? 0), 0);
  return counts.reduce((sum, count, total) => (count > 0 ? sum - count * Math.log(sums[total] ?? NaN) : sum), own);
}

function gradientOf(difficulties: Float64Array, { right, counts }: RaschData): Float64Array {
  const shares = sharesOf(difficulties);
  return right.map((count, item) => counts.reduce((sum, persons, total) => sum + persons * (shares[item]?.[total] ?? 0), -count));
}

/** Information by central differences of the gradient, with 1/k added in every cell: the difficulties' sum is free otherwise. */
function informationOf(difficulties: Float64Array, data: RaschData): number[][] {
  const k = difficulties.length;
  const slopes = Array.from({ length: k }, (_, item) => {
    const shifted = (by: number): Float64Array => difficulties.map((value, other) => (other === item ? value + by : value));
    const [up, down] = [gradientOf(shifted(DIFFERENCE), data), gradientOf(shifted(-DIFFERENCE), data)];
    return up.map((value, other) => -(value - (down[other] ?? 0)) / (2 * DIFFERENCE));
  });
  return slopes.map((row, i) => [...row].map((value, j) => (value + (slopes[j]?.[i] ?? 0)) / 2 + 1 / k));
}

/** Probability of each item being right, given each total. */
function sharesOf(difficulties: Float64Array): readonly Float64Array[] {
  const ease = easeOf(difficulties);
  const sums = symmetricFunctions(ease);
  return symmetricFunctionsWithout(ease).map((others, item) =>
    sums.map((sum, total) => (total === 0 ? 0 : ((ease[item] ?? 0) * (others[total - 1] ?? 0)) / sum)),
  );
}

function fitOf(used: readonly (readonly number[])[], difficulties: Float64Array): Pick<RaschFit, "infit" | "outfit"> {
  const figures = sharesOf(difficulties).map((shares, item) => {
    let [squares, variances, standardised] = [0, 0, 0];
    for (const row of used) {
      const p = shares[sumOf(row)] ?? NaN;
      const residual = ((row[item] ?? 0) - p) ** 2;
      squares += residual;
      variances += p * (1 - p);
      standardised += residual / (p * (1 - p));
    }
    return { infit: squares / variances, outfit: standardised / used.length };
  });
  return { infit: figures.map(({ infit }) => infit), outfit: figures.map(({ outfit }) => outfit) };
}

function easeOf(difficulties: Float64Array): Float64Array {
  return difficulties.map((difficulty) => Math.exp(-difficulty));
}

function centred(values: Float64Array): Float64Array {
  const centre = sumOf(values) / values.length;
  return values.map((value) => value - centre);
}
