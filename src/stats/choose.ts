/** Number of ways to choose k of n, exact while below 2⁵³; 0 unless 0 ≤ k ≤ n. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let step = 1; step <= Math.min(k, n - k); step += 1) ways = Math.round((ways * (n - step + 1)) / step);
  return ways;
}
