/**
 * Elementary symmetric functions of positive numbers: entry r is the sum of the products of all ways to choose r of them, r = 0 … k. By
 * summation, which loses no digits: every term is positive.
 */
export function symmetricFunctions(values: Float64Array): Float64Array {
  const sums = new Float64Array(values.length + 1);
  sums[0] = 1;
  values.forEach((value, index) => takeIn(sums, value, index));
  return sums;
}

/** For each of the numbers the elementary symmetric functions of all others, k of length k; likewise without a difference. Takes k³/6 steps. */
export function symmetricFunctionsWithout(values: Float64Array): readonly Float64Array[] {
  const k = values.length;
  const before: Float64Array[] = [Float64Array.of(1)];
  const after: Float64Array[] = [Float64Array.of(1)];
  for (let i = 0; i < k; i += 1) {
    before.push(withOneMore(before[i], values[i]));
    after.push(withOneMore(after[i], values[k - 1 - i]));
  }
  return Array.from({ length: k }, (_, i) => product(before[i] ?? Float64Array.of(1), after[k - 1 - i] ?? Float64Array.of(1)));
}

function takeIn(sums: Float64Array, value: number, count: number): void {
  for (let r = count + 1; r > 0; r -= 1) sums[r] = (sums[r] ?? 0) + value * (sums[r - 1] ?? 0);
}

function withOneMore(sums: Float64Array = Float64Array.of(1), value = 0): Float64Array {
  const next = new Float64Array(sums.length + 1);
  next.set(sums);
  takeIn(next, value, sums.length - 1);
  return next;
}

function product(a: Float64Array, b: Float64Array): Float64Array {
  const out = new Float64Array(a.length + b.length - 1);
  for (let i = 0; i < a.length; i += 1) {
    const factor = a[i] ?? 0;
    for (let j = 0; j < b.length; j += 1) out[i + j] = (out[i + j] ?? 0) + factor * (b[j] ?? 0);
  }
  return out;
}
