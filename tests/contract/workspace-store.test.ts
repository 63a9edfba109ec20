import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it } from "vitest";
import type { ValidityDecision } from "#domain/cohort/validity.ts";
import type { PaperEntry } from "#domain/paper/paper-sheet.ts";
import type { ProctorEntry } from "#domain/study/proctor-entry.ts";
import type { StudyOffice } from "#domain/study/study.ts";
import { DEFAULT_RANKS } from "#domain/study/default-ranks.ts";
import { EMPTY_SETUP } from "#domain/study/study-setup.ts";
import type { Submission } from "#domain/submission/submission.ts";
import { WorkspaceDatabase } from "#storage/workspace-database.ts";
import { createWorkspaceStore } from "#storage/workspace-store.ts";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import type {
  CollectedBackup,
  CollectedSubmission,
  GradeImport,
  GradingRound,
  HandedOutCode,
  SetupDraft,
  WorkspaceStore,
} from "#workflows/ports/workspace-store.ts";
import { NO_GRANTS } from "../support/no-grants.ts";
import { record, START, submissionOfRecord, wholeRecord } from "../support/sitting-record.ts";

let databaseCount = 0;
const STORES: readonly (readonly [string, () => Promise<WorkspaceStore>])[] = [
  ["in memory", async () => createMemoryWorkspaceStore()],
  ["on IndexedDB", async () => createWorkspaceStore(new WorkspaceDatabase(`workspace-contract-${(databaseCount += 1)}`))],
];

describe.each(STORES)("workspace store %s", (_name, create) => {
  let store: WorkspaceStore;
  beforeEach(async () => {
    store = await create();
  });

  it("gives back a study's files as they came", async () => {
    await store.saveStudy({ office: office("pilot"), paper: { a: [1, null] }, key: { b: "密" } });
    expect(await store.load("pilot")).toEqual({
      office: office("pilot"),
      paper: { a: [1, null] },
      key: { b: "密" },
      collected: [],
      rounds: [],
      gradeImports: [],
      handedOut: [],
      people: [],
      ...NOTHING_ELSE,
      safeCopies: [],
    });
  });

  it("keeps set-ups that were left, newest first, and replaces one that is changed", async () => {
    await store.saveDraft(draft("a", 1));
    await store.saveDraft(draft("b", 2));
    await store.saveDraft({ ...draft("a", 3), exam: { paper: { a: 1 }, key: null } });
    expect((await store.listDrafts()).map(({ draftId }) => draftId)).toEqual(["a", "b"]);
    expect(await store.loadDraft("a")).toEqual({ ...draft("a", 3), exam: { paper: { a: 1 }, key: null } });
    await store.removeDraft("b");
    expect(await store.loadDraft("b")).toBeNull();
  });

  it("turns a set-up into a study with its people, once", async () => {
    const made = { office: office("pilot"), paper: {}, key: {}, people: PEOPLE };
    await store.saveDraft(draft("a", 1));
    await store.saveDraft(draft("b", 1));
    await store.finishDraft(draft("a", 1), made);
    expect(await store.load("pilot")).toMatchObject({ office: office("pilot"), people: PEOPLE });
    expect((await store.listDrafts()).map(({ draftId }) => draftId)).toEqual(["b"]);
    await expect(store.finishDraft(draft("b", 1), made)).rejects.toThrow();
    expect(await store.loadDraft("b")).toEqual(draft("b", 1));
  });

  it("makes no study of a set-up that was changed or discarded since", async () => {
    const made = { office: office("pilot"), paper: {}, key: {}, people: PEOPLE };
    await store.saveDraft(draft("a", 2));
    await expect(store.finishDraft(draft("a", 1), made)).rejects.toThrow("finishDraft requires the draft as it is held");
    await expect(store.finishDraft(draft("b", 1), made)).rejects.toThrow("finishDraft requires the draft as it is held");
    expect(await store.list()).toEqual([]);
    expect(await store.listDrafts()).toEqual([draft("a", 2)]);
  });

  it("forgets people with their study, and keeps them when its files are saved again", async () => {
    await store.saveDraft(draft("a", 1));
    await store.finishDraft(draft("a", 1), { office: office("pilot"), paper: {}, key: {}, people: PEOPLE });
    await saveStudies(store, "pilot");
    expect((await store.load("pilot"))?.people).toEqual(PEOPLE);
    await store.removeStudy("pilot");
    await saveStudies(store, "pilot");
    expect((await store.load("pilot"))?.people).toEqual([]);
  });

  it("knows nothing of a study that was never saved", async () => {
    expect(await store.load("pilot")).toBeNull();
    expect(await store.list()).toEqual([]);
  });

  it("lists studies with their counts", async () => {
    await saveStudies(store, "pilot", "other");
    await store.addCollected("pilot", [collected("s1"), collected("s2")]);
    const byId = new Map((await store.list()).map((summary) => [summary.studyId, summary]));
    expect(byId.get("pilot")).toEqual({
      studyId: "pilot",
      title: office("pilot").study.title,
      simulated: true,
      collectedCount: 2,
      rosterCount: 1,
    });
    expect(byId.get("other")?.collectedCount).toBe(0);
  });

  it("keeps what was collected when a study is saved again", async () => {
    await saveStudies(store, "pilot");
    await store.addCollected("pilot", [collected("s1")]);
    await store.saveStudy({ office: office("pilot"), paper: {}, key: { changed: true } });
    const workspace = await store.load("pilot");
    expect(workspace?.key).toEqual({ changed: true });
    expect(workspace?.collected).toHaveLength(1);
  });

  it("keeps the order of arrival and leaves a submission held already as it is", async () => {
    await saveStudies(store, "pilot");
    await store.addCollected("pilot", [collected("s2"), collected("s1")]);
    await store.addCollected("pilot", [
      { ...collected("s1"), fileName: "again.rxsub" },
      collected("s0"),
      { ...collected("s0"), fileName: "twice.rxsub" },
    ]);
    const held = (await store.load("pilot"))?.collected ?? [];
    expect(held.map((entry) => `${entry.submission.submissionId} ${entry.fileName}`)).toEqual([
      "s2 s2.rxsub",
      "s1 s1.rxsub",
      "s0 s0.rxsub",
    ]);
  });

  it("replaces a submission where it stands and adds a new one behind, in one go", async () => {
    await saveStudies(store, "pilot");
    await store.addCollected("pilot", [collected("s1"), collected("s2")]);
    await store.putCollected("pilot", [collected("s3"), { ...collected("s1"), verdict: "doubtful" }]);
    const held = (await store.load("pilot"))?.collected ?? [];
    expect(held.map((entry) => `${entry.submission.submissionId} ${entry.verdict}`)).toEqual(["s1 doubtful", "s2 sound", "s3 sound"]);
  });

  it("removes only the named submissions of the named study", async () => {
    await saveStudies(store, "pilot", "other");
    await store.addCollected("pilot", [collected("s1"), collected("s2")]);
    await store.addCollected("other", [collected("s1")]);
    await store.removeCollected("pilot", ["s1", "never-there"]);
    expect((await store.load("pilot"))?.collected.map((entry) => entry.submission.submissionId)).toEqual(["s2"]);
    expect((await store.load("other"))?.collected).toHaveLength(1);
  });

  it("keeps rounds in order and refuses a second one of the same id", async () => {
    await saveStudies(store, "pilot");
    await store.addRound("pilot", round("r2"));
    await store.addRound("pilot", round("r1"));
    await expect(store.addRound("pilot", round("r2"))).rejects.toThrow();
    expect((await store.load("pilot"))?.rounds.map((held) => held.roundId)).toEqual(["r2", "r1"]);
  });

  it("takes a graded workbook once and back whole", async () => {
    await saveStudies(store, "pilot");
    await store.addGradeImport("pilot", gradeImport("h1"));
    await store.addGradeImport("pilot", gradeImport("h1"));
    await store.addGradeImport("pilot", gradeImport("h2"));
    expect((await store.load("pilot"))?.gradeImports.map((held) => held.fileHash)).toEqual(["h1", "h2"]);
    await store.removeGradeImport("pilot", "h1");
    expect((await store.load("pilot"))?.gradeImports).toEqual([gradeImport("h2")]);
  });

  it("keeps which codes were read out, in order, and the first record of each", async () => {
    await saveStudies(store, "pilot");
    await store.addHandedOut("pilot", handedOut("B", 1));
    await store.addHandedOut("pilot", handedOut("A", 2));
    await store.addHandedOut("pilot", handedOut("B", 3));
    expect((await store.load("pilot"))?.handedOut).toEqual([handedOut("B", 1), handedOut("A", 2)]);
  });

  it("keeps every decision on a section in order, also one that takes another back", async () => {
    await saveStudies(store, "pilot");
    await store.addCollected("pilot", [collected("s1"), collected("s2")]);
    const given = [decision("s1", "A", 1), decision("s2", "A", 2), { ...decision("s1", "A", 3), reason: null }];
    for (const each of given) await store.addValidity("pilot", each);
    expect((await store.load("pilot"))?.validity).toEqual(given);
    await store.removeCollected("pilot", ["s1"]);
    expect((await store.load("pilot"))?.validity).toEqual([given[1]]);
  });

  it("refuses a decision on a submission the study does not hold", async () => {
    await saveStudies(store, "pilot", "other");
    await store.addCollected("other", [collected("s1")]);
    await expect(store.addValidity("pilot", decision("s1", "A", 1))).rejects.toThrow(/ghost|s1/);
    expect((await store.load("pilot"))?.validity).toEqual([]);
  });

  it("keeps one backup a sitting, the one that came last, where it stands", async () => {
    await saveStudies(store, "pilot");
    for (const backup of [
      backupOf("s1", "P7K3-QH"),
      backupOf("s2", "P7K3-QH"),
      { ...backupOf("s1", "P7K3-QH"), fileName: "newer.rxbak" },
    ]) {
      await store.putBackup("pilot", backup);
    }
    expect((await store.load("pilot"))?.backups.map(({ fileName }) => fileName)).toEqual(["newer.rxbak", "s2.rxbak"]);
  });

  it("keeps the proctor log in the order written, each entry once, and removes one", async () => {
    await saveStudies(store, "pilot");
    await store.addProctorEntry("pilot", proctorEntry("b", null));
    await store.addProctorEntry("pilot", proctorEntry("a", "P7K3-QH"));
    await store.addProctorEntry("pilot", { ...proctorEntry("b", null), note: "again" });
    expect((await store.load("pilot"))?.proctorLog).toEqual([proctorEntry("b", null), proctorEntry("a", "P7K3-QH")]);
    await store.removeProctorEntry("pilot", "b");
    expect((await store.load("pilot"))?.proctorLog).toEqual([proctorEntry("a", "P7K3-QH")]);
  });

  it("keeps the parts of a paper sheet, each in the place of the one before, and removes those of one code", async () => {
    await saveStudies(store, "pilot");
    const [erased, other] = ["P7K3-QH", "QQQQ-QQ"];
    for (const part of [paperEntry(erased, 1), paperEntry(other, 1), paperEntry(erased, 2)]) await store.putPaperPart("pilot", part);
    expect((await store.load("pilot"))?.paperParts).toEqual([paperEntry(erased, 2), paperEntry(other, 1)]);
    await store.removePaperParts("pilot", other);
    expect((await store.load("pilot"))?.paperParts).toEqual([paperEntry(erased, 2)]);
    await store.eraseParticipant("pilot", { code: erased, atMs: 3 });
    expect(await store.putPaperPart("pilot", paperEntry(erased, 4))).toBe("erased");
    expect((await store.load("pilot"))?.paperParts).toEqual([]);
  });

  it("leaves an entry of a paper sheet to whoever began it, and as it was finished", async () => {
    await saveStudies(store, "pilot");
    const finished = { ...paperEntry("P7K3-QH", 2), finishedAtMs: 2 };
    await store.putPaperPart("pilot", paperEntry("P7K3-QH", 1));
    expect(await store.putPaperPart("pilot", { ...finished, by: "CD" })).toBe("taken");
    expect(await store.putPaperPart("pilot", finished)).toBe("stored");
    expect(await store.putPaperPart("pilot", paperEntry("P7K3-QH", 3))).toBe("taken");
    expect((await store.load("pilot"))?.paperParts).toEqual([finished]);
  });

  it("erases a submission that was written on paper", async () => {
    await saveStudies(store, "pilot");
    const { submission, ...entry } = collected("s1");
    const source = { kind: "paper", participantCode: "P7K3-QH", agreedCount: 0 } as const;
    await store.addCollected("pilot", [{ ...entry, submission: { ...submission, source } }]);
    await store.eraseParticipant("pilot", { code: "P7K3-QH", atMs: 3 });
    expect(await store.load("pilot")).toMatchObject({ collected: [], erasures: [{ submissionIds: ["s1"] }] });
  });

  it("records a withdrawal once and takes it back, and what was exported", async () => {
    await saveStudies(store, "pilot");
    await store.addWithdrawal("pilot", { code: "P7K3-QH", atMs: 1 });
    await store.addWithdrawal("pilot", { code: "P7K3-QH", atMs: 2 });
    await store.addExport("pilot", { fileName: "a.csv", atMs: 3, codes: ["P7K3-QH"] });
    expect(await store.load("pilot")).toMatchObject({
      withdrawals: [{ code: "P7K3-QH", atMs: 1 }],
      exports: [{ fileName: "a.csv", atMs: 3, codes: ["P7K3-QH"] }],
    });
    await store.removeWithdrawal("pilot", "P7K3-QH");
    expect((await store.load("pilot"))?.withdrawals).toEqual([]);
  });

  it("erases all of one participant and nothing of another, and leaves what bars their files", async () => {
    await saveStudies(store, "pilot", "other");
    const erased = "P7K3-QH";
    for (const [code, id, grantCode] of [
      [erased, "s1", "GRANT-OF-1"],
      ["QQQQ-QQ", "s2", "GRANT-OF-2"],
    ] as const) {
      await store.addCollected("pilot", [{ ...collected(id), submission: submissionFrom(code, id) }]);
      await store.putBackup("pilot", backupOf(`b-${id}`, code));
      await store.addHandedOut("pilot", handedOut(grantCode, 1));
      await store.addValidity("pilot", decision(id, "A", 1));
      await store.addProctorEntry("pilot", proctorEntry(id, code));
      await store.addWithdrawal("pilot", { code, atMs: 1 });
      await store.addExport("pilot", { fileName: `${id}.csv`, atMs: 1, codes: [code] });
    }
    await store.addExport("pilot", { fileName: "all.csv", atMs: 1, codes: [erased, "QQQQ-QQ"] });
    const grades = ["s1", "s2"].map((submissionId) => ({ submissionId, itemId: "i1", pointId: "p1", hit: true }));
    await store.addGradeImport("pilot", { ...gradeImport("h1"), grades });
    await store.addCollected("other", [{ ...collected("s1"), submission: submissionFrom(erased, "s1") }]);
    await store.eraseParticipant("pilot", { code: erased, atMs: 9 });
    const left = (await store.load("pilot")) ?? expect.fail("no study");
    expect(left.erasures).toEqual([{ code: erased, atMs: 9, submissionIds: ["s1"] }]);
    expect(JSON.stringify({ ...left, erasures: [], office: null })).not.toContain(erased);
    expect(left.collected.map(({ submission: { submissionId } }) => submissionId)).toEqual(["s2"]);
    expect(left.backups.map(({ fileName }) => fileName)).toEqual(["b-s2.rxbak"]);
    expect(left.gradeImports.map((held) => held.grades.map(({ submissionId }) => submissionId))).toEqual([["s2"]]);
    expect(left.handedOut.map(({ code }) => code)).toEqual(["GRANT-OF-2"]);
    expect(left.validity.map(({ submissionId }) => submissionId)).toEqual(["s2"]);
    expect(left.proctorLog).toEqual([{ ...proctorEntry("s1", null) }, proctorEntry("s2", "QQQQ-QQ")]);
    expect(left.withdrawals.map(({ code }) => code)).toEqual(["QQQQ-QQ"]);
    expect(left.exports.map(({ fileName, codes }) => `${fileName} ${codes.join()}`)).toEqual(["s2.csv QQQQ-QQ", "all.csv QQQQ-QQ"]);
    expect((await store.load("other"))?.collected).toHaveLength(1);
    await store.eraseParticipant("pilot", { code: erased, atMs: 10 });
    expect((await store.load("pilot"))?.erasures).toEqual([{ code: erased, atMs: 10, submissionIds: ["s1"] }]);
  });

  it("takes in nothing of an erased participant from whoever had read the study before", async () => {
    await saveStudies(store, "pilot");
    const [erased, other] = ["P7K3-QH", "QQQQ-QQ"];
    const of = (code: string, id: string): CollectedSubmission => ({ ...collected(id), submission: submissionFrom(code, id) });
    await store.addCollected("pilot", [of(erased, "s1")]);
    await store.eraseParticipant("pilot", { code: erased, atMs: 9 });
    const before = await store.load("pilot");
    expect(await store.putCollected("pilot", [of(other, "s2"), of(erased, "s3")])).toBe("erased");
    expect(await store.putBackup("pilot", backupOf("s4", erased))).toBe("erased");
    await store.addCollected("pilot", [of(erased, "s1")]);
    await store.addHandedOut("pilot", handedOut("GRANT-OF-1", 1));
    await store.addWithdrawal("pilot", { code: erased, atMs: 10 });
    await store.addExport("pilot", { fileName: "own.csv", atMs: 10, codes: [erased] });
    expect(await store.load("pilot")).toEqual(before);
    const grades = ["s1", "s2"].map((submissionId) => ({ submissionId, itemId: "i1", pointId: "p1", hit: true }));
    await store.addGradeImport("pilot", { ...gradeImport("h1"), grades });
    await store.addProctorEntry("pilot", proctorEntry("a", erased));
    await store.addExport("pilot", { fileName: "all.csv", atMs: 10, codes: [erased, other] });
    expect(await store.putCollected("pilot", [of(other, "s2")])).toBe("stored");
    expect(await store.putBackup("pilot", backupOf("s5", other))).toBe("stored");
    expect(await store.load("pilot")).toMatchObject({
      collected: [of(other, "s2")],
      backups: [backupOf("s5", other)],
      gradeImports: [{ ...gradeImport("h1"), grades: [grades[1]] }],
      proctorLog: [proctorEntry("a", null)],
      exports: [{ fileName: "all.csv", atMs: 10, codes: [other] }],
    });
  });

  it("erases who is behind the code", async () => {
    await store.saveDraft(draft("d1", 1));
    await store.finishDraft(draft("d1", 1), { office: office("pilot"), paper: {}, key: {}, people: PEOPLE });
    expect((await store.load("pilot"))?.people).toEqual(PEOPLE);
    await store.eraseParticipant("pilot", { code: "P7K3-QH", atMs: 1 });
    expect((await store.load("pilot"))?.people).toEqual([]);
  });

  it("keeps which copies of the key were made, each once", async () => {
    await saveStudies(store, "pilot");
    await store.addSafeCopy("pilot", { kind: "workspace", atMs: 2 });
    await store.addSafeCopy("pilot", { kind: "key", atMs: 2 });
    await store.addSafeCopy("pilot", { kind: "workspace", atMs: 2 });
    expect((await store.load("pilot"))?.safeCopies).toEqual([
      { kind: "workspace", atMs: 2 },
      { kind: "key", atMs: 2 },
    ]);
  });

  it("refuses to add anything to a study it does not hold", async () => {
    await expect(store.addCollected("ghost", [collected("s1")])).rejects.toThrow("ghost");
    await expect(store.putCollected("ghost", [collected("s1")])).rejects.toThrow("ghost");
    await expect(store.addRound("ghost", round("r1"))).rejects.toThrow("ghost");
    await expect(store.addGradeImport("ghost", gradeImport("h1"))).rejects.toThrow("ghost");
    await expect(store.addHandedOut("ghost", handedOut("A", 1))).rejects.toThrow("ghost");
    await expect(store.addValidity("ghost", decision("s1", "A", 1))).rejects.toThrow(/ghost|s1/);
    await expect(store.putBackup("ghost", backupOf("s1", "P7K3-QH"))).rejects.toThrow("ghost");
    await expect(store.addProctorEntry("ghost", proctorEntry("a", null))).rejects.toThrow("ghost");
    await expect(store.addWithdrawal("ghost", { code: "P7K3-QH", atMs: 1 })).rejects.toThrow("ghost");
    await expect(store.addExport("ghost", { fileName: "a.csv", atMs: 1, codes: [] })).rejects.toThrow("ghost");
    await expect(store.eraseParticipant("ghost", { code: "P7K3-QH", atMs: 1 })).rejects.toThrow("ghost");
    await expect(store.addSafeCopy("ghost", { kind: "key", atMs: 1 })).rejects.toThrow("ghost");
    expect(await store.list()).toEqual([]);
  });

  it("removes a study with all that hangs on it and nothing else", async () => {
    await saveStudies(store, "pilot", "other");
    for (const studyId of ["pilot", "other"]) {
      await store.addCollected(studyId, [collected("s1")]);
      await store.addRound(studyId, round("r1"));
      await store.addGradeImport(studyId, gradeImport("h1"));
      await store.addHandedOut(studyId, handedOut("A", 1));
      await store.addValidity(studyId, decision("s1", "A", 1));
      await store.putBackup(studyId, backupOf("s1", "P7K3-QH"));
      await store.addProctorEntry(studyId, proctorEntry("a", null));
      await store.addWithdrawal(studyId, { code: "P7K3-QH", atMs: 1 });
      await store.addExport(studyId, { fileName: "a.csv", atMs: 1, codes: [] });
      await store.eraseParticipant(studyId, { code: "QQQQ-QQ", atMs: 1 });
      await store.addSafeCopy(studyId, { kind: "key", atMs: 1 });
    }
    await store.removeStudy("pilot");
    expect(await store.load("pilot")).toBeNull();
    await saveStudies(store, "pilot");
    expect(await store.load("pilot")).toMatchObject({
      collected: [],
      rounds: [],
      gradeImports: [],
      handedOut: [],
      ...NOTHING_ELSE,
      safeCopies: [],
    });
    expect(await store.load("other")).toMatchObject({
      backups: [backupOf("s1", "P7K3-QH")],
      proctorLog: [proctorEntry("a", null)],
      collected: [collected("s1")],
      rounds: [round("r1")],
      gradeImports: [gradeImport("h1")],
      validity: [decision("s1", "A", 1)],
    });
  });
});

async function saveStudies(store: WorkspaceStore, ...studyIds: readonly string[]): Promise<void> {
  for (const studyId of studyIds) await store.saveStudy({ office: office(studyId), paper: {}, key: {} });
}

const PEOPLE = [{ code: "P7K3-QH", name: "S1", site: "A", rankId: "senior", specialty: null, years: 3, degree: null, extraShare: 0.25 }];

function draft(draftId: string, changedAtMs: number): SetupDraft {
  return { draftId, changedAtMs, setup: EMPTY_SETUP, exam: null };
}

const NOTHING_ELSE = { validity: [], backups: [], proctorLog: [], withdrawals: [], erasures: [], exports: [], paperParts: [] } as const;

function backupOf(sittingId: string, participantCode: string): CollectedBackup {
  const content = {
    start: { ...START, sittingId, participantCode },
    events: record([]),
    heartbeat: { elapsedMs: 1, wallMs: 1 },
    draft: null,
  };
  return { content, fileName: `${sittingId}.rxbak`, collectedAtMs: 5 };
}

function paperEntry(code: string, changedAtMs: number): PaperEntry {
  return { part: "first", code, by: "AB", responses: [], changedAtMs, finishedAtMs: null };
}

function proctorEntry(entryId: string, participantCode: string | null): ProctorEntry {
  return { entryId, atMs: 1, site: "A", kind: "illness", participantCode, note: "left the room", writtenAtMs: 2 };
}

function submissionFrom(participantCode: string, sittingId: string): Submission {
  const start = { ...START, sittingId, participantCode };
  return submissionOfRecord(wholeRecord([], start), start);
}

function handedOut(code: string, atMs: number): HandedOutCode {
  return { code, reason: "machine", atMs };
}

function decision(submissionId: string, sectionId: string, decidedAtMs: number): ValidityDecision {
  return { submissionId, sectionId, reason: "interrupted", note: "fire alarm", decidedAtMs };
}

function office(studyId: string): StudyOffice {
  return {
    study: {
      studyId,
      title: { en: "Pilot", zh: "预试验" },
      examId: "pilot",
      examHash: "e".repeat(64),
      durationMs: 60_000,
      publicKey: "public",
      ...NO_GRANTS,
      simulated: true,
    },
    privateKey: "private",
    ranks: DEFAULT_RANKS,
    roster: [{ code: "P7K3-QH", rankId: "senior", site: "A" }],
    grantCodes: [
      { participantCode: "P7K3-QH", code: "GRANT-OF-1", grant: { kind: "unlock" } },
      { participantCode: "QQQQ-QQ", code: "GRANT-OF-2", grant: { kind: "unlock" } },
    ],
    startCodes: [],
  };
}

function collected(submissionId: string): CollectedSubmission {
  return { submission: submission(submissionId), fileName: `${submissionId}.rxsub`, collectedAtMs: 5, verdict: "sound", issues: [] };
}

function submission(submissionId: string): Submission {
  return {
    submissionId,
    studyId: "pilot",
    examId: "pilot",
    examHash: "e".repeat(64),
    source: { kind: "model", model: "m", fileName: "m.json" },
    responses: [{ itemId: "i1", response: { kind: "choice", letters: ["A"] }, state: "ok", raw: "A" }],
    simulated: true,
  };
}

function round(roundId: string): GradingRound {
  return {
    roundId,
    grader: "G1",
    seed: "7",
    madeAtMs: 9,
    codebook: { entries: [{ code: "K4", submissionId: "s1", itemId: "i1", textHash: "f".repeat(64) }] },
  };
}

function gradeImport(fileHash: string): GradeImport {
  const grades = [{ submissionId: "s1", itemId: "i1", pointId: "p1", hit: true }];
  return { roundId: "r1", fileName: "graded.xlsx", fileHash, importedAtMs: 11, grades };
}
