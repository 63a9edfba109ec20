import "fake-indexeddb/auto";
import { describe, expect, test } from "vitest";
import { webcryptoExamLock } from "#crypto/webcrypto-exam-lock.ts";
import { chainEvent } from "#domain/sitting/event-chain.ts";
import type { ChainedEvent, SittingFact } from "#domain/sitting/sitting-event.ts";
import { openParticipantDatabase } from "#storage/participant-database.ts";
import { participantStore } from "#storage/participant-store.ts";
import type { SealedSubmission, SittingStore } from "#workflows/ports/sitting-store.ts";
import { MACHINE_EXAM, studyOf } from "../support/exam-machine.ts";
import { memorySittingStore } from "../support/memory-sitting-store.ts";
import { PLAIN_KEY } from "../support/plain-backup-cipher.ts";
import { choice } from "../support/sitting-facts.ts";
import { record, START } from "../support/sitting-record.ts";

const ID = START.sittingId;
const started: SittingFact = { type: "started", language: "en" };
const visited: SittingFact = { type: "visited", itemId: "a1" };
const responded: SittingFact = { type: "responded", itemId: "a1", response: choice("B"), composing: false };
const submitted: SittingFact = { type: "submitted", closedBy: "participant" };
const sealed: SealedSubmission = {
  fileName: "f.rxsub",
  bytes: new Uint8Array([1, 2, 3]),
  receipt: "R",
  closedBy: "participant",
  title: MACHINE_EXAM.title,
  version: "1.0.0",
  reviewStatus: "draft",
  givenCount: 3,
  itemCount: 4,
};

let databaseCount = 0;
const STORES: readonly (readonly [string, () => SittingStore])[] = [
  ["in memory", memorySittingStore],
  ["in IndexedDB", () => participantStore(openParticipantDatabase(`contract-${(databaseCount += 1)}`), webcryptoExamLock)],
];

async function created(make: () => SittingStore, start = START): Promise<SittingStore> {
  const store = make();
  await store.create(newSitting(start), record([started], start));
  return store;
}

function newSitting(start = START) {
  return {
    start,
    exam: MACHINE_EXAM,
    study: studyOf(start.durationMs),
    backupKey: PLAIN_KEY,
    heartbeat: { elapsedMs: 0, wallMs: start.startedAtMs },
  };
}

/** The events of a record of these facts that come after the first, which is stored already. */
function afterStart(...facts: SittingFact[]): ChainedEvent[] {
  return record([started, ...facts]).slice(1);
}

async function storedTypes(store: SittingStore): Promise<string[]> {
  return ((await store.load(ID))?.events ?? []).map((event) => event.fact.type);
}

describe.each(STORES)("a sitting store %s", (_where, make) => {
  test("gives back what was created, at epoch 1", async () => {
    const store = await created(make);
    expect(await store.load(ID)).toEqual({
      ...newSitting(),
      status: "in-progress",
      epoch: 1,
      events: record([started]),
      staleRefused: 0,
      sealed: null,
    });
    expect(await store.list()).toEqual([
      { sittingId: ID, studyId: "study", participantCode: "P7K3-QH", status: "in-progress", startedAtMs: 0 },
    ]);
  });

  test("knows nothing of other ids, and refuses an id twice", async () => {
    const store = await created(make);
    expect(await store.load("other")).toBeNull();
    await expect(store.create(newSitting(), record([started]))).rejects.toMatchObject({ name: "StorageFailure", kind: "conflict" });
    await expect(store.claim("other")).rejects.toMatchObject({ kind: "conflict" });
  });

  test("a record that was begun elsewhere is gone on with at the epoch it had reached", async () => {
    const store = make();
    const events = record([started, { fact: visited, at: { epoch: 4 } }]);
    await store.create(newSitting(), events);
    expect(await store.load(ID)).toMatchObject({ epoch: 4, events });
    expect(await store.claim(ID)).toBe(5);
    await expect(make().create(newSitting(), [])).rejects.toMatchObject({ kind: "conflict" });
  });

  test("counts the writes of stale owners until the record tells of them", async () => {
    const store = await created(make);
    const epoch = await store.claim(ID);
    await store.append(ID, 1, afterStart(visited));
    await store.beat(ID, 1, { elapsedMs: 5, wallMs: 5 });
    await store.submit(ID, 1, afterStart(submitted));
    expect(await store.load(ID)).toMatchObject({ staleRefused: 3, heartbeat: { elapsedMs: 0 } });
    expect(await store.append(ID, epoch, afterStart({ type: "stale-refused", count: 2 }))).toBe("stored");
    expect((await store.load(ID))?.staleRefused).toBe(1);
  });

  test("appends in order", async () => {
    const store = await created(make);
    expect(await store.append(ID, 1, afterStart(visited))).toBe("stored");
    expect(await store.append(ID, 1, afterStart(visited, responded).slice(1))).toBe("stored");
    expect((await store.load(ID))?.events).toEqual(record([started, visited, responded]));
  });

  test("passes over events that are stored already", async () => {
    const store = await created(make);
    await store.append(ID, 1, afterStart(visited));
    expect(await store.append(ID, 1, afterStart(visited, responded))).toBe("stored");
    expect(await storedTypes(store)).toEqual(["started", "visited", "responded"]);
  });

  test("refuses events that do not follow, and stores none of their batch", async () => {
    const store = await created(make);
    const [first, second] = afterStart(visited, responded);
    if (first === undefined || second === undefined) throw new Error("no events");
    const another = chainEvent("0".repeat(64), { ...second, fact: visited });
    for (const batch of [[second], [first, another], [first, { ...second, seq: 5 }], [{ ...first, seq: 0 }]]) {
      await expect(store.append(ID, 1, batch)).rejects.toMatchObject({ kind: "conflict" });
    }
    expect(await storedTypes(store)).toEqual(["started"]);
  });

  test("case 14: a claim raises the epoch, and older owners write nothing more", async () => {
    const store = await created(make);
    expect(await store.claim(ID)).toBe(2);
    expect(await store.append(ID, 1, afterStart(visited))).toBe("stale-owner");
    expect(await store.beat(ID, 1, { elapsedMs: 9, wallMs: 9 })).toBe("stale-owner");
    expect(await store.submit(ID, 1, afterStart(submitted))).toBe("stale-owner");
    expect(await store.load(ID)).toMatchObject({ epoch: 2, status: "in-progress", heartbeat: { elapsedMs: 0 } });
    expect(await storedTypes(store)).toEqual(["started"]);
    expect(await store.append(ID, 2, afterStart(visited))).toBe("stored");
  });

  test("enforces the deadline itself: at it is in time, a millisecond beyond is not, and none of the batch is stored", async () => {
    const store = await created(make);
    const [inTime, late] = [START.durationMs, START.durationMs + 1];
    const events = record([started, { fact: visited, at: { elapsedMs: inTime } }, { fact: responded, at: { elapsedMs: late } }]).slice(1);
    expect(await store.append(ID, 1, events)).toBe("past-deadline");
    expect(await storedTypes(store)).toEqual(["started"]);
    expect(await store.append(ID, 1, events.slice(0, 1))).toBe("stored");
  });

  test("the closing event alone may lie beyond the deadline", async () => {
    const late = { elapsedMs: START.durationMs + 1 };
    const tooLate = record([started, { fact: responded, at: late }, { fact: submitted, at: late }]).slice(1);
    expect(await (await created(make)).submit(ID, 1, tooLate)).toBe("past-deadline");
    const store = await created(make);
    expect(await store.submit(ID, 1, record([started, { fact: submitted, at: late }]).slice(1))).toBe("stored");
  });

  test("a heartbeat raises what is used and never lowers it; the wall is as last seen", async () => {
    const store = await created(make);
    await store.beat(ID, 1, { elapsedMs: 9_000, wallMs: 50 });
    expect(await store.beat(ID, 1, { elapsedMs: 4_000, wallMs: 40 })).toBe("stored");
    expect((await store.load(ID))?.heartbeat).toEqual({ elapsedMs: 9_000, wallMs: 40 });
  });

  test("case 15: exactly one of many closings is stored, and nothing is written after it", async () => {
    const store = await created(make);
    const outcomes = await Promise.all([1, 2, 3].map(() => store.submit(ID, 1, afterStart(responded, submitted))));
    expect(outcomes.sort()).toEqual(["already-submitted", "already-submitted", "stored"]);
    expect(await storedTypes(store)).toEqual(["started", "responded", "submitted"]);
    expect(await store.append(ID, 1, afterStart(visited))).toBe("already-submitted");
    expect(await store.beat(ID, 1, { elapsedMs: 1, wallMs: 1 })).toBe("already-submitted");
    expect(await store.list()).toMatchObject([{ status: "submitted" }]);
  });

  test("a closing must close", async () => {
    const store = await created(make);
    await expect(store.submit(ID, 1, afterStart(visited))).rejects.toMatchObject({ kind: "conflict" });
    expect(await store.load(ID)).toMatchObject({ status: "in-progress", events: [{ seq: 0 }] });
  });

  test("keeps the first sealed file of a handed-in sitting", async () => {
    const store = await created(make);
    await expect(store.keepSealed(ID, sealed)).rejects.toMatchObject({ kind: "conflict" });
    await store.submit(ID, 1, afterStart(submitted));
    await store.keepSealed(ID, sealed);
    await store.keepSealed(ID, { ...sealed, fileName: "second", bytes: new Uint8Array([9]) });
    expect((await store.load(ID))?.sealed).toEqual(sealed);
  });

  test("the exam is there until the sealed file is kept, and then no more", async () => {
    const store = await created(make);
    await store.submit(ID, 1, afterStart(submitted));
    expect((await store.load(ID))?.exam).toEqual(MACHINE_EXAM);
    await store.keepSealed(ID, sealed);
    expect(await store.load(ID)).toMatchObject({ exam: null, study: studyOf(START.durationMs), events: [{ seq: 0 }, { seq: 1 }] });
  });

  test("sittings do not mix", async () => {
    const store = await created(make);
    const other = { ...START, sittingId: "sitting-2", participantCode: "Q222-2R" };
    await store.create(newSitting(other), record([started], other));
    await store.append(ID, 1, afterStart(visited));
    expect((await store.load("sitting-2"))?.events).toEqual(record([started], other));
    expect((await store.list()).map((row) => row.participantCode).sort()).toEqual(["P7K3-QH", "Q222-2R"]);
  });
});
