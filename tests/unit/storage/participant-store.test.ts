import "fake-indexeddb/auto";
import { Dexie } from "dexie";
import { expect, test } from "vitest";
import { webcryptoExamLock } from "#crypto/webcrypto-exam-lock.ts";
import type { SittingFact } from "#domain/sitting/sitting-event.ts";
import { openParticipantDatabase, type ParticipantDatabase } from "#storage/participant-database.ts";
import { participantHandIns } from "#storage/participant-hand-ins.ts";
import { participantStore } from "#storage/participant-store.ts";
import type { SealedSubmission } from "#workflows/ports/sitting-store.ts";
import { MACHINE_EXAM, studyOf } from "../../support/exam-machine.ts";
import { choice } from "../../support/sitting-facts.ts";
import { PLAIN_KEY } from "../../support/plain-backup-cipher.ts";
import { record, START, wholeRecord } from "../../support/sitting-record.ts";

const ID = START.sittingId;
const started: SittingFact = { type: "started", language: "en" };
let count = 0;
const ACKNOWLEDGED = { kind: "acknowledged", by: "stored", atMs: 5, tries: 1 } as const;
const { title, version, reviewStatus } = MACHINE_EXAM;
const SEALED: SealedSubmission = {
  fileName: "f.rxsub",
  bytes: new Uint8Array([1, 2, 3]),
  receipt: "R",
  closedBy: "participant",
  title,
  version,
  reviewStatus,
  givenCount: 3,
  itemCount: 4,
};

async function open(): Promise<{ database: ParticipantDatabase; store: ReturnType<typeof participantStore> }> {
  const database = openParticipantDatabase(`unit-${(count += 1)}`);
  const store = participantStore(database, webcryptoExamLock);
  const heartbeat = { elapsedMs: 0, wallMs: 0 };
  await store.create(
    { start: START, exam: MACHINE_EXAM, study: studyOf(START.durationMs), backupKey: PLAIN_KEY, heartbeat },
    record([started]),
  );
  return { database, store };
}

function responses(...letters: string[]) {
  const facts = letters.map((letter): SittingFact => ({ type: "responded", itemId: "a1", response: choice(letter), composing: false }));
  return record([started, ...facts]).slice(1);
}

test("the newest response to an item lies beside its events, stored with them or not at all", async () => {
  const { database, store } = await open();
  await store.append(ID, 1, responses("A", "C"));
  expect(await database.responses.toArray()).toEqual([{ sittingId: ID, itemId: "a1", seq: 2, response: choice("C") }]);
  const [, , broken] = responses("A", "C", "D");
  if (broken === undefined) throw new Error("no event");
  await expect(store.append(ID, 1, [broken, { ...broken, seq: 9 }])).rejects.toMatchObject({ kind: "conflict" });
  expect(await database.responses.toArray()).toMatchObject([{ seq: 2 }]);
  expect(await database.events.count()).toBe(3);
});

test("after the connection is lost the next call opens the database anew", async () => {
  const { database, store } = await open();
  database.backendDB().close();
  const outcome = await store.append(ID, 1, responses("A")).catch(() => store.append(ID, 1, responses("A")));
  expect(outcome).toBe("stored");
});

test("another page's newer schema waits until the sitting's page lets go", async () => {
  const { database, store } = await open();
  const newer = new Dexie(database.name);
  newer.version(9).stores({ sittings: "sittingId, status" });
  const opening = newer.open();
  const isBlocked = await new Promise((resolve) => newer.on("blocked", () => resolve(true)));
  expect(isBlocked).toBe(true);
  expect(await store.append(ID, 1, responses("A"))).toBe("stored");
  database.close();
  await opening;
  newer.close();
});

test("a full disk is told as what it is", async () => {
  const { database, store } = await open();
  database.events.hook("creating", () => {
    throw new DOMException("planned", "QuotaExceededError");
  });
  await expect(store.append(ID, 1, responses("A"))).rejects.toMatchObject({ name: "StorageFailure", kind: "quota" });
  expect(await database.events.count()).toBe(1);
});

test("transactions are strict and the name is the participant's own", () => {
  const database = openParticipantDatabase();
  expect(database.name).toBe("rxbaseline-participant");
  expect(database._options.chromeTransactionDurability).toBe("strict");
});

test.each([
  [{ url: "drop/" }, [{ sittingId: ID, state: { kind: "waiting", tries: 0, nextAtMs: 0, failure: null } }]],
  [null, []],
])("with the sealed file of a study whose drop box is %j comes what is to be handed in", async (handIn, expected) => {
  const database = openParticipantDatabase(`unit-${(count += 1)}`);
  const store = participantStore(database, webcryptoExamLock);
  const study = { ...studyOf(START.durationMs), handIn };
  const heartbeat = { elapsedMs: 0, wallMs: 0 };
  await store.create({ start: START, exam: MACHINE_EXAM, study, backupKey: PLAIN_KEY, heartbeat }, record([started]));
  await store.submit(ID, 1, wholeRecord().slice(1));
  const handIns = participantHandIns(database);
  expect(await handIns.list()).toEqual([]);
  await store.keepSealed(ID, SEALED);
  expect(await handIns.list()).toEqual(expected);
  await handIns.keep({ sittingId: ID, state: ACKNOWLEDGED });
  await store.keepSealed(ID, SEALED);
  expect(await handIns.keep({ sittingId: ID, state: { kind: "waiting", tries: 9, nextAtMs: 9, failure: null } })).toEqual(ACKNOWLEDGED);
  expect(await handIns.list()).toEqual([{ sittingId: ID, state: ACKNOWLEDGED }]);
});
