// @vitest-environment node
import { expect, test } from "vitest";
import { argon2PassphraseCipher } from "#crypto/argon2-passphrase-cipher.ts";
import { CHEAP_COST } from "../../support/passphrase.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test("the passphrase opens what it locked on any machine, and no other does", async () => {
  const cipher = argon2PassphraseCipher(CHEAP_COST);
  const { key, stretch } = await cipher.newKey("right");
  const locked = await cipher.lock(bytes("减量"), key, bytes("header"));
  expect(await cipher.open(locked, await cipher.keyOf("right", stretch), bytes("header"))).toEqual(bytes("减量"));
  expect(await cipher.open(locked, await cipher.keyOf("Right", stretch), bytes("header"))).toBeNull();
  expect(await cipher.open(locked, await cipher.keyOf("right", stretch), bytes("Header"))).toBeNull();
  const other = await cipher.newKey("right");
  expect(other.stretch.salt).not.toEqual(stretch.salt);
  expect(await cipher.open(locked, other.key, bytes("header"))).toBeNull();
});

test("in the app, a try is slow by the memory it takes, right or wrong, and the key cannot be read out", async () => {
  const { key, stretch } = await argon2PassphraseCipher().newKey("right");
  expect(stretch).toMatchObject({ memoryKib: 65_536, passes: 1 });
  expect(key).toMatchObject({ extractable: false, type: "secret" });
}, 60_000);
