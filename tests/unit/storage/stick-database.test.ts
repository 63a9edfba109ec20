import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { webcryptoExamLock } from "#crypto/webcrypto-exam-lock.ts";
import type { Study } from "#domain/study/study.ts";
import { openParticipantDatabase } from "#storage/participant-database.ts";
import { participantStore } from "#storage/participant-store.ts";
import { stickDatabaseName } from "#storage/stick-database.ts";
import { MACHINE_EXAM, studyOf } from "../../support/exam-machine.ts";
import { PLAIN_KEY } from "../../support/plain-backup-cipher.ts";
import { record, START } from "../../support/sitting-record.ts";

const study: Study = { ...studyOf(60_000), studyId: "pilot", publicKey: "B".repeat(87) };

function stick(of: Study) {
  return participantStore(openParticipantDatabase(stickDatabaseName(of)), webcryptoExamLock);
}

test("a stick file sees its own study's sittings only, and one made again for the same study sees them too", async () => {
  const heartbeat = { elapsedMs: 0, wallMs: 0 };
  const sitting = { start: START, exam: MACHINE_EXAM, study, backupKey: PLAIN_KEY, heartbeat };
  await stick(study).create(sitting, record([{ type: "started", language: "en" }]));
  expect(await stick({ ...study, durationMs: 90_000 }).list()).toMatchObject([{ sittingId: START.sittingId }]);
  for (const other of [
    { ...study, studyId: "other" },
    { ...study, publicKey: "C".repeat(87) }, // another coordinator's study of the same name
  ]) {
    expect(await stick(other).list()).toEqual([]);
    expect(await stick(other).load(START.sittingId)).toBeNull();
  }
});
