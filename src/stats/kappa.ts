import { assert } from "#lib/assert.ts";
import { sumOf } from "#stats/sum.ts";

/** How far two categories are apart: all alike, by steps, or by steps squared. */
export type KappaWeights = "none" | "linear" | "quadratic";

/** Cohen's kappa; NaN where chance alone agrees always. */
export interface CohenKappa {
  readonly kappa: number;
  /** Of kappa where it is not 0, for its interval. */
  readonly standardError: number;
  /** Observed agreement, weighted as kappa is. */
  readonly agreement: number;
}

/**
 * Cohen's kappa of two raters from their table of counts (rows: first rater, columns: second, categories in order).
 * @throws RangeError unless the table is square with counts ≥ 0.
 * Source: Fleiss, Cohen & Everitt (1969). Checked: golden `cohen_kappa` (SAS, R irr, statsmodels).
 */
export function cohenKappa(table: readonly (readonly number[])[], weights: KappaWeights = "none"): CohenKappa {
  const q = table.length;
  assert(
    q > 0 && table.every((row) => row.length === q && row.every((count) => count >= 0)),
    "cohenKappa requires a square table of counts ≥ 0, got another",
  );
  const n = sumOf(table.flat());
  const share = (i: number, j: number): number => (table[i]?.[j] ?? 0) / n;
  const rows = table.map((_, i) => table.reduce((sum, _row, j) => sum + share(i, j), 0));
  const columns = table.map((_, j) => table.reduce((sum, _row, i) => sum + share(i, j), 0));
  const distance = distanceOf(q, weights);
  const weight = (i: number, j: number): number => 1 - distance(i, j);
  const over = (valueOf: (i: number, j: number) => number): number =>
    table.reduce((sum, row, i) => sum + row.reduce((part, _count, j) => part + valueOf(i, j), 0), 0);
  const observed = over((i, j) => weight(i, j) * share(i, j));
  const chance = over((i, j) => weight(i, j) * (rows[i] ?? 0) * (columns[j] ?? 0));
  const kappa = 1 - chance < 1e-15 ? NaN : (observed - chance) / (1 - chance);
  const rowMeans = table.map((_, i) => columns.reduce((sum, column, j) => sum + column * weight(i, j), 0));
  const columnMeans = table.map((_, j) => rows.reduce((sum, row, i) => sum + row * weight(i, j), 0));
  const spread = over((i, j) => share(i, j) * (weight(i, j) - ((rowMeans[i] ?? 0) + (columnMeans[j] ?? 0)) * (1 - kappa)) ** 2);
  const variance = (spread - (kappa - chance * (1 - kappa)) ** 2) / (n * (1 - chance) ** 2);
  return { kappa, standardError: Math.sqrt(Math.max(0, variance)), agreement: observed };
}

function distanceOf(q: number, weights: KappaWeights): (i: number, j: number) => number {
  return (i, j) => {
    if (i === j) return 0;
    if (weights === "none") return 1;
    const steps = Math.abs(i - j) / (q - 1);
    return weights === "linear" ? steps : steps ** 2;
  };
}

/** Agreement among several raters of the same number on each unit. */
export interface FleissKappa {
  /** NaN where chance alone agrees always. */
  readonly kappa: number;
  /** Share of agreeing pairs of ratings. */
  readonly agreement: number;
  /** Share of each category among all ratings. */
  readonly prevalence: readonly number[];
  /** With all categories as likely: Randolph's. */
  readonly freeMarginal: number;
  /** Gwet's AC1, which prevalence hardly moves. */
  readonly ac1: number;
}

/**
 * Fleiss' kappa, with Randolph's and Gwet's beside it, from counts: units × categories, how many raters chose which.
 * @throws RangeError unless every unit has the same m ≥ 2 ratings in the same q ≥ 2 categories.
 * Source: Fleiss (1971), Randolph (2005), Gwet (2008). Checked: golden `fleiss_kappa` (R irr, statsmodels).
 */
export function fleissKappa(counts: readonly (readonly number[])[]): FleissKappa {
  const q = counts[0]?.length ?? 0;
  const ratings = sumOf(counts[0] ?? []);
  const isFine = q >= 2 && ratings >= 2 && counts.every((row) => row.length === q && sumOf(row) === ratings);
  assert(isFine, "fleissKappa requires the same m ≥ 2 ratings in q ≥ 2 categories for every unit, got others");
  const n = counts.length;
  const prevalence = Array.from({ length: q }, (_, category) => counts.reduce((sum, row) => sum + (row[category] ?? 0), 0) / (n * ratings));
  const pairs = counts.reduce((sum, row) => sum + row.reduce((part, count) => part + count * (count - 1), 0), 0);
  const agreement = pairs / (n * ratings * (ratings - 1));
  const chance = prevalence.reduce((sum, share) => sum + share ** 2, 0);
  const gwetChance = prevalence.reduce((sum, share) => sum + share * (1 - share), 0) / (q - 1);
  const beyond = (expected: number): number => (1 - expected < 1e-15 ? NaN : (agreement - expected) / (1 - expected));
  return { kappa: beyond(chance), agreement, prevalence, freeMarginal: beyond(1 / q), ac1: beyond(gwetChance) };
}
