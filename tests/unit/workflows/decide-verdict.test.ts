import { unzipSync } from "fflate";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hpkeSealer } from "#crypto/hpke-sealer.ts";
import { errorAt } from "#lib/issue.ts";
import { countBar, decideVerdict } from "#workflows/decide-verdict.ts";
import { codeOfCollected, doubted } from "#workflows/doubts-of-code.ts";
import { examineHere } from "#workflows/examine-here.ts";
import { exportResponses } from "#workflows/export-response-workbook.ts";
import { exportRoster } from "#workflows/export-roster.ts";
import { loadDemo } from "#workflows/load-demo.ts";
import { loadStudy, type StudyContext } from "#workflows/load-study.ts";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import type { CollectedSubmission, WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { rosterBoard } from "#workflows/roster-board.ts";
import { soundSubmissions } from "#workflows/sound-submissions.ts";
import { verdictOf } from "#workflows/verdict-of.ts";
import { readerOf, simulatedStudy } from "../../support/simulated-study.ts";

const LATE = errorAt("submission-late", {}, { minutes: 3 });
let files: ReadonlyMap<string, Uint8Array>;
let store: WorkspaceStore;
let entry: CollectedSubmission;
let code: string;
let submissionId: string;

beforeAll(async () => {
  files = await simulatedStudy("verdict", { participantsByRank: [2, 1, 1], modelCount: 0 });
}, 60_000);

/** A study with one sitting that was handed in late. */
beforeEach(async () => {
  store = createMemoryWorkspaceStore();
  const loaded = await loadDemo(readerOf(files), { store, examiner: examineHere(hpkeSealer), nowMs: () => 5 });
  expect(loaded.ok).toBe(true);
  const { workspace } = await context();
  const sound = workspace.collected.find(({ verdict }) => verdict === "sound") ?? expect.fail("none is sound");
  [code, submissionId] = [codeOfCollected(sound) ?? "", sound.submission.submissionId];
  entry = { ...sound, verdict: "doubtful", issues: [LATE] };
  await store.putCollected("demo", [entry]);
}, 60_000);

async function context(): Promise<StudyContext> {
  const loaded = await loadStudy("demo", store);
  return loaded.ok ? loaded.value : expect.fail("no study");
}

async function held(): Promise<CollectedSubmission> {
  const { collected } = (await context()).workspace;
  return collected.find(({ submission }) => submission.submissionId === submissionId) ?? expect.fail("not held");
}

async function decide(verdict: "sound" | "doubtful", reason: string, nowMs = Date.UTC(2026, 2, 11)): Promise<void> {
  await decideVerdict({ studyId: "demo", submissionId, verdict, reason, nowMs }, store);
}

/** What the board, scoring and the exports make of the submission. */
async function seen() {
  const study = await context();
  const options = { language: "en", nowMs: 0, appVersion: "0" } as const;
  const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);
  const json = JSON.parse(text((await exportResponses(study, "json", options)).bytes)) as {
    readonly respondents: readonly { readonly respondentId: string; readonly verdict: string }[];
  };
  const tables = unzipSync((await exportResponses(study, "csv", options)).bytes);
  const lineOf = (table: string | undefined): string => (table ?? "").split("\r\n").find((line) => line.includes(code)) ?? "";
  return {
    board: rosterBoard(study.workspace).find((row) => row.code === code)?.state,
    isScored: soundSubmissions(study.workspace).some((submission) => submission.submissionId === submissionId),
    json: json.respondents.find(({ respondentId }) => respondentId === code)?.verdict,
    wide: /,(sound|doubtful),/.exec(lineOf(text(tables["wide.csv"])))?.[1],
    findings: text(tables["findings.csv"]),
    roster: lineOf(text(exportRoster(study.workspace).bytes)),
  };
}

describe("decideVerdict", { timeout: 60_000 }, () => {
  it("makes a doubtful submission count and leaves it out again: for the board, scoring and every export, with the reasons", async () => {
    const one = { board: "doubtful", isScored: false, json: "doubtful", wide: "doubtful" };
    expect(await seen()).toMatchObject(one);
    await decide("sound", "  power cut, see the log ");
    const counted = await seen();
    expect(counted).toMatchObject({ board: "sound", isScored: true, json: "sound", wide: "sound" });
    expect(counted.findings).toContain("Counted by decision of 2026-03-11: power cut, see the log");
    expect(counted.findings).toContain("submission-late");
    expect(counted.roster).toContain("collect-counted; submission-late");
    await decide("doubtful", "the log was wrong");
    const left = await seen();
    expect(left).toMatchObject(one);
    expect(left.findings).toContain("Left out by decision of 2026-03-11: the log was wrong");
    expect((await held()).decisions).toMatchObject([
      { verdict: "sound", reason: "power cut, see the log", known: ["submission-late"] },
      { verdict: "doubtful", reason: "the log was wrong" },
    ]);
  });

  it("does not outlast an error that was not known, and outlasts one that was", async () => {
    await decide("sound", "power cut");
    const again = doubted(await held());
    expect(again.verdict).toBe("doubtful");
    expect(again.decisions).toHaveLength(1);
    await store.putCollected("demo", [again]);
    await decide("sound", "the other sitting was a trial");
    expect(doubted(await held()).verdict).toBe("sound");
  });

  it("refuses an empty or endless reason, and a submission that is not held", async () => {
    await expect(decide("sound", " \n")).rejects.toThrow(RangeError);
    await expect(decide("sound", "x".repeat(201))).rejects.toThrow(RangeError);
    const request = { studyId: "demo", verdict: "sound", reason: "why", nowMs: 1 } as const;
    await expect(decideVerdict({ ...request, submissionId: "none" }, store)).rejects.toThrow("none");
    expect(await held()).toEqual(entry);
  });

  it("refuses to count a second submission of one code, a code without a rank, and responses that cannot be scored", async () => {
    const { submission } = entry;
    const other = { ...entry, verdict: "sound", submission: { ...submission, submissionId: "other" } } as const;
    await store.putCollected("demo", [other]);
    await expect(decide("sound", "this one")).rejects.toThrow("other-counts");
    await store.removeCollected("demo", ["other"]);
    const study = await context();
    const { workspace, exam } = study;
    expect(countBar(entry, study)).toBeNull();
    const office = { ...workspace.office, roster: workspace.office.roster.filter((expected) => expected.code !== code) };
    expect(countBar(entry, { exam, workspace: { ...workspace, office } })).toBe("code-unknown");
    expect(countBar({ ...entry, submission: { ...submission, responses: submission.responses.slice(1) } }, study)).toBe("responses");
    expect(countBar({ ...entry, issues: [errorAt("submission-misfit", {}, { item: "A1" })] }, study)).toBe("responses");
  });

  it("changes nothing where the participant is erased meanwhile", async () => {
    const load: WorkspaceStore["load"] = async (studyId) => {
      const workspace = await store.load(studyId);
      await store.eraseParticipant("demo", { code, atMs: 1 });
      return workspace;
    };
    const request = { studyId: "demo", submissionId, verdict: "sound", reason: "why", nowMs: 1 } as const;
    await expect(decideVerdict(request, { ...store, load })).rejects.toThrow(RangeError);
    expect((await context()).workspace.collected.some(({ submission }) => submission.submissionId === submissionId)).toBe(false);
  });
});

describe("verdictOf", () => {
  it("goes by the errors where nothing was decided", () => {
    expect(verdictOf({ issues: [LATE] })).toBe("doubtful");
    expect(verdictOf({ issues: [{ ...LATE, severity: "warning" }] })).toBe("sound");
  });
});
