import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leaseWriterLock } from "#platform/lease-writer-lock.ts";
import { memoryStorage } from "../../support/memory-storage.ts";

const never = (): void => {
  throw new Error("the lease was not to be lost");
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a lease is kept alive for as long as the page lives", async () => {
  const storage = memoryStorage();
  await leaseWriterLock(storage).tryAcquire("s", never);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await leaseWriterLock(storage).tryAcquire("s", never)).toBeNull();
});

test("a killed page's lease runs out after 90 s", async () => {
  const [storage, key] = [memoryStorage(), "rxbaseline-writer:s"];
  const held = await leaseWriterLock(storage).tryAcquire("s", never);
  const lease = storage.getItem(key) ?? "";
  held?.release();
  storage.setItem(key, lease);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(await leaseWriterLock(storage).tryAcquire("s", never)).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(await leaseWriterLock(storage).tryAcquire("s", never)).not.toBeNull();
});

test("a storage that refuses gives no lease, neither free, nor taken over, nor waited for", async () => {
  const storage = memoryStorage();
  storage.refuses = true;
  const lock = leaseWriterLock(storage);
  expect(await lock.tryAcquire("s", never)).toBeNull();
  await expect(lock.takeOver("s", never)).rejects.toThrow(/storage/);
});

test("a storage that begins to refuse, or is emptied, takes the lease away", async () => {
  for (const spoil of [(s: ReturnType<typeof memoryStorage>) => (s.refuses = true), (s: ReturnType<typeof memoryStorage>) => s.clear()]) {
    const storage = memoryStorage();
    const lost = vi.fn();
    await leaseWriterLock(storage).tryAcquire("s", lost);
    spoil(storage);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lost).toHaveBeenCalledOnce();
  }
});

test("a lease that cannot be read is not free", async () => {
  const storage = memoryStorage();
  storage.setItem("rxbaseline-writer:s", "{");
  expect(await leaseWriterLock(storage).tryAcquire("s", never)).toBeNull();
});
