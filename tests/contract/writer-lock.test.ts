import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { leaseWriterLock } from "#platform/lease-writer-lock.ts";
import { webWriterLock } from "#platform/web-writer-lock.ts";
import { createCallOff } from "#workflows/take-exam-pause.ts";
import type { WriterLock } from "#workflows/ports/writer-lock.ts";
import { lockManager } from "../support/lock-manager.ts";
import { memoryStorage } from "../support/memory-storage.ts";
import { memoryWriterLocks } from "../support/memory-writer-lock.ts";

/** Makes the locks of two pages of one browser. */
type TwoPages = () => readonly [WriterLock, WriterLock];

const KINDS: readonly (readonly [string, TwoPages])[] = [
  [
    "in memory",
    () => {
      const locks = memoryWriterLocks();
      return [locks.openPage().lock, locks.openPage().lock];
    },
  ],
  [
    "of Web Locks",
    () => {
      const manager = lockManager();
      return [webWriterLock(manager), webWriterLock(manager)];
    },
  ],
  [
    "as a lease",
    () => {
      const storage = memoryStorage();
      return [leaseWriterLock(storage), leaseWriterLock(storage)];
    },
  ],
];

const never = (): void => {
  throw new Error("the lock was not to be lost");
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(KINDS)("a writer lock %s", (_kind, make) => {
  test("is one page's at a time, and free again when released", async () => {
    const [one, two] = make();
    const held = await one.tryAcquire("s", never);
    expect(held).not.toBeNull();
    expect(await two.tryAcquire("s", never)).toBeNull();
    expect(await two.tryAcquire("other", never)).not.toBeNull();
    held?.release();
    await vi.advanceTimersByTimeAsync(0);
    expect(await two.tryAcquire("s", never)).not.toBeNull();
  });

  test("can be taken over; who had it is told within a second, once, and frees nothing by releasing", async () => {
    const [one, two] = make();
    const lost = vi.fn();
    const held = await one.tryAcquire("s", lost);
    const taken = await two.takeOver("s", never);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lost).toHaveBeenCalledOnce();
    held?.release();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await one.tryAcquire("s", never)).toBeNull();
    taken.release();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(lost).toHaveBeenCalledOnce();
  });

  test("can be taken over when it is free", async () => {
    const [one, two] = make();
    await one.takeOver("s", never);
    expect(await two.tryAcquire("s", never)).toBeNull();
  });

  test("comes to a waiting page when it is released", async () => {
    const [one, two] = make();
    const held = await one.tryAcquire("s", never);
    const granted = vi.fn();
    void two.waitFor("s", never, createCallOff().signal).then(granted);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(granted).not.toHaveBeenCalled();
    held?.release();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(granted).toHaveBeenCalledOnce();
    expect(await one.tryAcquire("s", never)).toBeNull();
  });

  test("waiting can be called off, and then takes nothing", async () => {
    const [one, two] = make();
    const held = await one.tryAcquire("s", never);
    const { signal, callOff } = createCallOff();
    const waiting = expect(two.waitFor("s", never, signal)).rejects.toThrow();
    callOff();
    await waiting;
    held?.release();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await one.tryAcquire("s", never)).not.toBeNull();
  });
});
