import { describe, expect, it } from "vitest";
import { DEFAULT_RANKS } from "#domain/study/default-ranks.ts";
import type { StudyOffice } from "#domain/study/study.ts";
import type { ParticipantSource, Submission } from "#domain/submission/submission.ts";
import { exportRoster } from "#workflows/export-roster.ts";
import { findReceipt, rosterBoard, rosterBySite, rosterCounts } from "#workflows/roster-board.ts";
import type { CollectedBackup, CollectedSubmission, Erasure } from "#workflows/ports/workspace-store.ts";
import { record } from "../../support/sitting-record.ts";
import { modelSubmissionOf, submissionOf } from "../../support/small-study.ts";
import { NO_GRANTS } from "../../support/no-grants.ts";

const OFFICE: StudyOffice = {
  study: {
    studyId: "study",
    title: { en: "Study", zh: "研究" },
    examId: "small",
    examHash: "e".repeat(64),
    durationMs: 1,
    publicKey: "",
    ...NO_GRANTS,
    simulated: false,
  },
  privateKey: "",
  ranks: DEFAULT_RANKS,
  grantCodes: [],
  startCodes: [],
  roster: [
    { code: "AAAA-AA", rankId: "senior", site: "North" },
    { code: "BBBB-BB", rankId: "pharmacist", site: "South" },
    { code: "CCCC-CC", rankId: "pharmacist", site: "South" },
  ],
};

const NOTHING = { office: OFFICE, collected: [], backups: [], withdrawals: [], erasures: [] } as const;
const EMPTY = {
  ...NOTHING,
  paper: null,
  key: null,
  rounds: [],
  gradeImports: [],
  handedOut: [],
  proctorLog: [],
  exports: [],
  safeCopies: [],
  paperParts: [],
  people: [],
  validity: [],
} as const;
const NONE = { expected: 0, handedIn: 0, sound: 0, doubtful: 0, backup: 0, missing: 0, withdrawn: 0, erased: 0, unexpected: 0 } as const;

describe("rosterBoard", () => {
  it("lists the roster in its order, then codes that are not on it; models have no place", () => {
    const collected = [
      held(submissionOf("XXXX-XX", []), "doubtful"),
      held(modelSubmissionOf("gpt", []), "sound"),
      held(submissionOf("BBBB-BB", []), "sound"),
    ];
    const board = rosterBoard({ ...NOTHING, collected });
    expect(board.map(({ code, rankId, site, state }) => [code, rankId, site, state])).toEqual([
      ["AAAA-AA", "senior", "North", "missing"],
      ["BBBB-BB", "pharmacist", "South", "sound"],
      ["CCCC-CC", "pharmacist", "South", "missing"],
      ["XXXX-XX", null, null, "doubtful"],
    ]);
    expect(rosterCounts(board)).toEqual({ ...NONE, expected: 3, handedIn: 1, sound: 1, missing: 2, unexpected: 1 });
  });

  it("takes a code as sound when any of its submissions is, and keeps them all", () => {
    const collected = [
      held({ ...submissionOf("AAAA-AA", []), submissionId: "first" }, "doubtful"),
      held({ ...submissionOf("AAAA-AA", []), submissionId: "second" }, "sound"),
    ];
    const [row] = rosterBoard({ ...NOTHING, collected });
    expect(row?.state).toBe("sound");
    expect(row?.collected.map((entry) => entry.submission.submissionId)).toEqual(["first", "second"]);
  });
});

describe("a board with more than submissions", () => {
  const backups = [backupOf("AAAA-AA", 3), backupOf("XXXX-XX", 1)];

  it("tells a backup without its submission, on the roster and beside it", () => {
    const board = rosterBoard({ ...NOTHING, backups });
    expect(board.map(({ code, state }) => `${code} ${state}`)).toEqual([
      "AAAA-AA backup",
      "BBBB-BB missing",
      "CCCC-CC missing",
      "XXXX-XX backup",
    ]);
    expect(rosterCounts(board)).toEqual({ ...NONE, expected: 3, backup: 1, missing: 2, unexpected: 1 });
  });

  it("has no use for a backup beside its submission, but for one newer than a state taken from a backup", () => {
    const handedIn = held(submissionOf("AAAA-AA", []), "sound");
    expect(rosterBoard({ ...NOTHING, collected: [handedIn], backups })[0]).toMatchObject({ state: "sound", backups: [] });
    const lost = held(withSource("AAAA-AA", { closedBy: "lost" }), "doubtful");
    expect(rosterBoard({ ...NOTHING, collected: [lost], backups })[0]).toMatchObject({ state: "doubtful", backups: [backups[0]] });
  });

  it("says of who withdrew or was erased just that and when", () => {
    const collected = [held(submissionOf("AAAA-AA", []), "sound")];
    const board = rosterBoard({ ...NOTHING, collected, withdrawals: [{ code: "AAAA-AA", atMs: 4 }], erasures: [erasureOf("CCCC-CC", 5)] });
    expect(board.map(({ state, endedAtMs }) => [state, endedAtMs])).toEqual([
      ["withdrawn", 4],
      ["missing", null],
      ["erased", 5],
    ]);
    expect(rosterCounts(board)).toEqual({ ...NONE, expected: 3, missing: 1, withdrawn: 1, erased: 1 });
  });

  it("adds up by site, in the roster's order, strangers left out", () => {
    const collected = [held(submissionOf("CCCC-CC", []), "doubtful"), held(submissionOf("XXXX-XX", []), "sound")];
    expect(rosterBySite(rosterBoard({ ...NOTHING, collected }))).toEqual([
      { site: "North", counts: { ...NONE, expected: 1, missing: 1 } },
      { site: "South", counts: { ...NONE, expected: 2, handedIn: 1, doubtful: 1, missing: 1 } },
    ]);
  });

  it("is written as CSV, with nothing but the state of who withdrew", () => {
    const collected = [held(withReceipt("AAAA-AA", "7K30-0M91-HT2C"), "sound"), held(submissionOf("BBBB-BB", []), "sound")];
    const workspace = { ...NOTHING, collected, withdrawals: [{ code: "BBBB-BB", atMs: 1 }] };
    const file = exportRoster({ ...EMPTY, ...workspace });
    expect(file.name).toBe("study-roster.csv");
    expect(new TextDecoder().decode(file.bytes).split("\r\n")).toEqual([
      "code,rank,site,state,collected,collectedMs,submissions,receipts,backups,issues,ended,endedMs,simulated",
      "AAAA-AA,senior,North,sound,1970-01-01T00:00:00.000Z,0,1,7K30-0M91-HT2C,0,,,,false",
      "BBBB-BB,pharmacist,South,withdrawn,,,0,,0,,1970-01-01T00:00:00.001Z,1,false",
      "CCCC-CC,pharmacist,South,missing,,,0,,0,,,,false",
      "",
    ]);
  });
});

describe("findReceipt", () => {
  const collected = [held(modelSubmissionOf("gpt", []), "sound"), held(withReceipt("AAAA-AA", "7K30-0M91-HT2C"), "sound")];

  it.each(["7K30-0M91-HT2C", "7k300m91ht2c", " 7K30 0M91 HT2C ", "７Ｋ３０－０Ｍ９１－ＨＴ２Ｃ", "7K3O-OMPI".replace("P", "9") + "-HT2C"])(
    "knows %s",
    (typed) => {
      expect(findReceipt({ collected }, typed)?.source.start.participantCode).toBe("AAAA-AA");
    },
  );

  it("knows no other, nor nothing", () => {
    expect(findReceipt({ collected }, "7K30-0M91-HT2D")).toBeNull();
    expect(findReceipt({ collected }, "")).toBeNull();
    expect(findReceipt({ collected: [] }, "7K30-0M91-HT2C")).toBeNull();
  });
});

function held(submission: Submission, verdict: CollectedSubmission["verdict"]): CollectedSubmission {
  return { submission, fileName: "file.rxsub", collectedAtMs: 0, verdict, issues: [] };
}

function withReceipt(code: string, receipt: string): Submission {
  return withSource(code, { receipt });
}

function withSource(code: string, source: Partial<ParticipantSource>): Submission {
  const submission = submissionOf(code, []);
  return { ...submission, source: { ...(submission.source as ParticipantSource), ...source } }; // submissionOf makes a participant's
}

function erasureOf(code: string, atMs: number): Erasure {
  return { code, atMs, submissionIds: [] };
}

/** A backup of the sitting `submissionOf` makes for that code. */
function backupOf(code: string, eventCount: number): CollectedBackup {
  const { start } = withSource(code, {}).source as ParticipantSource; // as above
  const events = record(
    Array.from({ length: eventCount }, () => ({ type: "backed-up" }) as const),
    start,
  );
  const content = { start, events, heartbeat: { elapsedMs: 0, wallMs: 0 }, draft: null };
  return { content, fileName: `${code}.rxbak`, collectedAtMs: 0 };
}
