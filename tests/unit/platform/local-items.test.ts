import { afterEach, expect, test, vi } from "vitest";
import { leaseWriterLock } from "#platform/lease-writer-lock.ts";
import { localDraftMirror } from "#platform/local-draft-mirror.ts";
import { localItems } from "#platform/local-items.ts";
import { memoryStorage } from "../../support/memory-storage.ts";

afterEach(() => vi.unstubAllGlobals());

test("reads, writes and removes what local storage holds", () => {
  vi.stubGlobal("localStorage", memoryStorage());
  localItems.setItem("a", "1");
  expect(localItems.getItem("a")).toBe("1");
  localItems.removeItem("a");
  expect(localItems.getItem("a")).toBeNull();
});

test("a browser that throws at the very name of local storage has no mirror and gets no lease, and nothing breaks", async () => {
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("planned", "SecurityError");
    },
  });
  try {
    const mirror = localDraftMirror(localItems);
    expect(mirror.write("s", { itemId: "c1", text: "x", afterSeq: 0 })).toBe(false);
    expect(mirror.read("s")).toBeNull();
    expect(await leaseWriterLock(localItems).tryAcquire("s", () => undefined)).toBeNull();
  } finally {
    Reflect.deleteProperty(globalThis, "localStorage");
  }
});
