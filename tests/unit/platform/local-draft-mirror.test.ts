import { expect, test } from "vitest";
import { localDraftMirror } from "#platform/local-draft-mirror.ts";
import { memoryStorage } from "../../support/memory-storage.ts";

const draft = { itemId: "c1", text: "减量", afterSeq: 7 };

test("what is written is there for that sitting at once, until it is cleared", () => {
  const mirror = localDraftMirror(memoryStorage());
  expect(mirror.write("s", draft)).toBe(true);
  expect(mirror.read("s")).toEqual(draft);
  expect(mirror.read("other")).toBeNull();
  mirror.clear("s");
  expect(mirror.read("s")).toBeNull();
});

test("a storage that refuses is no mirror, and no harm", () => {
  const storage = memoryStorage();
  storage.refuses = true;
  const mirror = localDraftMirror(storage);
  expect(mirror.write("s", draft)).toBe(false);
  expect(mirror.read("s")).toBeNull();
  expect(() => mirror.clear("s")).not.toThrow();
});

test.each(["{", "null", "7", "{}", '{"itemId":1,"text":"x","afterSeq":0}'])("what is no draft (%s) is none", (text) => {
  const storage = memoryStorage();
  storage.setItem("rxbaseline-draft:s", text);
  expect(localDraftMirror(storage).read("s")).toBeNull();
});
