import { assert } from "#lib/assert.ts";
import { sumOf } from "#stats/sum.ts";

/** What the numbers of a rating mean. */
export type MeasureLevel = "nominal" | "ordinal" | "interval" | "ratio";

/**
 * Krippendorff's α of any number of raters, ratings may be missing (null); a unit with one rating only drops out. NaN where no two ratings
 * can be paired or all are the same. `ratings`: raters × units.
 * @throws RangeError unless all raters have the same number of units.
 * Source: Krippendorff (2011). Checked: golden `krippendorff` (irr, fast-krippendorff).
 */
export function krippendorffAlpha(ratings: readonly (readonly (number | null)[])[], level: MeasureLevel): number {
  const unitCount = ratings[0]?.length ?? 0;
  assert(
    ratings.every((row) => row.length === unitCount),
    "krippendorffAlpha requires the same units for every rater, got others",
  );
  const units = Array.from({ length: unitCount }, (_, unit) => ratings.flatMap((row) => row[unit] ?? [])).filter(
    ({ length }) => length > 1,
  );
  const values = [...new Set(units.flat())].sort((a, b) => a - b);
  const totals = values.map((value) => units.flat().filter((other) => other === value).length);
  const n = units.flat().length;
  const distance = distanceOf(values, totals, level);
  const place = new Map(values.map((value, index) => [value, index]));
  const within = units.reduce((sum, unit) => {
    const places = unit.map((value) => place.get(value) ?? 0);
    return sum + overPairs(places, distance) / (unit.length - 1);
  }, 0);
  const between = totals.reduce((sum, own, i) => sum + totals.reduce((part, other, j) => part + own * other * distance(i, j), 0), 0);
  return 1 - ((n - 1) * within) / between;
}

function overPairs(places: readonly number[], distance: (i: number, j: number) => number): number {
  return places.reduce((sum, own) => sum + places.reduce((part, other) => part + distance(own, other), 0), 0);
}

/** The squared difference of two values, by their places. */
function distanceOf(values: readonly number[], totals: readonly number[], level: MeasureLevel): (i: number, j: number) => number {
  return (i, j) => {
    if (i === j) return 0;
    const [a, b] = [values[i] ?? 0, values[j] ?? 0];
    switch (level) {
      case "nominal":
        return 1;
      case "interval":
        return (a - b) ** 2;
      case "ratio":
        return ((a - b) / (a + b)) ** 2;
      case "ordinal": {
        const between = sumOf(totals.slice(Math.min(i, j), Math.max(i, j) + 1));
        return (between - ((totals[i] ?? 0) + (totals[j] ?? 0)) / 2) ** 2;
      }
    }
  };
}
