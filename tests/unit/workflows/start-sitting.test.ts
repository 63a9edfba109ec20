import { expect, test } from "vitest";
import { verifyChain } from "#domain/sitting/event-chain.ts";
import { listSittings } from "#workflows/list-sittings.ts";
import { startSitting } from "#workflows/start-sitting.ts";
import { MACHINE_EXAM, studyOf } from "../../support/exam-machine.ts";
import { memorySittingStore } from "../../support/memory-sitting-store.ts";
import { plainBackupCipher } from "../../support/plain-backup-cipher.ts";

const study = studyOf(3_600_000);
const request = {
  study,
  exam: MACHINE_EXAM,
  participantCode: "P7K3-QH",
  startCode: "Q7K3-HT2C-W9MX",
  language: "zh",
  zone: "Asia/Shanghai",
  appVersion: "0.1.0",
  buildId: "b1",
} as const;

function machine() {
  let [ids, wallMs] = [0, 1_000];
  const store = memorySittingStore();
  return {
    store,
    backupCipher: plainBackupCipher,
    clock: { wallMs: () => (wallMs += 1), monoMs: () => 0 },
    randomId: () => `id-${(ids += 1)}`,
  };
}

test("a sitting is stored with all that it pins and its first event", async () => {
  const ports = machine();
  const stored = await ports.store.load(await startSitting(ports, request));
  expect(stored).toMatchObject({
    start: { sittingId: "id-1", participantCode: "P7K3-QH", durationMs: 3_600_000, startedAtMs: 1_001, zone: "Asia/Shanghai" },
    exam: MACHINE_EXAM,
    study,
    status: "in-progress",
    backupKey: await plainBackupCipher.keyOf({ participantCode: "P7K3-QH", startCode: "Q7K3-HT2C-W9MX" }, "id-1"),
    heartbeat: { elapsedMs: 0, wallMs: 1_001 },
    events: [{ seq: 0, atMs: 1_001, elapsedMs: 0, fact: { type: "started", language: "zh" } }],
  });
  if (stored === null) throw new Error("not stored");
  expect(verifyChain(stored.start, stored.events).ok).toBe(true);
});

test("a second start of the same code goes on with the sitting in progress; another code, or after the end, starts a new one", async () => {
  const ports = machine();
  const first = await startSitting(ports, request);
  expect(await startSitting(ports, request)).toBe(first);
  const other = await startSitting(ports, { ...request, participantCode: "Q222-2R" });
  expect(other).not.toBe(first);
  const rows = await listSittings(ports.store);
  expect(rows.map((row) => row.sittingId)).toEqual([other, first]);
});

test("the exam must be the study's", async () => {
  await expect(startSitting(machine(), { ...request, exam: { ...MACHINE_EXAM, examHash: "0".repeat(64) } })).rejects.toThrow(RangeError);
});

test("sittings in progress are listed before finished ones, newest first", async () => {
  const row = { studyId: "s", participantCode: "p", startedAtMs: 0 };
  const list = async () => [
    { ...row, sittingId: "a", status: "submitted", startedAtMs: 9 } as const,
    { ...row, sittingId: "b", status: "in-progress", startedAtMs: 1 } as const,
    { ...row, sittingId: "c", status: "in-progress", startedAtMs: 5 } as const,
  ];
  expect((await listSittings({ ...memorySittingStore(), list })).map(({ sittingId }) => sittingId)).toEqual(["c", "b", "a"]);
});
