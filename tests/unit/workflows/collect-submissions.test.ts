import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createKeyPair, hpkeSealer } from "#crypto/hpke-sealer.ts";
import { chainEvent, replay } from "#domain/sitting/event-chain.ts";
import { drawItemTraits } from "#domain/simulation/item-traits.ts";
import { simulatePerson, type VirtualStudy } from "#domain/simulation/simulate-person.ts";
import { freeze } from "#domain/submission/freeze.ts";
import { receiptOfSubmission } from "#domain/submission/receipt.ts";
import type { ParticipantSubmission } from "#domain/submission/submission.ts";
import type { StudyOffice } from "#domain/study/study.ts";
import { readOfficeFile } from "#formats/office-file.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { collectKind } from "#workflows/collect-kind.ts";
import type { CollectRow } from "#workflows/collect-row.ts";
import { collectSubmissions } from "#workflows/collect-submissions.ts";
import { examineHere } from "#workflows/examine-here.ts";
import { makeBackup } from "#workflows/make-backup.ts";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import { openStudyFiles } from "#workflows/open-study.ts";
import type { WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { sealSubmission } from "#workflows/seal-submission.ts";
import { soundSubmissions } from "#workflows/sound-submissions.ts";
import { takeLostSitting } from "#workflows/take-lost-sitting.ts";
import { pilotExam, pilotKey } from "../../support/pilot-package.ts";
import { record } from "../../support/sitting-record.ts";
import { plainBackupCipher } from "../../support/plain-backup-cipher.ts";
import { pilotFile, simulatedStudy } from "../../support/simulated-study.ts";

const exam = pilotExam();
const examiner = examineHere(hpkeSealer);
let officeFile: NamedBytes;
let office: StudyOffice;
let store: WorkspaceStore;

beforeAll(async () => {
  const files = await simulatedStudy("collect", { participantsByRank: [2, 1, 1], modelCount: 0 });
  officeFile = { name: "office.json", bytes: files.get("office.json") ?? expect.fail("no office") };
  const read = readOfficeFile(officeFile);
  office = read.ok ? read.value : expect.fail("no office");
}, 60_000);

beforeEach(async () => {
  store = createMemoryWorkspaceStore();
  await openStudyFiles([officeFile, pilotFile("paper.json"), pilotFile("key.json")], store);
});

function sittingOf(place: number, seed = "1", study = office.study): ParticipantSubmission {
  const virtual: VirtualStudy = {
    study,
    ranks: office.ranks,
    exam,
    items: drawItemTraits(exam, pilotKey(), seed),
    seed,
    appVersion: "0.1.0",
    firstStartAtMs: 0,
  };
  return simulatePerson(office.roster[place] ?? expect.fail("roster"), virtual, "enforced").submission;
}

async function sealed(submission: ParticipantSubmission, name?: string): Promise<NamedBytes> {
  const file = await sealSubmission(submission, office.study.publicKey, hpkeSealer);
  return { ...file, name: name ?? file.name };
}

async function collect(...files: readonly NamedBytes[]): Promise<readonly CollectRow[]> {
  return (await collectSubmissions({ studyId: "demo", files, nowMs: 7 }, { store, examiner })).rows;
}

function brief(row: CollectRow | undefined): string {
  return [row?.outcome, row?.verdict ?? "-", ...(row?.issues ?? []).map((issue) => issue.code)].join(" ");
}

/** The same sitting handed in after its first `count` events, as on another machine. */
function endedAfter({ source }: ParticipantSubmission, count: number): ParticipantSubmission {
  const events = source.events.slice(0, count);
  const last = events.at(-1) ?? expect.fail("no events");
  const fact = { type: "submitted", closedBy: "participant" } as const;
  const all = [...events, chainEvent(last.hash, { ...last, seq: count, atMs: last.atMs + 1, fact })];
  return freeze(replay(source.start, all), exam, all);
}

/** A backup made after the first `count` events, three minutes in. */
async function backupOf(
  { source }: ParticipantSubmission,
  count: number,
  name?: string,
  publicKey = office.study.publicKey,
): Promise<NamedBytes> {
  const { start, events } = source;
  const content = { start, events: events.slice(0, count), heartbeat: { elapsedMs: 3 * 60_000, wallMs: 0 }, draft: null };
  const key = await plainBackupCipher.keyOf({ startCode: "", participantCode: start.participantCode }, start.sittingId);
  const backup = await makeBackup(content, { publicKey, key }, { cipher: plainBackupCipher, sealer: hpkeSealer });
  return { ...backup, name: name ?? backup.name };
}

/** The first `count` events, gone on with in another way. */
function parted({ source }: ParticipantSubmission, count: number): ParticipantSubmission["source"]["events"] {
  const events = source.events.slice(0, count);
  const last = events.at(-1) ?? expect.fail("no events");
  return [...events, chainEvent(last.hash, { ...last, seq: count, fact: { type: "backed-up" } })];
}

async function held(): Promise<readonly string[]> {
  return ((await store.load("demo"))?.collected ?? []).map((entry) => `${entry.fileName} ${entry.verdict}`);
}

describe("collectSubmissions", { timeout: 60_000 }, () => {
  it("accepts a sound submission with its code, file and time", async () => {
    const [row] = await collect(await sealed(sittingOf(0), "one.rxsub"));
    expect(row).toEqual({
      fileName: "one.rxsub",
      outcome: "accepted",
      verdict: "sound",
      participantCode: office.roster[0]?.code,
      issues: [],
    });
    expect((await store.load("demo"))?.collected[0]).toMatchObject({ submission: sittingOf(0), fileName: "one.rxsub", collectedAtMs: 7 });
  });

  it("takes the same file, and the same submission sealed anew, only once", async () => {
    const file = await sealed(sittingOf(0), "one.rxsub");
    const rows = await collect(file, file, await sealed(sittingOf(0), "sealed-again.rxsub"));
    expect(rows.map(brief)).toEqual(["accepted sound", "duplicate sound", "duplicate sound"]);
    expect(await held()).toEqual(["one.rxsub sound"]);
  });

  it("doubts both sittings of one code, and the third too", async () => {
    const rows = await collect(...(await Promise.all(["1", "2", "3"].map((seed) => sealed(sittingOf(0, seed), `${seed}.rxsub`)))));
    expect(rows.map(brief)).toEqual([
      "accepted sound",
      "accepted doubtful collect-second-sitting",
      "accepted doubtful collect-second-sitting",
    ]);
    expect(await held()).toEqual(["1.rxsub doubtful", "2.rxsub doubtful", "3.rxsub doubtful"]);
    const first = (await store.load("demo"))?.collected[0];
    expect(first?.issues.map((issue) => `${issue.code} ${issue.place.file}`)).toEqual(["collect-second-sitting 1.rxsub"]);
  });

  it("refuses bad files one by one and goes on with the batch", async () => {
    const good = await sealed(sittingOf(0));
    const empty = { name: "empty.rxsub", bytes: new Uint8Array() };
    const binary = { name: "photo.rxsub", bytes: Uint8Array.from({ length: 500 }, (_, i) => (i * 37) % 256) };
    const hostile = { name: "hostile.rxsub", bytes: new TextEncoder().encode('{"format":"rxbaseline-submission","__proto__":{}}') };
    const foreign = { name: "foreign.rxsub", bytes: new TextEncoder().encode('{"format":"somebody-elses"}') };
    const rows = await collect(empty, binary, hostile, foreign, { ...good, bytes: good.bytes.slice(0, 700) }, good);
    expect(rows.slice(0, 5).every((row) => row.outcome === "refused" && row.verdict === null && row.issues.length > 0)).toBe(true);
    expect(rows.slice(0, 5).every((row) => row.issues.every((issue) => issue.place.file === row.fileName))).toBe(true);
    expect(brief(rows[5])).toBe("accepted sound");
    expect(await held()).toHaveLength(1);
  });

  it("refuses a submission of another study and of another exam", async () => {
    const elsewhere = await sealed(sittingOf(0, "1", { ...office.study, studyId: "elsewhere" }));
    const submission = sittingOf(0);
    const otherHash = "0".repeat(64);
    const start = { ...submission.source.start, examHash: otherHash };
    const otherExam = await sealed({ ...submission, examHash: otherHash, source: { ...submission.source, start } });
    expect((await collect(elsewhere, otherExam)).map(brief)).toEqual(["refused - collect-study-foreign", "refused - submission-exam"]);
    expect(await held()).toEqual([]);
  });

  it("doubts a code that is not on the roster", async () => {
    const { study, roster, ...rest } = office;
    await store.saveStudy({
      office: { ...rest, study, roster: roster.slice(1) },
      paper: (await store.load("demo"))?.paper ?? null,
      key: (await store.load("demo"))?.key ?? null,
    });
    expect((await collect(await sealed(sittingOf(0)))).map(brief)).toEqual(["accepted doubtful collect-code-unknown"]);
    expect(soundSubmissions((await store.load("demo")) ?? expect.fail("no study"))).toEqual([]);
  });

  it("doubts edited responses, events and receipts, each with its reason", async () => {
    const submission = sittingOf(0);
    const edited = {
      ...submission,
      responses: submission.responses.map((recorded, index) =>
        index === 0 ? { ...recorded, response: { kind: "choice", letters: ["A"] } as const, state: "ok" as const } : recorded,
      ),
    };
    const withReceipt = { ...edited, source: { ...edited.source, receipt: receiptOfSubmission(edited, edited.source) } };
    const other = sittingOf(1);
    const broken = { ...other, source: { ...other.source, events: other.source.events.filter((_, index) => index !== 5) } };
    const third = sittingOf(2);
    const mistyped = { ...third, source: { ...third.source, receipt: "0000-0000-0000" } };
    const rows = await collect(await sealed(withReceipt), await sealed(broken), await sealed(mistyped));
    expect(rows.map(brief)).toEqual([
      "accepted doubtful submission-replay",
      "accepted doubtful submission-chain",
      "accepted doubtful submission-receipt",
    ]);
  });

  it("takes the original of a sitting that came changed before, and says which file it replaces", async () => {
    const submission = sittingOf(0);
    const { source } = submission;
    const forged = { ...submission, source: { ...source, receipt: "0000-0000-0000" } };
    const broken = { ...submission, source: { ...source, events: source.events.filter((_, index) => index !== 5) } };
    const rows = await collect(await sealed(forged, "forged"), await sealed(broken, "broken"), await sealed(submission, "original"));
    expect(rows.map(brief)).toEqual([
      "accepted doubtful submission-receipt",
      "refused - collect-id-taken",
      "accepted sound collect-original-found",
    ]);
    expect(rows[2]?.issues[0]?.params).toEqual({ held: "forged" });
    expect(collectKind(rows[2] ?? expect.fail("no row"))).toBe("original");
    expect(await held()).toEqual(["original sound"]);
    expect((await store.load("demo"))?.collected[0]?.submission).toEqual(submission);
  });

  it("refuses other content under an id that is held", async () => {
    const submission = sittingOf(0);
    const forged = { ...submission, source: { ...submission.source, receipt: "0000-0000-0000" } };
    expect((await collect(await sealed(submission), await sealed(forged))).map(brief)).toEqual([
      "accepted sound",
      "refused - collect-id-taken",
    ]);
    expect((await store.load("demo"))?.collected[0]?.submission).toEqual(submission);
  });

  it("tells a sitting that was gone on with twice as a fork, with its place; the first becomes doubtful, once", async () => {
    const submission = sittingOf(0);
    const event = Math.floor(submission.source.events.length / 2);
    const [file, again] = [await sealed(submission, "one.rxsub"), await sealed(endedAfter(submission, event), "two.rxsub")];
    const third = await sealed(endedAfter(submission, event - 1), "three.rxsub");
    const rows = await collect(file, again, third);
    expect(rows.map(brief)).toEqual(["accepted sound", "refused - collect-fork", "refused - collect-fork"]);
    expect(rows[1]?.issues[0]?.params).toMatchObject({ held: "one.rxsub", event: event + 1 });
    const held = (await store.load("demo"))?.collected;
    expect(held?.map(({ verdict, issues }) => [verdict, issues.map(({ code, place }) => `${code} ${place.file}`)])).toEqual([
      ["doubtful", ["collect-fork one.rxsub"]],
    ]);
    expect(held?.[0]?.submission).toEqual(submission);
  });

  it("keeps a backup, says whose it is and how far it goes, and scores nothing of it", async () => {
    const submission = sittingOf(0);
    const { participantCode } = submission.source.start;
    const backup = await backupOf(submission, 9);
    const damaged = { name: "damaged.rxbak", bytes: backup.bytes.slice(0, -20) };
    const cut = { name: "cut.rxbak", bytes: new TextEncoder().encode('{"format":"rxbaseline-backup","formatVersion":1}') };
    const rows = await collect(backup, await sealed(submission), backup, damaged, cut);
    expect(rows.map(brief)).toEqual([
      "kept - collect-backup",
      "accepted sound",
      "duplicate - collect-backup-known",
      "refused - json-syntax",
      "refused - backup-damaged",
    ]);
    expect(rows[0]).toMatchObject({ participantCode, issues: [{ params: { events: 9, minutes: 3 } }] });
    expect(await held()).toHaveLength(1);
  });

  it("keeps the newest backup of a sitting, whichever comes first", async () => {
    const submission = sittingOf(0);
    const [older, middle, newer] = await Promise.all([5, 9, 12].map((count) => backupOf(submission, count)));
    const rows = await collect(middle ?? expect.fail(), older ?? expect.fail(), middle ?? expect.fail(), newer ?? expect.fail());
    expect(rows.map(brief)).toEqual([
      "kept - collect-backup",
      "duplicate - collect-backup-older",
      "duplicate -",
      "kept - collect-backup collect-backup-newer",
    ]);
    expect((await store.load("demo"))?.backups.map(({ content }) => content.events.length)).toEqual([12]);
  });

  it("tells a backup that parts from what is held, and notes it on the submission", async () => {
    const submission = sittingOf(0);
    const other = endedAfter(submission, 9);
    const apart = await backupOf({ ...other, source: { ...other.source, events: parted(submission, 9) } }, 10);
    expect((await collect(await sealed(submission, "one.rxsub"), apart)).map(brief)).toEqual([
      "accepted sound",
      "refused - collect-backup-fork",
    ]);
    const [entry] = (await store.load("demo"))?.collected ?? [];
    expect([entry?.verdict, entry?.issues.map(({ code, severity }) => `${code} ${severity}`)]).toEqual([
      "sound",
      ["collect-backup-fork warning"],
    ]);
    store = createMemoryWorkspaceStore();
    await openStudyFiles([officeFile, pilotFile("paper.json"), pilotFile("key.json")], store);
    const rows = await collect(apart, await backupOf(submission, 12), await sealed(submission));
    expect(rows.map(brief)).toEqual(["kept - collect-backup", "refused - collect-backup-fork", "accepted sound collect-backup-fork"]);
  });

  it("doubts a backup's code as it does a submission's", async () => {
    const rows = await collect(await sealed(sittingOf(0)), await backupOf(sittingOf(0, "2"), 9));
    expect(rows.map(brief)).toEqual(["accepted sound", "kept - collect-second-sitting collect-backup"]);
  });

  it("takes a backup as the last state of a lost machine, doubtful, until the sitting's own file comes", async () => {
    const submission = sittingOf(0);
    const [nine, twelve] = [await backupOf(submission, 9, "nine.rxbak"), await backupOf(submission, 12, "twelve.rxbak")];
    await collect(nine);
    const taken = await takeLostSitting({ studyId: "demo", sittingId: submission.submissionId, nowMs: 9 }, store);
    expect(taken.ok && taken.value).toMatchObject({ verdict: "doubtful", fileName: "nine.rxbak", collectedAtMs: 9 });
    expect(taken.ok && taken.value.issues.map(({ code }) => code)).toContain("collect-from-backup");
    expect(taken.ok && taken.value.issues.map(({ code }) => code)).not.toContain("submission-incomplete");
    expect(taken.ok && taken.value.submission.source).toMatchObject({ closedBy: "lost", events: submission.source.events.slice(0, 9) });
    expect((await collect(nine, twelve)).map(brief)).toEqual(["duplicate -", "kept - collect-backup collect-backup-newer"]);
    expect(soundSubmissions((await store.load("demo")) ?? expect.fail("no study"))).toEqual([]);
    expect((await collect(await sealed(submission, "real.rxsub"))).map(brief)).toEqual(["accepted sound collect-lost-found"]);
    expect(await held()).toEqual(["real.rxsub sound"]);
  });

  it("has no backup to take where none is held", async () => {
    await expect(takeLostSitting({ studyId: "demo", sittingId: "none", nowMs: 9 }, store)).rejects.toThrow("none");
  });

  it("refuses a backup of another study and of another exam", async () => {
    const elsewhere = await backupOf(sittingOf(0, "1", { ...office.study, studyId: "elsewhere" }), 9);
    const submission = sittingOf(0);
    const start = { ...submission.source.start, examHash: "0".repeat(64) };
    const facts = submission.source.events.map(({ fact }) => fact);
    const otherExam = await backupOf({ ...submission, source: { ...submission.source, start, events: record(facts, start) } }, 9);
    expect((await collect(elsewhere, otherExam)).map(brief)).toEqual(["refused - collect-study-foreign", "refused - submission-exam"]);
  });

  it("tells a file that is sealed to another study's key from one that was changed", async () => {
    const { publicKey } = await createKeyPair();
    const foreign = sittingOf(0, "1", { ...office.study, studyId: "elsewhere" });
    const theirs = await sealSubmission(foreign, publicKey, hpkeSealer);
    const wrong = await sealSubmission(sittingOf(0), publicKey, hpkeSealer);
    const backup = await backupOf(foreign, 9, "theirs.rxbak", publicKey);
    expect((await collect(theirs, wrong, backup)).map(brief)).toEqual([
      "refused - collect-study-foreign",
      "refused - submission-seal",
      "refused - collect-study-foreign",
    ]);
  });

  it("takes nothing of who withdrew consent, until that is taken back, and never again of who was erased", async () => {
    const [submission, code] = [sittingOf(0), office.roster[0]?.code ?? ""];
    await store.addWithdrawal("demo", { code, atMs: Date.UTC(2026, 2, 9, 12) });
    const files = [await sealed(submission), await backupOf(submission, 9)];
    const refused = await collect(...files);
    expect(refused.map(brief)).toEqual(["refused - collect-withdrawn", "refused - collect-withdrawn"]);
    expect(refused[0]?.issues[0]?.params).toEqual({ date: "2026-03-09" });
    await store.removeWithdrawal("demo", code);
    expect((await collect(...files)).map(brief)).toEqual(["accepted sound", "duplicate - collect-backup-known"]);
    await store.eraseParticipant("demo", { code, atMs: Date.UTC(2026, 2, 10) });
    expect((await collect(...files)).map(brief)).toEqual(["refused - collect-erased", "refused - collect-erased"]);
    expect(await held()).toEqual([]);
  });

  it("takes nothing of who is erased while the batch runs, or while a backup is being taken", async () => {
    const [first, second, third] = [sittingOf(0), sittingOf(1), sittingOf(2)];
    const files = [await sealed(first), await sealed(second), await backupOf(third, 9)];
    const erase = ({ source }: ParticipantSubmission) => store.eraseParticipant("demo", { code: source.start.participantCode, atMs: 8 });
    const onProgress = (done: number): void => {
      if (done === 1) void Promise.all([erase(second), erase(third)]);
    };
    const { rows } = await collectSubmissions({ studyId: "demo", files, nowMs: 7, onProgress }, { store, examiner });
    expect(rows.map(brief)).toEqual(["accepted sound", "refused - collect-erased", "refused - collect-erased"]);
    const late = sittingOf(3);
    await collect(await backupOf(late, 9));
    const load = async (studyId: string) => {
      const workspace = await store.load(studyId);
      await erase(late);
      return workspace;
    };
    const taken = await takeLostSitting({ studyId: "demo", sittingId: late.submissionId, nowMs: 9 }, { ...store, load });
    expect(taken).toMatchObject({ ok: false, error: [{ code: "collect-erased" }] });
    expect(await held()).toHaveLength(1);
  });

  it("reports progress and stops before the next file when cancelled", async () => {
    const files = await Promise.all([0, 1, 2].map((place) => sealed(sittingOf(place))));
    const seen: string[] = [];
    const request = {
      studyId: "demo",
      files,
      nowMs: 7,
      onProgress: (done: number, total: number) => void seen.push(`${done}/${total}`),
      isCancelled: () => seen.length === 2,
    };
    const report = await collectSubmissions(request, { store, examiner });
    expect(seen).toEqual(["1/3", "2/3"]);
    expect(report.rows).toHaveLength(2);
    expect(await held()).toHaveLength(2);
  });

  it("refuses every file with the reason when the study is not there", async () => {
    const report = await collectSubmissions({ studyId: "ghost", files: [await sealed(sittingOf(0))], nowMs: 7 }, { store, examiner });
    expect(report.rows.map(brief)).toEqual(["refused - study-missing"]);
  });
});
