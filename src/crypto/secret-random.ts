import type { Rng } from "#lib/rng.ts";

/** Draws from the platform's cryptographic generator, without bias: for codes that must not be guessed. */
export const secretRandom: Pick<Rng, "below"> = {
  below: (bound) => {
    const limit = Math.floor(2 ** 32 / bound) * bound;
    for (;;) {
      const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
      if (value < limit) return value % bound;
    }
  },
};
