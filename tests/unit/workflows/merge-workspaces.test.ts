import { describe, expect, it } from "vitest";
import type { Json } from "#lib/json.ts";
import { memberOf } from "#lib/member-of.ts";
import { mergeWorkspaces } from "#workflows/merge-workspaces.ts";
import type { WorkspaceRow } from "#workflows/ports/workspace-archive.ts";
import { codesOf } from "../../support/codes-of.ts";
import { collectedRow, handedOutRow, importRow, studyRow, TABLES, tablesOf } from "../../support/workspace-rows.ts";

type Rows = Readonly<Record<string, readonly WorkspaceRow[]>>;

function merge(held: Rows, given: Rows) {
  const withStudy = (rows: Rows) => tablesOf({ studies: [studyRow()], ...rows });
  return mergeWorkspaces({ tables: TABLES, held: withStudy(held), given: withStudy(given) });
}

function rowsAfter(table: string, held: readonly WorkspaceRow[], given: readonly WorkspaceRow[]): readonly WorkspaceRow[] {
  const merged = merge({ [table]: held }, { [table]: given });
  if (!merged.ok) throw new Error(JSON.stringify(merged.error));
  return merged.value.changed.get(table) ?? held;
}

describe("two machines that hold the same study", () => {
  it("hold a submission once that both collected, as it was collected first, and each that only one collected", () => {
    const rows = rowsAfter("collected", [collectedRow("b", { atMs: 5 })], [collectedRow("a", { atMs: 3 }), collectedRow("b", { atMs: 4 })]);
    expect(rows).toEqual([collectedRow("a", { atMs: 3 }), collectedRow("b", { atMs: 4 })]);
  });

  it("change nothing by what they hold already, and say so", () => {
    const rows = { collected: [collectedRow("b", { atMs: 5 }), collectedRow("a", { atMs: 3 })], handedOut: [handedOutRow("X")] };
    expect(merge(rows, { collected: [collectedRow("a", { atMs: 3 })] })).toEqual({
      ok: true,
      value: { changed: new Map(), added: [], updated: [], erased: [] },
    });
  });

  it("take everything of a study that only one holds, in its order", () => {
    const given = tablesOf({ studies: [studyRow()], collected: [collectedRow("z", { atMs: 9 }), collectedRow("a", { atMs: 2 })] });
    const merged = mergeWorkspaces({ tables: TABLES, held: new Map(), given });
    expect(merged).toEqual({
      ok: true,
      value: {
        changed: given,
        added: [
          { studyId: "s", table: "studies", count: 1 },
          { studyId: "s", table: "collected", count: 2 },
        ],
        updated: [],
        erased: [],
      },
    });
  });

  it("unite rounds, imports, codes read out and rows of tables without a rule", () => {
    const notes = rowsAfter(
      "notes",
      [{ studyId: "s", text: "one" }],
      [
        { studyId: "s", text: "two" },
        { studyId: "s", text: "one" },
      ],
    );
    expect(notes).toEqual([
      { studyId: "s", text: "two" },
      { studyId: "s", text: "one" },
    ]);
    expect(rowsAfter("gradeImports", [importRow("h1", 7)], [importRow("h1", 3), importRow("h2", 5)])).toEqual([
      importRow("h1", 3),
      importRow("h2", 5),
    ]);
    expect(rowsAfter("handedOut", [handedOutRow("X", 7, "clock")], [handedOutRow("X", 3, "machine")])).toEqual([
      handedOutRow("X", 3, "machine"),
    ]);
  });

  it("doubt both sittings of a participant who handed in one to each", () => {
    const rows = rowsAfter(
      "collected",
      [collectedRow("a", { code: "P" })],
      [collectedRow("b", { code: "P" }), collectedRow("c", { code: "Q" })],
    );
    const doubted = (id: string) => collectedRow(id, { code: "P", reasons: ["collect-second-sitting"] });
    expect(rows).toEqual([doubted("a"), doubted("b"), collectedRow("c", { code: "Q" })]);
  });

  it("agree where one saw a second sitting or a fork that the other could not see", () => {
    const seen = collectedRow("a", { reasons: ["collect-fork"] });
    expect(rowsAfter("collected", [collectedRow("a")], [seen])).toEqual([seen]);
    expect(rowsAfter("collected", [seen], [collectedRow("a")])).toEqual([seen]);
  });

  it("unite remarks that only one could make, without doubting what is sound nor differing on what is doubtful", () => {
    const noted = collectedRow("a", { reasons: ["collect-lost-found"] });
    const other = collectedRow("a", { reasons: ["collect-backup-fork"] });
    const both = collectedRow("a", { reasons: ["collect-backup-fork", "collect-lost-found"] });
    expect(rowsAfter("collected", [noted], [other])).toEqual([both]);
    expect(rowsAfter("collected", [collectedRow("a")], [noted])).toEqual([noted]);
    const late = collectedRow("a", { reasons: ["submission-late"] });
    const lateNoted = collectedRow("a", { reasons: ["submission-late", "collect-backup-fork"] });
    expect(rowsAfter("collected", [late], [lateNoted])).toEqual([lateNoted]);
    expect(codesOf(merge({ collected: [late] }, { collected: [noted] }))).toEqual(["workspace-verdict-differs"]);
  });

  it("take the file of a sitting in the place of its last state, whichever comes to which", () => {
    const lost = collectedRow("a", { atMs: 1, reasons: ["submission-lost"], isLost: true });
    const found = collectedRow("a", { atMs: 2, reasons: ["collect-lost-found"] });
    expect(rowsAfter("collected", [lost], [found])).toEqual([found]);
    expect(rowsAfter("collected", [found], [lost])).toEqual([found]);
  });

  it("take the original in the place of the file that was changed after it was made, whichever comes to which", () => {
    const original = collectedRow("a", { atMs: 2, code: "P" });
    const changed = collectedRow("a", { atMs: 1, code: "P2", reasons: ["submission-receipt"] });
    expect(rowsAfter("collected", [changed], [original])).toEqual([original]);
    expect(rowsAfter("collected", [original], [changed])).toEqual([original]);
    const other = collectedRow("a", { atMs: 1, code: "P3", reasons: ["submission-chain"] });
    expect(codesOf(merge({ collected: [changed] }, { collected: [other] }))).toEqual(["workspace-submission-differs"]);
  });

  it("heed the decisions of both on whether a submission counts, until one saw what the other did not", () => {
    const late = collectedRow("a", { code: "P", reasons: ["submission-late"] });
    const decided = (row: WorkspaceRow, verdict: string, decisions: readonly Json[]): WorkspaceRow =>
      ({ ...row, collected: { ...(row["collected"] as object), verdict, decisions } }) as WorkspaceRow;
    const decision = (verdict: string, decidedAtMs: number) => ({ verdict, reason: "r", decidedAtMs, known: ["submission-late"] });
    const [counted, left] = [decision("sound", 1), decision("doubtful", 2)];
    const both = [late, decided(late, "sound", [counted]), decided(late, "doubtful", [counted, left])] as const;
    expect(rowsAfter("collected", [both[0]], [both[1]])).toEqual([both[1]]);
    expect(rowsAfter("collected", [both[1]], [decided(late, "doubtful", [left])])).toEqual([both[2]]);
    expect(rowsAfter("collected", [both[2]], [both[1]])).toEqual([both[2]]);
    const forked = collectedRow("a", { code: "P", reasons: ["submission-late", "collect-fork"] });
    expect(rowsAfter("collected", [both[1]], [forked])).toEqual([decided(forked, "doubtful", [counted])]);
  });

  it("let none of two sittings count where each decided for another one", () => {
    const sitting = (id: string, decidedFor: boolean): WorkspaceRow => {
      const row = collectedRow(id, { code: "P", reasons: ["collect-second-sitting"] });
      if (!decidedFor) return row;
      const decisions = [{ verdict: "sound", reason: "r", decidedAtMs: 1, known: ["collect-second-sitting"] }];
      return { ...row, collected: { ...(row["collected"] as object), verdict: "sound", decisions } } as WorkspaceRow;
    };
    const verdicts = (held: readonly WorkspaceRow[], given: readonly WorkspaceRow[]) =>
      rowsAfter("collected", held, given).map((row) => memberOf(row["collected"], "verdict"));
    expect(verdicts([sitting("a", true), sitting("b", false)], [sitting("a", false), sitting("b", false)])).toEqual(["sound", "doubtful"]);
    expect(verdicts([sitting("a", true), sitting("b", false)], [sitting("a", false), sitting("b", true)])).toEqual([
      "doubtful",
      "doubtful",
    ]);
  });

  it("go on with the later state of one person's paper entry, and take none for another person's", () => {
    const part = (by: string, changedAtMs: number): WorkspaceRow => ({
      studyId: "s",
      code: "P",
      part: "first",
      paperPart: { part: "first", code: "P", by, responses: [], changedAtMs, finishedAtMs: null },
    });
    expect(rowsAfter("paperParts", [part("AB", 3)], [part("AB", 7)])).toEqual([part("AB", 7)]);
    expect(rowsAfter("paperParts", [part("AB", 7)], [part("AB", 3)])).toEqual([part("AB", 7)]);
    expect(codesOf(merge({ paperParts: [part("AB", 3)] }, { paperParts: [part("CD", 7)] }))).toEqual(["workspace-row-differs"]);
  });

  it("doubt a paper sheet beside a sitting, and drop what was typed of a participant whose data were erased", () => {
    const sitting = collectedRow("a", { code: "P" });
    const source = { kind: "paper", participantCode: "P", agreedCount: 1 };
    const onPaper = {
      ...collectedRow("b"),
      collected: { ...(collectedRow("b")["collected"] as object), submission: { source } },
    } as WorkspaceRow;
    const verdicts = rowsAfter("collected", [sitting], [onPaper]).map((row) => memberOf(row["collected"], "verdict"));
    expect(verdicts).toEqual(["doubtful", "doubtful"]);
    const erasures = [{ studyId: "s", code: "P", erasure: { code: "P", atMs: 1, submissionIds: [] } }];
    const typed = { studyId: "s", code: "P", part: "first", paperPart: { code: "P", by: "AB", changedAtMs: 1 } };
    const merged = merge({ studies: [studyRow()], collected: [onPaper], paperParts: [typed] }, { studies: [studyRow()], erasures });
    expect(merged.ok && ["collected", "paperParts"].map((name) => merged.value.changed.get(name))).toEqual([[], []]);
  });

  it("go on with the later state of a set-up under way", () => {
    const draft = (changedAtMs: number): WorkspaceRow => ({ draftId: "d", changedAtMs, setup: { step: changedAtMs } });
    expect(rowsAfter("drafts", [draft(3)], [draft(7)])).toEqual([draft(7)]);
    expect(rowsAfter("drafts", [draft(7)], [draft(3)])).toEqual([draft(7)]);
  });

  it("give the private key to the machine without it, and never take it away", () => {
    const [keyed, keyless] = [studyRow(), studyRow({ privateKey: "" })];
    const given = mergeWorkspaces({ tables: TABLES, held: tablesOf({ studies: [keyless] }), given: tablesOf({ studies: [keyed] }) });
    expect(given.ok && given.value.changed.get("studies")).toEqual([keyed]);
    expect(given.ok && given.value.updated).toEqual([{ studyId: "s", table: "studies", count: 1 }]);
    const kept = mergeWorkspaces({ tables: TABLES, held: tablesOf({ studies: [keyed] }), given: tablesOf({ studies: [keyless] }) });
    expect(kept.ok && kept.value.changed.size).toBe(0);
  });
});

describe("two machines that say different things", () => {
  it.each([
    ["another version of the exam", studyRow({ examHash: "f".repeat(64) }), "workspace-exam-differs"],
    ["another public key", studyRow({ publicKey: "other" }), "workspace-key-differs"],
    ["another private key", studyRow({ privateKey: "other" }), "workspace-key-differs"],
    ["another answer key", { ...studyRow(), key: { k: 2 } }, "workspace-answers-differ"],
    ["another paper", { ...studyRow(), paper: { p: 2 } }, "workspace-answers-differ"],
  ])("are told so of %s", (_what, given, code) => {
    expect(codesOf(merge({}, { studies: [given] }))).toEqual([code]);
  });

  it("are told which parts of the office differ", () => {
    const office = { ...(studyRow()["office"] as object), roster: ["P"], ranks: [] };
    const merged = merge({}, { studies: [{ ...studyRow(), office }] });
    expect(merged.ok ? [] : merged.error).toMatchObject([
      { code: "workspace-office-differs", params: { studyId: "s", members: "ranks, roster" } },
    ]);
  });

  it.each([
    ["another verdict", "collected", collectedRow("a"), collectedRow("a", { reasons: ["submission-late"] }), "workspace-verdict-differs"],
    ["other content", "collected", collectedRow("a", { code: "P" }), collectedRow("a", { code: "Q" }), "workspace-submission-differs"],
    ["other grades", "gradeImports", importRow("h", 1, true), importRow("h", 1, false), "workspace-row-differs"],
    [
      "another round",
      "rounds",
      { studyId: "s", roundId: "r", round: { seed: "1" } },
      { studyId: "s", roundId: "r", round: { seed: "2" } },
      "workspace-row-differs",
    ],
  ])("are told so of %s, whichever comes to which", (_what, table, a, b, code) => {
    expect(codesOf(merge({ [table]: [a] }, { [table]: [b] }))).toEqual([code]);
    expect(codesOf(merge({ [table]: [b] }, { [table]: [a] }))).toEqual([code]);
  });

  it("are told of all of it at once", () => {
    const merged = merge(
      { collected: [collectedRow("a"), collectedRow("b")], gradeImports: [importRow("h", 1, true)] },
      { collected: [collectedRow("b", { reasons: ["submission-late"] }), collectedRow("c")], gradeImports: [importRow("h", 1, false)] },
    );
    expect(codesOf(merged)).toEqual(["workspace-verdict-differs", "workspace-row-differs"]);
    expect(merged.ok ? [] : merged.error[0]?.params).toEqual({ id: "b", held: "sound", given: "doubtful" });
  });
});

describe("what one machine erased", () => {
  const erased = (submissionIds: readonly string[], atMs = 9): WorkspaceRow => ({
    studyId: "s",
    code: "P",
    erasure: { code: "P", atMs, submissionIds },
  });
  const full = {
    collected: [collectedRow("a", { code: "P" }), collectedRow("b", { code: "Q" })],
    validity: [{ studyId: "s", submissionId: "a", decision: { decidedAtMs: 1 } }],
    backups: [backup("x", "P"), backup("y", "Q")],
    gradeImports: [importRow("h")],
    proctorLog: [{ studyId: "s", entryId: "e", entry: { participantCode: "P", note: "" } }],
    withdrawals: [{ studyId: "s", code: "P", withdrawal: { code: "P", atMs: 1 } }],
    exports: [
      { studyId: "s", record: { codes: ["P"] } },
      { studyId: "s", record: { codes: ["P", "Q"] } },
    ],
    people: [{ studyId: "s", people: [{ code: "P" }, { code: "Q" }] }],
  };
  const after = {
    collected: [collectedRow("b", { code: "Q" })],
    validity: [],
    backups: [backup("y", "Q")],
    gradeImports: [{ ...importRow("h"), gradeImport: { ...(importRow("h")["gradeImport"] as object), grades: [] } }],
    proctorLog: [{ studyId: "s", entryId: "e", entry: { participantCode: null, note: "" } }],
    withdrawals: [],
    exports: [{ studyId: "s", record: { codes: ["Q"] } }],
    people: [{ studyId: "s", people: [{ code: "Q" }] }],
    erasures: [erased(["a"])],
  };

  it.each([
    ["here does not come back with a file that still has it", after, full],
    ["elsewhere goes here too", full, { ...after, erasures: [erased([])] }],
  ])("%s", (_what, held, given) => {
    const merged = merge(held, given);
    if (!merged.ok) throw new Error(JSON.stringify(merged.error));
    const rows: Rows = { ...held, ...Object.fromEntries(merged.value.changed) };
    expect(rows).toMatchObject(after);
    expect(merged.value.added.filter(({ table }) => table !== "erasures")).toEqual([]);
    expect(merged.value.updated).toEqual([]);
    expect(merged.value.erased).toEqual(held === full ? [{ studyId: "s", code: "P" }] : []);
    expect(merged.value.added.map(({ table }) => table)).toEqual(held === full ? ["erasures"] : []);
  });
});

describe("two backups of one sitting", () => {
  it("are one: that which goes further, and the earlier of two that go equally far", () => {
    expect(rowsAfter("backups", [backup("y", "Q", "ab")], [backup("y", "Q", "abcde")])).toEqual([backup("y", "Q", "abcde")]);
    expect(rowsAfter("backups", [backup("y", "Q", "abcde")], [backup("y", "Q", "ab")])).toEqual([backup("y", "Q", "abcde")]);
    expect(rowsAfter("backups", [backup("y", "Q", "ab", 7)], [backup("y", "Q", "ab", 3)])).toEqual([backup("y", "Q", "ab", 3)]);
  });

  it("that part are a contradiction, however far each goes", () => {
    for (const [held, given] of [
      ["ab", "acde"],
      ["acde", "ab"],
      ["ab", "ac"],
    ] as const) {
      const merged = merge({ backups: [backup("y", "Q", held)] }, { backups: [backup("y", "Q", given)] });
      expect(merged.ok ? [] : merged.error).toMatchObject([{ code: "workspace-backup-fork", params: { code: "Q", event: 2 } }]);
    }
  });
});

/** A backup of a sitting with an event a letter. */
function backup(sittingId: string, code: string, events = "a", atMs = 1): WorkspaceRow {
  const content = { start: { participantCode: code }, events: [...events].map((hash) => ({ hash })), heartbeat: { elapsedMs: atMs } };
  return { studyId: "s", sittingId, backup: { content, fileName: "b.rxbak", collectedAtMs: atMs } };
}
