// @vitest-environment node
import { expect, test } from "vitest";
import { webcryptoExamLock } from "#crypto/webcrypto-exam-lock.ts";

const text = new TextEncoder();
const [plain, context] = [text.encode("the exam"), text.encode("sitting-1")];

test("what was locked opens again, also after a database has cloned it, and its key cannot be read out", async () => {
  const kept = structuredClone(await webcryptoExamLock.lock(plain, context));
  expect(new TextDecoder().decode(await webcryptoExamLock.unlock(kept, context))).toBe("the exam");
  expect(new TextDecoder().decode(kept.ciphertext)).not.toContain("exam");
  await expect(crypto.subtle.exportKey("raw", kept.key)).rejects.toThrow();
});

test("nothing opens under another context, after a change, or with the key of another lock", async () => {
  const kept = await webcryptoExamLock.lock(plain, context);
  const other = await webcryptoExamLock.lock(plain, context);
  const changed = { ...kept, ciphertext: kept.ciphertext.map((byte, index) => (index === 3 ? byte ^ 1 : byte)) };
  await expect(webcryptoExamLock.unlock(kept, text.encode("sitting-2"))).rejects.toThrow("was changed");
  await expect(webcryptoExamLock.unlock(changed, context)).rejects.toThrow("was changed");
  await expect(webcryptoExamLock.unlock({ ...kept, key: other.key }, context)).rejects.toThrow("was changed");
});
