/** A seeded source of randomness, always an argument, never global. */
export interface Rng {
  /** Uniform in [0, 1), 32 bits of resolution. */
  readonly next: () => number;
  /** Uniform integer in [0, bound); bound ≥ 1. */
  readonly below: (bound: number) => number;
  /** Standard normal deviate (Box–Muller, one draw kept). */
  readonly normal: () => number;
}

/**
 * Seeded generator (sfc32; seeded through xmur3 from any text). Only integer arithmetic decides the stream, so browser and Node agree.
 * The same seed always gives the same stream. Not for secrets.
 * Source: Chris Doty-Humphrey's Small Fast Counting generator, 32-bit form (PractRand).
 */
export function createRng(seed: string | number): Rng {
  const mix = seedMixer(String(seed));
  let [a, b, c, d] = [mix(), mix(), mix(), 1];
  const nextUint = (): number => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    c |= 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i += 1) nextUint();
  const next = (): number => nextUint() / 4294967296;
  let spare: number | undefined;
  const normal = (): number => {
    if (spare !== undefined) {
      const kept = spare;
      spare = undefined;
      return kept;
    }
    const radius = Math.sqrt(-2 * Math.log(1 - next()));
    const angle = 2 * Math.PI * next();
    spare = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  };
  return { next, normal, below: (bound) => Math.floor(next() * bound) };
}

/** A seeded Fisher–Yates shuffle into a new array. */
export function shuffled<T>(values: readonly T[], rng: Pick<Rng, "below">): T[] {
  const out = [...values];
  for (let i = out.length - 1; i > 0; i -= 1) {
    const j = rng.below(i + 1);
    [out[i], out[j]] = [out[j] as T, out[i] as T]; // both indices are in range
  }
  return out;
}

function seedMixer(text: string): () => number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h | 0;
  };
}
