import "fake-indexeddb/auto";
import { describe, expect, test } from "vitest";
import { handInAll, type HandInPorts } from "#workflows/hand-in.ts";
import { afterTry, putLimitMs, waitMs } from "#workflows/hand-in-policy.ts";
import type { DropBox, PutFailure, PutOutcome } from "#workflows/ports/drop-box.ts";
import type { WaitingHandIn } from "#workflows/ports/hand-in-store.ts";
import { sealedDevice, sealedSitting, type SealedDevice } from "../../support/drop-box/sealed-device.ts";
import { manualTime } from "../../support/manual-time.ts";
import { createKeyPair } from "#crypto/hpke-sealer.ts";

const NOW_MS = Date.UTC(2026, 2, 9, 8);
const MINUTE_MS = 60_000;
const DOWN: PutFailure = { kind: "unreachable", status: null, retryAfterMs: null };
const UNTRIED: WaitingHandIn = { kind: "waiting", tries: 0, nextAtMs: 0, failure: null };

describe("the pause after a failure", () => {
  const pauseMs = (tries: number, failure: PutFailure, seed = "s") => {
    const state = afterTry({ ...UNTRIED, tries }, failure, { atMs: NOW_MS, seed });
    return state.kind === "waiting" ? state.nextAtMs - NOW_MS : Number.NaN;
  };

  test("doubles from 5 s to 5 min, and lies between a half and the whole of that", () => {
    const wholes = [5, 10, 20, 40, 80, 160, 300, 300].map((seconds) => seconds * 1_000);
    wholes.forEach((wholeMs, tries) => {
      expect(pauseMs(tries, DOWN)).toBeGreaterThanOrEqual(wholeMs / 2);
      expect(pauseMs(tries, DOWN)).toBeLessThanOrEqual(wholeMs);
    });
    expect(pauseMs(1e9, DOWN)).toBeLessThanOrEqual(5 * MINUTE_MS);
  });

  test("is drawn: the same for the same sitting and try, spread over the machines of a room", () => {
    expect(pauseMs(3, DOWN, "sitting-1")).toBe(pauseMs(3, DOWN, "sitting-1"));
    const pauses = Array.from({ length: 40 }, (_, machine) => pauseMs(3, DOWN, `sitting-${machine}`));
    expect(new Set(pauses).size).toBeGreaterThan(35);
    expect(Math.min(...pauses)).toBeLessThan(25_000);
    expect(Math.max(...pauses)).toBeGreaterThan(35_000);
  });

  test.each(["refused", "too-large", "full"] as const)("is long from the first where people must act: %s", (kind) => {
    expect(pauseMs(0, { ...DOWN, kind })).toBeGreaterThanOrEqual(2.5 * MINUTE_MS);
  });

  test("is never shorter than the server asked for, and never longer than an hour", () => {
    expect(pauseMs(0, { ...DOWN, kind: "server-error", retryAfterMs: 12 * MINUTE_MS })).toBe(12 * MINUTE_MS);
    expect(pauseMs(0, { ...DOWN, kind: "server-error", retryAfterMs: 1 })).toBeGreaterThanOrEqual(2_500);
    expect(pauseMs(0, { ...DOWN, kind: "server-error", retryAfterMs: 999 * MINUTE_MS })).toBe(60 * MINUTE_MS);
  });

  test("is over when its time has come, and a clock set back cannot prolong it beyond an hour", () => {
    const waiting = { ...UNTRIED, nextAtMs: NOW_MS };
    expect(waitMs(waiting, NOW_MS + 1)).toBe(0);
    expect(waitMs(waiting, NOW_MS - 1_000)).toBe(1_000);
    expect(waitMs(waiting, 0)).toBe(60 * MINUTE_MS);
  });

  test("a slow line has time for the whole file", () => {
    expect(putLimitMs(0)).toBe(30_000);
    expect(putLimitMs(400_000)).toBe(130_000);
  });
});

describe("handing in", () => {
  test("is tried again until the box acknowledges it, each state is shown and stored, and the file stays", async () => {
    const { device, id } = await deviceWithOne();
    const before = await device.store.load(id);
    const box = plannedBox(DOWN, { ...DOWN, kind: "server-error", status: 503, retryAfterMs: 600_000 }, { kind: "stored" });
    const { handIns, pass } = openPage(device, box);
    await handIns.look();
    await pass(0);
    expect(handIns.view(id)).toMatchObject({ isSending: false, state: { tries: 1, failure: DOWN } });
    await pass(5_000);
    expect(handIns.view(id)?.state).toMatchObject({ tries: 2, failure: { status: 503 }, nextAtMs: expect.any(Number) });
    await pass(590_000);
    expect(box.addresses).toHaveLength(2);
    await pass(11_000);
    expect(handIns.view(id)?.state).toMatchObject({ kind: "acknowledged", by: "stored", tries: 3 });
    expect(await device.handInStore.list()).toEqual([{ sittingId: id, state: handIns.view(id)?.state }]);
    expect(new Set(box.addresses)).toEqual(new Set([`drop/study_P7K3-QH_${before?.sealed?.receipt ?? ""}.rxsub`]));
    expect(await device.store.load(id)).toEqual(before);
    await pass(60 * MINUTE_MS);
    expect(box.addresses).toHaveLength(3);
  });

  test("goes on in the next visit where the last one was killed, and says so when the box has it already", async () => {
    const { device, id } = await deviceWithOne();
    const first = openPage(device, plannedBox(DOWN));
    await first.handIns.look();
    await first.pass(0);
    const box = plannedBox({ kind: "already-there" });
    const second = openPage(device.reopen(), box);
    await second.handIns.look();
    await second.pass(0);
    expect(box.addresses).toEqual([]);
    expect(second.handIns.view(id)?.state).toMatchObject({ kind: "waiting", tries: 1 });
    await second.pass(5_000);
    expect(second.handIns.view(id)?.state).toMatchObject({ kind: "acknowledged", by: "already-there" });
    const third = openPage(device.reopen(), plannedBox(DOWN));
    await third.handIns.look();
    await third.pass(60 * MINUTE_MS);
    expect(third.handIns.view(id)?.state).toMatchObject({ kind: "acknowledged", by: "already-there" });
  });

  test("can be asked for at once, and not twice at a time", async () => {
    const { device, id } = await deviceWithOne();
    const box = plannedBox(DOWN, { kind: "stored" });
    const { handIns, pass } = openPage(device, box);
    await handIns.look();
    await pass(0);
    handIns.tryNow(id);
    handIns.tryNow(id);
    expect(handIns.view(id)?.isSending).toBe(true);
    await pass(0);
    expect(handIns.view(id)?.state.kind).toBe("acknowledged");
    handIns.tryNow(id);
    handIns.tryNow("no such sitting");
    await pass(60 * MINUTE_MS);
    expect(box.addresses).toHaveLength(2);
  });

  test("what another page found out is not unlearned", async () => {
    const { device, id } = await deviceWithOne();
    const [first, second] = [openPage(device, plannedBox({ kind: "stored" })), openPage(device, plannedBox(DOWN))];
    await second.handIns.look();
    await first.handIns.look();
    await first.pass(0);
    await second.pass(0);
    expect(second.handIns.view(id)?.state).toMatchObject({ kind: "acknowledged", by: "stored" });
  });

  test("a database that fails is asked again, and a file that cannot be read is told of", async () => {
    const { device, id } = await deviceWithOne();
    const faults = { list: 1, load: 1, keep: 1 };
    const faulty = <T>(what: keyof typeof faults, work: () => Promise<T>) =>
      (faults[what] -= 1) >= 0 ? Promise.reject(new Error("planned")) : work();
    const { store, handInStore } = device;
    const { handIns, pass } = openPage(
      {
        store: { ...store, load: (sittingId) => faulty("load", () => store.load(sittingId)) },
        handInStore: { list: () => faulty("list", handInStore.list), keep: (entry) => faulty("keep", () => handInStore.keep(entry)) },
      },
      plannedBox({ kind: "stored" }),
    );
    await handIns.look();
    expect(handIns.view(id)).toBeNull();
    await pass(5_000);
    await pass(0);
    expect(handIns.view(id)?.state).toMatchObject({ kind: "waiting", failure: { kind: "unread" } });
    await pass(5_000);
    expect(handIns.view(id)?.state).toMatchObject({ kind: "acknowledged" });
  });

  test("listeners hear of every change until they stop", async () => {
    const { device } = await deviceWithOne();
    const { handIns, pass } = openPage(device, plannedBox({ kind: "stored" }));
    let heard = 0;
    const stop = handIns.subscribe(() => (heard += 1));
    await handIns.look();
    await pass(0);
    expect(heard).toBe(3); // taken up, sending, acknowledged
    stop();
    await handIns.look();
    expect(heard).toBe(3);
  });
});

let deviceCount = 0;
const keys = createKeyPair();

async function deviceWithOne(): Promise<{ readonly device: SealedDevice; readonly id: string }> {
  deviceCount += 1;
  const id = `sitting-${deviceCount}`;
  const sitting = await sealedSitting(id, (await keys).publicKey);
  return { device: await sealedDevice(`hand-in-${deviceCount}`, "drop/", [sitting]), id };
}

/** A page on a machine whose time the test lets pass; what the page asks of database and box is waited for. */
function openPage({ store, handInStore }: Pick<HandInPorts, "store" | "handInStore">, dropBox: DropBox) {
  const { clock, timer, pass } = manualTime(NOW_MS);
  let open = 0;
  const counted = async <T>(work: Promise<T>): Promise<T> => {
    open += 1;
    return work.finally(() => (open -= 1));
  };
  const ports: HandInPorts = {
    ...{ clock, timer },
    store: { load: (sittingId) => counted(store.load(sittingId)) },
    handInStore: { list: () => counted(handInStore.list()), keep: (entry) => counted(handInStore.keep(entry)) },
    dropBox: { put: (...request) => counted(dropBox.put(...request)) },
  };
  return {
    handIns: handInAll(ports),
    pass: async (ms: number) => {
      await pass(ms);
      do await new Promise((resolve) => setTimeout(resolve));
      while (open > 0);
    },
  };
}

/** A box that answers in turn, the last answer again and again. */
function plannedBox(...outcomes: readonly PutOutcome[]): DropBox & { readonly addresses: string[] } {
  const addresses: string[] = [];
  return {
    addresses,
    put: async (address) => {
      const outcome = outcomes[Math.min(addresses.length, outcomes.length - 1)];
      addresses.push(address);
      if (outcome === undefined) throw new RangeError("plannedBox requires an outcome, got none");
      return outcome;
    },
  };
}
