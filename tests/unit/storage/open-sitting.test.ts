import "fake-indexeddb/auto";
import { Dexie } from "dexie";
import { afterEach, describe, expect, it } from "vitest";
import { hasOpenSitting, hasWaitingHandIn } from "#storage/open-sitting.ts";
import { openParticipantDatabase, PARTICIPANT_DATABASE, type SittingRow } from "#storage/participant-database.ts";

const STARTED_AT_MS = Date.UTC(2026, 2, 9, 8);
const HOUR_MS = 3_600_000;

afterEach(async () => {
  await openParticipantDatabase().delete();
});

describe("hasOpenSitting", () => {
  it("finds none on a device no participant used, and leaves no database behind", async () => {
    const before = await indexedDB.databases();
    expect(await hasOpenSitting(STARTED_AT_MS)).toBe(false);
    expect(await indexedDB.databases()).toEqual(before);
  });

  it("finds a sitting in progress while the page that writes it is open", async () => {
    const database = await databaseWith("in-progress");
    expect(await hasOpenSitting(STARTED_AT_MS + HOUR_MS)).toBe(true);
    database.close();
  });

  it("does not count a sitting that was handed in", async () => {
    const database = await databaseWith("submitted");
    expect(await hasOpenSitting(STARTED_AT_MS + HOUR_MS)).toBe(false);
    database.close();
  });

  it("does not count a sitting left lying for more than a day", async () => {
    const database = await databaseWith("in-progress");
    expect(await hasOpenSitting(STARTED_AT_MS + 25 * HOUR_MS)).toBe(false);
    database.close();
  });
});

describe("hasWaitingHandIn", () => {
  const waiting = { kind: "waiting", tries: 3, nextAtMs: STARTED_AT_MS, failure: null } as const;
  const acknowledged = { kind: "acknowledged", by: "stored", atMs: STARTED_AT_MS, tries: 1 } as const;

  it("finds none on a device no participant used, nor where a database of version 1 lies", async () => {
    expect(await hasWaitingHandIn()).toBe(false);
    const old = new Dexie(PARTICIPANT_DATABASE);
    old.version(1).stores({ sittings: "sittingId, status" });
    await old.open();
    old.close();
    expect(await hasWaitingHandIn()).toBe(false);
  });

  it("finds what waits, and nothing once it is acknowledged", async () => {
    const database = openParticipantDatabase();
    await database.handIns.bulkAdd([
      { sittingId: "s1", state: acknowledged },
      { sittingId: "s2", state: waiting },
    ]);
    expect(await hasWaitingHandIn()).toBe(true);
    await database.handIns.put({ sittingId: "s2", state: acknowledged });
    expect(await hasWaitingHandIn()).toBe(false);
    database.close();
  });
});

async function databaseWith(status: SittingRow["status"]) {
  const database = openParticipantDatabase();
  const start = {
    sittingId: "s1",
    studyId: "pilot",
    participantCode: "P7K3-QH",
    examId: "pilot",
    examHash: "a".repeat(64),
    durationMs: 2 * HOUR_MS,
    startedAtMs: STARTED_AT_MS,
    zone: "UTC",
    appVersion: "0.1.0",
    buildId: "b1",
    simulated: false,
  };
  await database.sittings.add({
    sittingId: "s1",
    start,
    status,
    epoch: 1,
    heartbeat: { elapsedMs: 0, wallMs: STARTED_AT_MS },
    lastSeq: -1,
    headHash: "",
    extraMs: 0,
    isLocked: false,
    staleRefused: 0,
  });
  return database;
}
