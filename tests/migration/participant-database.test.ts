import "fake-indexeddb/auto";
import { Dexie } from "dexie";
import { expect, test } from "vitest";
import { webcryptoExamLock } from "#crypto/webcrypto-exam-lock.ts";
import { openParticipantDatabase } from "#storage/participant-database.ts";
import { participantHandIns } from "#storage/participant-hand-ins.ts";
import { participantStore } from "#storage/participant-store.ts";
import { MACHINE_EXAM, studyOf } from "../support/exam-machine.ts";
import { PLAIN_KEY } from "../support/plain-backup-cipher.ts";
import { START, wholeRecord } from "../support/sitting-record.ts";

const { sittingId } = START;
const events = wholeRecord();

/** A database as version 1 of the app left it: one sitting, handed in and sealed, of a study that knew no drop box. */
async function version1(name: string): Promise<void> {
  const database = new Dexie(name);
  database.version(1).stores({
    sittings: "sittingId, status",
    studies: "sittingId",
    exams: "sittingId",
    events: "[sittingId+seq]",
    responses: "[sittingId+itemId]",
    sealed: "sittingId",
  });
  const study = Object.fromEntries(Object.entries(studyOf(START.durationMs)).filter(([member]) => member !== "handIn"));
  const { title, version, reviewStatus } = MACHINE_EXAM;
  const facts = { receipt: "R", closedBy: "participant", fileName: "f.rxsub", title, version, reviewStatus, givenCount: 0, itemCount: 4 };
  const row = { lastSeq: 1, headHash: "", extraMs: 0, isLocked: false, staleRefused: 0 };
  await database
    .table("sittings")
    .add({ sittingId, start: START, status: "submitted", epoch: 1, heartbeat: { elapsedMs: 0, wallMs: 0 }, ...row });
  await database.table("studies").add({ sittingId, study, backupKey: PLAIN_KEY });
  await database.table("events").bulkAdd(events.map((event) => ({ sittingId, ...event })));
  await database.table("sealed").add({ sittingId, sealed: { ...facts, bytes: new Uint8Array([1, 2, 3]) } });
  database.close();
}

test("a sitting of version 1 is whole in the newest, has no drop box, and nothing of it waits to be handed in", async () => {
  await version1("migration-1");
  const database = openParticipantDatabase("migration-1");
  const stored = await participantStore(database, webcryptoExamLock).load(sittingId);
  expect(stored).toMatchObject({ status: "submitted", events, study: { studyId: "study", handIn: null } });
  expect(stored?.sealed?.bytes).toEqual(new Uint8Array([1, 2, 3]));
  expect(await participantHandIns(database).list()).toEqual([]);
});
