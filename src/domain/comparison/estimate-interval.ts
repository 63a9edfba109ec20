import { createRng } from "#lib/rng.ts";
import { toSignificant12 } from "#lib/significant.ts";
import { crossedInterval } from "#stats/crossed-interval.ts";
import type { Interval } from "#stats/interval.ts";
import { itemBootstrap } from "#stats/item-bootstrap.ts";
import { toScoreMatrix } from "#stats/score-matrix.ts";
import { twoWayBootstrap } from "#stats/two-way-bootstrap.ts";
import { wilsonInterval } from "#stats/wilson.ts";
import type { IntervalMethod } from "#domain/comparison/comparison.ts";
import { strataBySite } from "#domain/comparison/strata.ts";

/** From this many members on a rank's interval is a bootstrap: a percentile bootstrap of fewer people is too narrow. */
export const MIN_BOOTSTRAP_MEMBERS = 6;

/** Item scores of the members behind one estimate. */
export interface EstimateBasis {
  /** One row a member in a fixed order, one column an item; NaN where an item does not count. */
  readonly rows: readonly (readonly number[])[];
  /** Site of each row. */
  readonly sites: readonly string[];
  /** True when every score is 0 or 1 by definition. */
  readonly isProportion: boolean;
  readonly seed: string;
  readonly resampleCount: number;
}

/** An interval and how it was made; null with "none". */
export interface NamedInterval {
  readonly interval: Interval | null;
  readonly method: IntervalMethod;
}

/** No interval. */
export const NO_INTERVAL: NamedInterval = { interval: null, method: "none" };

/**
 * The 95 % interval of a mean of members' means, cut to 0…1. One member: Wilson for a proportion, else an item bootstrap. 2 to 5 members:
 * crossed variance components; with missing cells none, since the method needs a complete table. 6 or more: two-way bootstrap,
 * persons within sites. Fewer than two items: none, except Wilson's.
 */
export function estimateInterval(basis: EstimateBasis): NamedInterval {
  const rows = withoutEmptyColumns(basis.rows);
  const [first] = rows;
  if (first === undefined || first.length === 0) return NO_INTERVAL;
  if (rows.length === 1)
    return oneMemberInterval(
      first.filter((score) => !Number.isNaN(score)),
      basis,
    );
  if (first.length < 2) return NO_INTERVAL;
  if (rows.length >= MIN_BOOTSTRAP_MEMBERS) {
    const options = { rng: createRng(basis.seed), resampleCount: basis.resampleCount, strata: strataBySite(basis.sites) };
    return named(twoWayBootstrap(toScoreMatrix(rows), options), "two-way-bootstrap");
  }
  if (rows.flat().some(Number.isNaN)) return NO_INTERVAL;
  return named(crossedInterval(toScoreMatrix(rows)), "crossed-components");
}

function oneMemberInterval(scores: readonly number[], basis: EstimateBasis): NamedInterval {
  if (basis.isProportion)
    return named(
      wilsonInterval(
        scores.reduce((sum, score) => sum + score, 0),
        scores.length,
      ),
      "wilson",
    );
  if (scores.length < 2) return NO_INTERVAL;
  return named(itemBootstrap(scores, { rng: createRng(basis.seed), resampleCount: basis.resampleCount }), "item-bootstrap");
}

/** Items that count for no member, such as answer points of clean items, are no items to draw. */
function withoutEmptyColumns(rows: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const kept = (rows[0] ?? []).map((_, column) => rows.some((row) => !Number.isNaN(row[column] ?? NaN)));
  return rows.map((row) => row.filter((_, column) => kept[column]));
}

function named({ lower, upper }: Interval, method: IntervalMethod): NamedInterval {
  if (Number.isNaN(lower) || Number.isNaN(upper)) return NO_INTERVAL;
  return { interval: { lower: toSignificant12(Math.max(0, lower)), upper: toSignificant12(Math.min(1, upper)) }, method };
}
