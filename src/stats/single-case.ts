import { assert } from "#lib/assert.ts";
import { mean } from "#stats/mean.ts";
import { squaresAboutMean } from "#stats/sum.ts";
import { studentTUpperTail } from "#stats/student-t.ts";

/** One score held against a small group's. */
export interface SingleCase {
  readonly t: number;
  readonly df: number;
  /** Two-sided. Half of it estimates the share of the group's population that would score beyond the case. */
  readonly p: number;
}

/**
 * Crawford and Howell's t: could the case, such as a model, be one more member of the group? NaN where the group does not vary.
 * @throws RangeError unless the group has 2 members or more. Source: Crawford & Howell (1998). Checked: SciPy `t.sf` on their formula.
 */
export function crawfordHowell(score: number, group: readonly number[]): SingleCase {
  assert(group.length >= 2, `crawfordHowell requires a group of 2 or more, got ${group.length}`);
  const [n, centre] = [group.length, mean(group)];
  const spread = Math.sqrt(squaresAboutMean(group) / (n - 1));
  const t = spread === 0 ? NaN : (score - centre) / (spread * Math.sqrt((n + 1) / n));
  return { t, df: n - 1, p: Number.isNaN(t) ? NaN : 2 * studentTUpperTail(Math.abs(t), n - 1) };
}
