// @vitest-environment node
import { describe, expect, test } from "vitest";
import { gunzip } from "#crypto/gzip.ts";
import { createKeyPair, hpkeSealer } from "#crypto/hpke-sealer.ts";
import { fromBase64Url } from "#lib/base64url.ts";

const plain = new TextEncoder().encode("a submission");
const context = new TextEncoder().encode("a header");

describe("hpkeSealer", () => {
  test("opens what it sealed, with the key and the context it was sealed with", async () => {
    const { publicKey, privateKey } = await createKeyPair();
    const sealed = await hpkeSealer.seal(publicKey, plain, context);
    expect(sealed.ciphertext).not.toEqual(plain);
    expect(await gunzip((await hpkeSealer.open(privateKey, sealed, context)) ?? new Uint8Array())).toEqual(plain);
  });

  test("opens nothing with another key, another context, or a changed byte", async () => {
    const [mine, other] = [await createKeyPair(), await createKeyPair()];
    const sealed = await hpkeSealer.seal(mine.publicKey, plain, context);
    const changed = sealed.ciphertext.map((byte, index) => (index === 3 ? byte ^ 1 : byte));
    expect(await hpkeSealer.open(other.privateKey, sealed, context)).toBeNull();
    expect(await hpkeSealer.open(mine.privateKey, sealed, plain)).toBeNull();
    expect(await hpkeSealer.open(mine.privateKey, { ...sealed, ciphertext: changed }, context)).toBeNull();
    expect(await hpkeSealer.open(mine.privateKey, { ...sealed, enc: sealed.enc.slice(1) }, context)).toBeNull();
    expect(await hpkeSealer.open(mine.privateKey, { enc: new Uint8Array(), ciphertext: new Uint8Array() }, context)).toBeNull();
  });

  test("keys are raw points and scalars, each pair new", async () => {
    const [one, two] = [await createKeyPair(), await createKeyPair()];
    expect(fromBase64Url(one.publicKey)).toHaveLength(65);
    expect(fromBase64Url(one.privateKey)).toHaveLength(32);
    expect(one.privateKey).not.toBe(two.privateKey);
  });

  test("a key that is none is a broken precondition, not a seal that does not open", async () => {
    await expect(hpkeSealer.seal("not a key!", plain, context)).rejects.toThrow(RangeError);
    await expect(hpkeSealer.seal("AAAA", plain, context)).rejects.toThrow();
  });
});
