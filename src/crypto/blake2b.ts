const MASK = 2n ** 64n - 1n;
const BLOCK_LENGTH = 128;
/** SHA-512's start values, as RFC 7693 takes them. */
const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
] as const;
/** Which message words a round takes, one hexadecimal digit a word; rounds 11 and 12 are 1 and 2 again. */
const SCHEDULE = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
  "0123456789abcdef",
  "ea489fd61c02b753",
];
/** The words a half-round mixes: four columns, then four diagonals. */
const QUARTERS = ["048c", "159d", "26ae", "37bf", "05af", "16bc", "278d", "349e"];

/**
 * BLAKE2b without a key (RFC 7693), 1 to 64 bytes long. Made to be small, not fast: Argon2 asks it for seventy hashes.
 * Checked: @noble/hashes.
 */
export function blake2b(message: Uint8Array, length: number): Uint8Array {
  const state: bigint[] = [...START];
  state[0] = START[0] ^ 0x01010000n ^ BigInt(length);
  const blockCount = Math.max(1, Math.ceil(message.length / BLOCK_LENGTH));
  for (let block = 0; block < blockCount; block += 1) {
    const end = Math.min(message.length, (block + 1) * BLOCK_LENGTH);
    compress(state, message.subarray(block * BLOCK_LENGTH, end), { end, isLast: block === blockCount - 1 });
  }
  const out = new DataView(new ArrayBuffer(64));
  state.forEach((word, index) => out.setBigUint64(index * 8, word, true));
  return new Uint8Array(out.buffer, 0, length);
}

function compress(state: bigint[], bytes: Uint8Array, { end, isLast }: { readonly end: number; readonly isLast: boolean }): void {
  const padded = new Uint8Array(BLOCK_LENGTH);
  padded.set(bytes);
  const view = new DataView(padded.buffer);
  const message = Array.from({ length: 16 }, (_, index) => view.getBigUint64(index * 8, true));
  const v: bigint[] = [...state, ...START];
  v[12] = at(v, 12) ^ BigInt(end);
  if (isLast) v[14] = at(v, 14) ^ MASK;
  for (const words of SCHEDULE) {
    QUARTERS.forEach((quarter, index) => {
      mix(v, quarter, [at(message, digit(words, index * 2)), at(message, digit(words, index * 2 + 1))]);
    });
  }
  for (let i = 0; i < 8; i += 1) state[i] = at(state, i) ^ at(v, i) ^ at(v, i + 8);
}

function mix(v: bigint[], quarter: string, [x, y]: readonly [bigint, bigint]): void {
  const [a = 0, b = 0, c = 0, d = 0] = Array.from(quarter, (_, index) => digit(quarter, index));
  v[a] = (at(v, a) + at(v, b) + x) & MASK;
  v[d] = rotate(at(v, d) ^ at(v, a), 32n);
  v[c] = (at(v, c) + at(v, d)) & MASK;
  v[b] = rotate(at(v, b) ^ at(v, c), 24n);
  v[a] = (at(v, a) + at(v, b) + y) & MASK;
  v[d] = rotate(at(v, d) ^ at(v, a), 16n);
  v[c] = (at(v, c) + at(v, d)) & MASK;
  v[b] = rotate(at(v, b) ^ at(v, c), 63n);
}

function rotate(word: bigint, by: bigint): bigint {
  return (word >> by) | ((word << (64n - by)) & MASK);
}

function digit(text: string, index: number): number {
  return Number.parseInt(text.charAt(index), 16);
}

function at(words: readonly bigint[], index: number): bigint {
  return words[index] ?? 0n;
}
