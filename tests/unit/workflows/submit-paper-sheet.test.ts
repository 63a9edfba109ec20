import { unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import type { PaperEntry } from "#domain/paper/paper-sheet.ts";
import { DEFAULT_SCORING_SETTINGS } from "#domain/scoring/settings.ts";
import { readResponsesJson } from "#formats/responses-json.ts";
import { compareRespondents } from "#workflows/compare-respondents.ts";
import { codeOfCollected } from "#workflows/doubts-of-code.ts";
import { exportBlindedWorkbook } from "#workflows/export-blinded-workbook.ts";
import { exportProcess } from "#workflows/export-process.ts";
import { exportResponses } from "#workflows/export-response-workbook.ts";
import { loadStudy } from "#workflows/load-study.ts";
import { participantTraces } from "#workflows/participant-traces.ts";
import { rosterBoard } from "#workflows/roster-board.ts";
import { soundSubmissions } from "#workflows/sound-submissions.ts";
import { submitPaperSheet } from "#workflows/submit-paper-sheet.ts";
import type { CollectedSubmission, WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { comparedStudy } from "../../support/compared-study.ts";
import { pilotExam } from "../../support/pilot-package.ts";
import { respondentCounts } from "#ui/researcher/respondent-counts.ts";

const exam = pilotExam();
const request = { studyId: "compared", submissionId: "paper-1", nowMs: 9 };
let store: WorkspaceStore;
let code: string;
let sat: CollectedSubmission;

/** A study of which one participant sat on paper instead: both entries are what the sitting's responses were. */
beforeEach(async () => {
  store = await comparedStudy({ participantsByRank: [2, 1, 0], modelCount: 1, isGraded: true });
  const first = (await context()).workspace.collected[0];
  if (first === undefined) throw new Error("a submission was expected");
  sat = first;
  code = codeOfCollected(sat) ?? "";
  const { responses } = sat.submission;
  const entry = (part: "first" | "second", by: string): PaperEntry => ({ part, code, by, responses, changedAtMs: 1, finishedAtMs: 1 });
  await store.putPaperPart("compared", entry("first", "AB"));
  await store.putPaperPart("compared", entry("second", "CD"));
  await store.removeCollected("compared", [sat.submission.submissionId]);
});

async function context() {
  const loaded = await loadStudy("compared", store);
  return loaded.ok ? loaded.value : expect.fail("no study");
}

test("a paper sheet is a sound submission like any other, and every file says that it was paper", async () => {
  const before = respondentCounts((await context()).workspace).personCount;
  const made = await submitPaperSheet({ ...request, code }, store);
  expect(made).toMatchObject({ ok: true, value: { verdict: "sound", collectedAtMs: 9, submission: { submissionId: "paper-1" } } });
  const study = await context();
  expect(rosterBoard(study.workspace).find((row) => row.code === code)?.state).toBe("sound");
  expect(soundSubmissions(study.workspace).map(({ source }) => source.kind)).toContain("paper");
  expect(respondentCounts(study.workspace).personCount).toBe(before + 1);
  expect(participantTraces(study.workspace, code)).toMatchObject({ submissionCount: 1, paperCount: 2 });

  // The others of this study come from a build without a version, which no reader takes.
  const others = study.workspace.collected.filter(({ submission: { source } }) => source.kind === "participant");
  await store.removeCollected(
    "compared",
    others.map(({ submission }) => submission.submissionId),
  );
  const options = { language: "en", nowMs: 9, appVersion: "0.0.0-test" } as const;
  const json = readResponsesJson(await exportResponses(await context(), "json", options), exam);
  const read = json.ok ? json.value.respondents.find(({ respondentId }) => respondentId === code) : expect.fail("not readable");
  expect(read?.kind).toBe("participant");
  expect(read?.submission).toEqual(made.ok && made.value.submission);
  expect(new TextDecoder().decode(exportProcess(study).bytes)).not.toContain(code);
});

test("scores as the same responses of a sitting do, and comes to the graders blind", async () => {
  const choiceSections = async () =>
    compareRespondents(await context(), { settings: DEFAULT_SCORING_SETTINGS, seed: "1" }).sections.filter(
      ({ kind }) => kind !== "short-answer",
    );
  await store.addCollected("compared", [sat]);
  const fromScreen = await choiceSections();
  await store.removeCollected("compared", [sat.submission.submissionId]);
  expect(await choiceSections()).not.toEqual(fromScreen);
  await submitPaperSheet({ ...request, code }, store);
  expect(await choiceSections()).toEqual(fromScreen);

  const blinding = { studyId: "compared", grader: "G", seed: "1", scope: "ungraded", language: "en", nowMs: 9 } as const;
  const made = await exportBlindedWorkbook(blinding, store);
  const parts = made.ok ? unzipSync(made.value.workbook.bytes) : expect.fail("no workbook");
  const text = Object.values(parts)
    .map((bytes) => new TextDecoder().decode(bytes))
    .join();
  for (const betraying of ["paper-1", code]) expect(text).not.toContain(betraying);
  expect(JSON.stringify((await context()).workspace.rounds.at(-1)?.codebook)).toContain("paper-1");
});

test("beside a sitting that was handed in it is doubtful, and so is the sitting", async () => {
  await store.addCollected("compared", [{ ...sat, verdict: "sound", issues: [] }]);
  await submitPaperSheet({ ...request, code }, store);
  const own = (await context()).workspace.collected.filter((entry) => codeOfCollected(entry) === code);
  expect(own.map(({ verdict }) => verdict)).toEqual(["doubtful", "doubtful"]);
});

test("is submitted once, and not while it is under way or when the participant's data were erased", async () => {
  const other = (await context()).workspace.office.roster.find((entry) => entry.code !== code)?.code ?? "";
  await expect(submitPaperSheet({ ...request, code: other }, store)).rejects.toThrow("two finished entries");
  await submitPaperSheet({ ...request, code }, store);
  await expect(submitPaperSheet({ ...request, submissionId: "paper-2", code }, store)).rejects.toThrow("not submitted yet");
  await store.removeCollected("compared", ["paper-1"]);
  const erasing: WorkspaceStore = { ...store, putCollected: async () => "erased" };
  expect(await submitPaperSheet({ ...request, code }, erasing)).toMatchObject({ ok: false, error: [{ code: "collect-erased" }] });
});
