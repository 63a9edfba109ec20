import { assert } from "#lib/assert.ts";
import { chiSquareUpperTail } from "#stats/chi-square.ts";
import { midranks, tieSum } from "#stats/midranks.ts";
import { rangeUpperTail } from "#stats/studentized-range.ts";
import { studentTUpperTail } from "#stats/student-t.ts";

/** Friedman's test and Kendall's coefficient of concordance. */
export interface Friedman {
  /** Of each respondent, lowest value rank 1. */
  readonly meanRanks: readonly number[];
  /** Corrected for ties; NaN where every block is one tie. */
  readonly chi2: number;
  readonly df: number;
  readonly p: number;
  /** Kendall's W, 0–1. */
  readonly concordance: number;
}

/** Two respondents compared after Friedman's test. */
export interface RankPair {
  /** Columns, first < second. */
  readonly first: number;
  readonly second: number;
  /** q of the studentized range (Nemenyi) or t (Conover), ≥ 0. */
  readonly statistic: number;
  /** Nemenyi's holds for all pairs together; Conover's is of this pair alone. */
  readonly p: number;
}

/**
 * Friedman's test: rows are blocks (items), columns respondents, all complete. On zeros and ones it is Cochran's Q.
 * @throws RangeError unless there are 2 columns or more, rows of one length, and no NaN.
 * Source: Conover (1999), section 5.8. Checked: golden `friedman` (SciPy friedmanchisquare).
 */
export function friedman(blocks: readonly (readonly number[])[]): Friedman {
  const { n, k, sums, squares } = rankSums(blocks);
  const ties = blocks.reduce((total, block) => total + tieSum(block), 0);
  const centred = sums.reduce((total, sum) => total + (sum - (n * (k + 1)) / 2) ** 2, 0);
  const scale = n * k * (k + 1) - ties / (k - 1);
  const chi2 = squares === 0 || scale <= 0 ? NaN : (12 * centred) / scale;
  return {
    meanRanks: sums.map((sum) => sum / n),
    chi2,
    df: k - 1,
    p: Number.isNaN(chi2) ? NaN : chiSquareUpperTail(chi2, k - 1),
    concordance: chi2 / (n * (k - 1)),
  };
}

/**
 * Nemenyi's comparison of all pairs by mean ranks. Conservative where values are tied: it takes no account of ties.
 * @throws RangeError as `friedman`. Source: Demšar (2006). Checked: golden `friedman`.
 */
export function nemenyi(blocks: readonly (readonly number[])[]): readonly RankPair[] {
  const { n, k, sums } = rankSums(blocks);
  const unit = Math.sqrt((k * (k + 1)) / (6 * n)) / Math.SQRT2;
  return pairsOf(sums, (distance) => {
    const q = distance / n / unit;
    return { statistic: q, p: rangeUpperTail(q, k) };
  });
}

/**
 * Conover's comparison of pairs by rank sums, each p of its pair alone: adjust them. Where respondents are ranked alike in every block
 * nothing is left to compare them with, and p is 0.
 * @throws RangeError as `friedman`.
 * Source: Conover (1999), eq. 5.8.6; a widely used package leaves out a square in it. Checked: golden `friedman` (PMCMRplus example data).
 */
export function conover(blocks: readonly (readonly number[])[]): readonly RankPair[] {
  const { n, k, sums, squares } = rankSums(blocks);
  const { chi2 } = friedman(blocks);
  const df = (n - 1) * (k - 1);
  const constant = (n * k * (k + 1) ** 2) / 4;
  const error = Math.sqrt((2 * n * (squares - constant) * (1 - chi2 / (n * (k - 1)))) / df);
  return pairsOf(sums, (distance) => {
    const t = distance / error;
    return { statistic: t, p: t === Infinity ? 0 : 2 * studentTUpperTail(t, df) };
  });
}

interface RankSums {
  readonly n: number;
  readonly k: number;
  readonly sums: readonly number[];
  /** Of all ranks squared. */
  readonly squares: number;
}

function rankSums(blocks: readonly (readonly number[])[]): RankSums {
  const k = blocks[0]?.length ?? 0;
  const isFine = k >= 2 && blocks.every((block) => block.length === k && !block.some(Number.isNaN));
  assert(isFine, "friedman requires complete blocks of the same k ≥ 2 values, got others");
  const ranks = blocks.map(midranks);
  const sums = Array.from({ length: k }, (_, column) => ranks.reduce((sum, row) => sum + (row[column] ?? 0), 0));
  const squares = ranks.reduce((total, row) => total + row.reduce((sum, rank) => sum + rank ** 2, 0), 0);
  return { n: blocks.length, k, sums, squares };
}

function pairsOf(sums: readonly number[], compare: (distance: number) => Pick<RankPair, "statistic" | "p">): readonly RankPair[] {
  return sums.flatMap((own, first) =>
    sums.slice(first + 1).map((other, offset) => ({ first, second: first + 1 + offset, ...compare(Math.abs(own - other)) })),
  );
}
