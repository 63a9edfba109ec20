/**
 * Rounds to 12 significant digits, so that two machines whose `Math.exp` differs in the last place write the same number.
 * NaN and ±Infinity stay as they are; −0 becomes 0.
 */
export function toSignificant12(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(12)) + 0 : value;
}
