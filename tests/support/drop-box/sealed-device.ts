import { webcryptoExamLock } from "#crypto/webcrypto-exam-lock.ts";
import { hpkeSealer } from "#crypto/hpke-sealer.ts";
import { openParticipantDatabase } from "#storage/participant-database.ts";
import { participantHandIns } from "#storage/participant-hand-ins.ts";
import { participantStore } from "#storage/participant-store.ts";
import type { SealedSubmission, SittingStore } from "#workflows/ports/sitting-store.ts";
import type { HandInStore } from "#workflows/ports/hand-in-store.ts";
import { sealSubmission } from "#workflows/seal-submission.ts";
import { MACHINE_EXAM, studyOf } from "../exam-machine.ts";
import { PLAIN_KEY } from "../plain-backup-cipher.ts";
import { START, submissionOfRecord, wholeRecord } from "../sitting-record.ts";

/** A sitting that was handed in and sealed. */
export interface SealedSitting {
  readonly sittingId: string;
  readonly sealed: SealedSubmission;
}

/** An exam machine's database, opened as a page opens it. */
export interface SealedDevice {
  readonly store: SittingStore;
  readonly handInStore: HandInStore;
  /** The page is gone; the next one opens the same database. */
  readonly reopen: () => SealedDevice;
}

/** A sitting's submission under the real seal. */
export async function sealedSitting(sittingId: string, publicKey: string): Promise<SealedSitting> {
  const start = { ...START, sittingId };
  const submission = submissionOfRecord(wholeRecord([], start), start);
  const { name: fileName, bytes } = await sealSubmission(submission, publicKey, hpkeSealer);
  const { receipt, closedBy } = submission.source;
  const { title, version, reviewStatus, items } = MACHINE_EXAM;
  return {
    sittingId,
    sealed: { fileName, bytes, receipt, closedBy, title, version, reviewStatus, givenCount: 0, itemCount: items.length },
  };
}

/** A machine that holds these sittings of a study with the drop box `url`, as its database has them once their files are kept. */
export async function sealedDevice(name: string, url: string, sittings: readonly SealedSitting[]): Promise<SealedDevice> {
  const database = openParticipantDatabase(name);
  const study = { ...studyOf(START.durationMs), handIn: { url } };
  const closed = { status: "submitted", epoch: 1, heartbeat: { elapsedMs: 0, wallMs: 0 }, lastSeq: 1, headHash: "" } as const;
  const unlocked = { extraMs: 0, isLocked: false, staleRefused: 0 };
  await database.transaction("rw", database.tables, async () => {
    await database.sittings.bulkAdd(
      sittings.map(({ sittingId }) => ({ sittingId, start: { ...START, sittingId }, ...closed, ...unlocked })),
    );
    await database.studies.bulkAdd(sittings.map(({ sittingId }) => ({ sittingId, study, backupKey: PLAIN_KEY })));
    await database.sealed.bulkAdd([...sittings]);
    const state = { kind: "waiting", tries: 0, nextAtMs: 0, failure: null } as const;
    await database.handIns.bulkAdd(sittings.map(({ sittingId }) => ({ sittingId, state })));
  });
  database.close();
  return openDevice(name);
}

function openDevice(name: string): SealedDevice {
  const database = openParticipantDatabase(name);
  return {
    store: participantStore(database, webcryptoExamLock),
    handInStore: participantHandIns(database),
    reopen: () => {
      database.close();
      return openDevice(name);
    },
  };
}
