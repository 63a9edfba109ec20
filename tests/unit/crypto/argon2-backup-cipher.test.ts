// @vitest-environment node
import { expect, test } from "vitest";
import { argon2BackupCipher } from "#crypto/argon2-backup-cipher.ts";

const CODES = { startCode: "Q7K3-HT2C-W9MX", participantCode: "P7K3-QH" };
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const { keyOf, lock, open } = argon2BackupCipher;

test("the same codes open on another machine what they locked for that sitting, and nothing else does", async () => {
  const context = bytes("header");
  const locked = await lock(bytes("减量"), await keyOf(CODES, "s1"), context);
  expect(await open(locked, await keyOf(CODES, "s1"), context)).toEqual(bytes("减量"));
  expect(await open(locked, await keyOf(CODES, "s2"), context)).toBeNull();
  expect(await open(locked, await keyOf({ ...CODES, participantCode: "P7K3-QJ" }, "s1"), context)).toBeNull();
  expect(await open(locked, await keyOf({ ...CODES, startCode: "Q7K3-HT2C-W9MY" }, "s1"), context)).toBeNull();
  expect(await open(locked, await keyOf(CODES, "s1"), bytes("Header"))).toBeNull();
}, 60_000);

test("the key cannot be read out", async () => {
  expect(await keyOf(CODES, "s1")).toMatchObject({ extractable: false, type: "secret" });
}, 60_000);
