import { describe, expect, it } from "vitest";
import { DEFAULT_RANKS, type StudyOffice } from "#domain/study/study.ts";
import type { ParticipantSource, Submission } from "#domain/submission/submission.ts";
import { findReceipt, rosterBoard, rosterCounts } from "#workflows/roster-board.ts";
import type { CollectedSubmission } from "#workflows/ports/workspace-store.ts";
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

describe("rosterBoard", () => {
  it("lists the roster in its order, then codes that are not on it; models have no place", () => {
    const collected = [
      held(submissionOf("XXXX-XX", []), "doubtful"),
      held(modelSubmissionOf("gpt", []), "sound"),
      held(submissionOf("BBBB-BB", []), "sound"),
    ];
    const board = rosterBoard({ office: OFFICE, collected });
    expect(board.map(({ code, rankId, site, state }) => [code, rankId, site, state])).toEqual([
      ["AAAA-AA", "senior", "North", "missing"],
      ["BBBB-BB", "pharmacist", "South", "sound"],
      ["CCCC-CC", "pharmacist", "South", "missing"],
      ["XXXX-XX", null, null, "doubtful"],
    ]);
    expect(rosterCounts(board)).toEqual({ expected: 3, sound: 1, doubtful: 0, missing: 2, unexpected: 1 });
  });

  it("takes a code as sound when any of its submissions is, and keeps them all", () => {
    const collected = [
      held({ ...submissionOf("AAAA-AA", []), submissionId: "first" }, "doubtful"),
      held({ ...submissionOf("AAAA-AA", []), submissionId: "second" }, "sound"),
    ];
    const [row] = rosterBoard({ office: OFFICE, collected });
    expect(row?.state).toBe("sound");
    expect(row?.collected.map((entry) => entry.submission.submissionId)).toEqual(["first", "second"]);
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
  const submission = submissionOf(code, []);
  return { ...submission, source: { ...(submission.source as ParticipantSource), receipt } }; // submissionOf makes a participant's
}
