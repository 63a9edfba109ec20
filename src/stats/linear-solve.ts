import { assert } from "#lib/assert.ts";

/**
 * Inverse of a symmetric positive definite matrix, by Cholesky. @throws RangeError when it is none. Checked: product with the matrix.
 */
export function inverseOfPositive(matrix: readonly (readonly number[])[]): number[][] {
  const lower = cholesky(matrix);
  const n = matrix.length;
  const columns = Array.from({ length: n }, (_, unit) => {
    const forward: number[] = [];
    for (let i = 0; i < n; i += 1) forward.push(((i === unit ? 1 : 0) - dot(lower[i] ?? [], forward, i)) / at(lower, i, i));
    const solution = new Array<number>(n).fill(0);
    for (let i = n - 1; i >= 0; i -= 1) {
      let rest = forward[i] ?? 0;
      for (let j = i + 1; j < n; j += 1) rest -= at(lower, j, i) * (solution[j] ?? 0);
      solution[i] = rest / at(lower, i, i);
    }
    return solution;
  });
  return columns; // symmetric: columns are rows
}

function cholesky(matrix: readonly (readonly number[])[]): number[][] {
  const lower = matrix.map((row) => row.map(() => 0));
  matrix.forEach((row, i) => {
    for (let j = 0; j <= i; j += 1) {
      const rest = (row[j] ?? NaN) - dot(lower[i] ?? [], lower[j] ?? [], j);
      assert(i !== j || rest > 0, "inverseOfPositive requires a positive definite matrix, got another");
      const own = lower[i];
      if (own !== undefined) own[j] = i === j ? Math.sqrt(rest) : rest / at(lower, j, j);
    }
  });
  return lower;
}

function dot(a: readonly number[], b: readonly number[], length: number): number {
  let sum = 0;
  for (let i = 0; i < length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

function at(matrix: readonly (readonly number[])[], row: number, column: number): number {
  return matrix[row]?.[column] ?? NaN;
}
