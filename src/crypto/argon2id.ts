import { blake2b } from "#crypto/blake2b.ts";

/** What one derivation costs. */
export interface Argon2Cost {
  /** Integer ≥ 8. */
  readonly memoryKib: number;
  /** Integer ≥ 1. */
  readonly passes: number;
}

const KEY_LENGTH = 32;
/** 32-bit words of a block of 1 KiB. */
const BLOCK = 256;
const SLICES = 4;
/** The page gets a turn this often, ms. */
const TURN_MS = 20;
const ID = 2;
const VERSION = 0x13;

/**
 * A key of 32 bytes from a secret: Argon2id version 1.3 (RFC 9106), one lane, no key and no associated data. Gives the page its turns.
 * Of our own, since a general one takes four times the script. Checked: @noble/hashes, for many secrets, costs and salts.
 */
export async function argon2id(secret: Uint8Array, salt: Uint8Array, { memoryKib, passes }: Argon2Cost): Promise<Uint8Array> {
  const segment = Math.floor(memoryKib / SLICES);
  const memory = new Uint32Array(segment * SLICES * BLOCK);
  const seed = join(words(1, KEY_LENGTH, memoryKib, passes, VERSION, ID, secret.length), secret, words(salt.length), salt, words(0, 0));
  const first = blake2b(seed, 64);
  for (const index of [0, 1]) memory.set(toWords(longHash(join(first, words(index, 0)), BLOCK * 4)), index * BLOCK);
  let turnAtMs = performance.now();
  for (const work of segments(memory, segment, passes)) {
    for (let index = work.isFirst ? 2 : 0; index < segment; index += 1) {
      work.fill(index);
      if (performance.now() - turnAtMs < TURN_MS) continue;
      await new Promise((resolve) => setTimeout(resolve));
      turnAtMs = performance.now();
    }
  }
  return longHash(new Uint8Array(memory.buffer, memory.byteLength - BLOCK * 4), KEY_LENGTH);
}

/** A quarter of the memory, to be filled block by block. */
interface Segment {
  /** Its first two blocks are there already. */
  readonly isFirst: boolean;
  readonly fill: (index: number) => void;
}

function* segments(memory: Uint32Array, segment: number, passes: number): Generator<Segment> {
  const lane = segment * SLICES;
  for (let pass = 0; pass < passes; pass += 1) {
    for (let slice = 0; slice < SLICES; slice += 1) {
      const address = pass === 0 && slice < 2 ? addresses([pass, 0, slice, lane, passes, ID]) : null;
      const known = pass === 0 ? slice * segment : lane - segment;
      const start = pass > 0 && slice < SLICES - 1 ? (slice + 1) * segment : 0;
      const fillBlock = (index: number): void => {
        const to = slice * segment + index;
        const before = (to + lane - 1) % lane;
        const random = address === null ? at(memory, before * BLOCK) : address(index);
        const from = (start + reference(random, known + index - 1)) % lane;
        fill(memory, { to: to * BLOCK, a: before * BLOCK, b: from * BLOCK });
      };
      yield { isFirst: pass === 0 && slice === 0, fill: fillBlock };
    }
  }
}

/** Which earlier block a pseudo-random word points at, among `area` of them. */
function reference(random: number, area: number): number {
  return area - 1 - highProduct(area, highProduct(random, random));
}

/** The pseudo-random words that do not depend on the secret: one for each index of a segment, asked for in order, from 0 or 2 on. */
function addresses(position: readonly number[]): (index: number) => number {
  const memory = new Uint32Array(4 * BLOCK); // position and counter, zeros, those hashed, hashed again
  position.forEach((word, index) => memory.fill(word, index * 2, index * 2 + 1));
  let next = 0;
  return (index) => {
    const step = index % (BLOCK / 2);
    for (; next <= index; next += BLOCK / 2) {
      memory.fill((memory[12] ?? 0) + 1, 12, 13);
      memory.fill(0, 2 * BLOCK);
      fill(memory, { to: 2 * BLOCK, a: 0, b: BLOCK });
      fill(memory, { to: 3 * BLOCK, a: 2 * BLOCK, b: BLOCK });
    }
    return memory[3 * BLOCK + step * 2] ?? 0;
  };
}

const mixed = new Uint32Array(BLOCK);

/** Four words of a block, each by where its lower half stands. */
interface Quarter {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** What G mixes of a block, in order: eight rows of 16 words, then eight columns of as many. Laid out once, for there are millions of blocks. */
const QUARTERS: readonly Quarter[] = [
  ...Array.from({ length: 8 }, (_, row) => quartersOf(row * 16, 2)),
  ...Array.from({ length: 8 }, (_, column) => quartersOf(column * 2, 16)),
].flat();

/** BLAKE2b's round on 16 words of 64 bits: pairs of them, `stride` words apart, from word `first` on. Four columns, then four diagonals. */
function quartersOf(first: number, stride: number): readonly Quarter[] {
  const word = (index: number): number => 2 * (first + (index >> 1) * stride + (index & 1));
  const quarter = (i: number, turn: number): Quarter => ({
    a: word(i),
    b: word(4 + ((i + turn) & 3)),
    c: word(8 + ((i + 2 * turn) & 3)),
    d: word(12 + ((i + 3 * turn) & 3)),
  });
  return [0, 1].flatMap((turn) => [0, 1, 2, 3].map((i) => quarter(i, turn)));
}

/** The compression function G of two blocks, put into a third by exclusive or. All are given by where they begin. */
function fill(memory: Uint32Array, { to, a, b }: { readonly to: number; readonly a: number; readonly b: number }): void {
  for (let i = 0; i < BLOCK; i += 1) {
    const word = at(memory, a + i) ^ at(memory, b + i);
    mixed[i] = word;
    memory[to + i] = at(memory, to + i) ^ word;
  }
  QUARTERS.forEach(mix);
  for (let i = 0; i < BLOCK; i += 1) memory[to + i] = at(memory, to + i) ^ at(mixed, i);
}

/** One quarter of BLAKE2b's round, on words given by where their lower half stands. */
function mix({ a, b, c, d }: Quarter): void {
  add(a, b);
  rotate(d, a, 32);
  add(c, d);
  rotate(b, c, 24);
  add(a, b);
  rotate(d, a, 16);
  add(c, d);
  rotate(b, c, 63);
}

/** x + y + 2 · (lower half of x) · (lower half of y), modulo 2⁶⁴, into x. */
function add(x: number, y: number): void {
  const [lowX, lowY] = [at(mixed, x), at(mixed, y)];
  const low = Math.imul(lowX, lowY) >>> 0;
  const high = highProduct(lowX, lowY);
  const sum = lowX + lowY + ((low << 1) >>> 0);
  mixed[x] = sum;
  mixed[x + 1] = at(mixed, x + 1) + at(mixed, y + 1) + ((high << 1) | (low >>> 31)) + Math.floor(sum / 2 ** 32);
}

/** x xor y, rotated to the right, into x. By 32, less, or 63, which is one to the left. */
function rotate(x: number, y: number, by: number): void {
  const low = at(mixed, x) ^ at(mixed, y);
  const high = at(mixed, x + 1) ^ at(mixed, y + 1);
  const [first, second] = by < 32 ? [low, high] : [high, low];
  const shift = by & 31;
  mixed[x] = shift === 0 ? first : (first >>> shift) | (second << (32 - shift));
  mixed[x + 1] = shift === 0 ? second : (second >>> shift) | (first << (32 - shift));
}

/** The upper 32 bits of the product of two words of 32 bits; the lower ones are exact, so that rounding cannot reach the upper. */
function highProduct(x: number, y: number): number {
  return ((x * y - (Math.imul(x, y) >>> 0)) / 2 ** 32 + 0.5) >>> 0;
}

/** BLAKE2b of any length, H′ of the RFC. */
function longHash(message: Uint8Array, length: number): Uint8Array {
  let hash = blake2b(join(words(length), message), Math.min(length, 64));
  const out = new Uint8Array(length);
  let done = 0;
  for (; length - done > 64; done += 32) {
    out.set(hash.subarray(0, 32), done);
    hash = blake2b(hash, Math.min(length - done - 32, 64));
  }
  out.set(hash, done);
  return out;
}

/** Words of 32 bits as bytes, the lowest first: the RFC's order, and that of every machine a browser runs on. */
function words(...values: readonly number[]): Uint8Array {
  return new Uint8Array(Uint32Array.from(values).buffer);
}

function toWords(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(new Uint8Array(bytes).buffer);
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let done = 0;
  for (const part of parts) {
    out.set(part, done);
    done += part.length;
  }
  return out;
}

function at(array: Uint32Array, index: number): number {
  return array[index] ?? 0;
}
