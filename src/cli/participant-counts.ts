/** `18,6,3` as three whole numbers from 0 to 500, one person at least in all; null if it is anything else. */
export function toCounts(given: string): readonly [number, number, number] | null {
  const match = /^(\d{1,3}),(\d{1,3}),(\d{1,3})$/.exec(given);
  if (match === null) return null;
  const [junior, senior, principal] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const isSane = Math.max(junior, senior, principal) <= 500 && junior + senior + principal > 0;
  return isSane ? [junior, senior, principal] : null;
}
