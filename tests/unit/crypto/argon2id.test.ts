// @vitest-environment node
import { argon2id as reference } from "@noble/hashes/argon2.js";
import { blake2b as referenceHash } from "@noble/hashes/blake2.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { argon2id } from "#crypto/argon2id.ts";
import { blake2b } from "#crypto/blake2b.ts";

const secrets = fc.uint8Array({ maxLength: 300 });

test("BLAKE2b is the published one, for messages and hashes of every length", () => {
  fc.assert(
    fc.property(secrets, fc.integer({ min: 1, max: 64 }), (message, length) => {
      expect(blake2b(message, length)).toEqual(referenceHash(message, { dkLen: length }));
    }),
    { examples: [0, 1, 127, 128, 129, 256].map((size) => [new Uint8Array(size).fill(7), 64]) },
  );
});

test("Argon2id is the published one, for secrets, salts and costs of every size", async () => {
  const costs = fc.record({ memoryKib: fc.integer({ min: 8, max: 1_200 }), passes: fc.integer({ min: 1, max: 3 }) });
  const salts = fc.uint8Array({ minLength: 8, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(secrets, salts, costs, async (secret, salt, cost) => {
      const expected = reference(secret, salt, { m: cost.memoryKib, t: cost.passes, p: 1, dkLen: 32 });
      expect(await argon2id(secret, salt, cost)).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

test("Argon2id at the cost of a pack is the published one", async () => {
  const [secret, salt] = [new TextEncoder().encode("Q7K3-HT2C-W9MX"), new Uint8Array(16).fill(5)];
  const expected = reference(secret, salt, { m: 19_456, t: 2, p: 1, dkLen: 32 });
  expect(await argon2id(secret, salt, { memoryKib: 19_456, passes: 2 })).toEqual(expected);
});
