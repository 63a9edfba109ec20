import { beforeAll, describe, expect, it } from "vitest";
import { argon2PassphraseCipher } from "#crypto/argon2-passphrase-cipher.ts";
import { argon2PackCipher } from "#crypto/argon2-pack-cipher.ts";
import { hpkeSealer } from "#crypto/hpke-sealer.ts";
import type { ValidityDecision } from "#domain/cohort/validity.ts";
import type { Comparison } from "#domain/comparison/comparison.ts";
import { DEFAULT_SCORING_SETTINGS } from "#domain/scoring/settings.ts";
import type { Submission } from "#domain/submission/submission.ts";
import { writeOfficeFile } from "#formats/office-file.ts";
import { readJsonFile } from "#formats/json-file.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { compareRespondents } from "#workflows/compare-respondents.ts";
import { exportGrades } from "#workflows/export-grades.ts";
import { exportReport } from "#workflows/export-report.ts";
import { exportResponses } from "#workflows/export-response-workbook.ts";
import type { StudyContext } from "#workflows/load-study.ts";
import { lockPrivateKey } from "#workflows/lock-private-key.ts";
import { makeStudyFile } from "#workflows/make-study-file.ts";
import { scoreFiles } from "#workflows/score-files.ts";
import { soundSubmissions } from "#workflows/sound-submissions.ts";
import { localiseReport } from "#workflows/study-report.ts";
import { CHEAP_COST, PASSPHRASE } from "../../support/passphrase.ts";
import { codesOf } from "../../support/codes-of.ts";
import { demoContext, openDemo } from "../../support/open-demo.ts";
import { pilotExam, pilotKey, pilotKeyJson, pilotPaperJson } from "../../support/pilot-package.ts";
import { simulatedStudy } from "../../support/simulated-study.ts";

const PACKAGE = { exam: pilotExam(), key: pilotKey(), paperJson: pilotPaperJson(), keyJson: pilotKeyJson() };
const OPTIONS = { language: "en", nowMs: Date.UTC(2026, 4, 2, 3, 4), appVersion: "0.1.0" } as const;

let files: ReadonlyMap<string, Uint8Array>;
let context: StudyContext;
let apart: Awaited<ReturnType<typeof keyApart>>;
beforeAll(async () => {
  files = await simulatedStudy("score", { participantsByRank: [4, 2, 1], modelCount: 3 });
  context = await demoContext(await openDemo(files));
  apart = await keyApart();
}, 120_000);

function given(...names: readonly string[]): readonly NamedBytes[] {
  return names.map((name) => ({ name, bytes: files.get(name) ?? expect.fail(name) }));
}

function goodSubmissions(): readonly NamedBytes[] {
  return given(...[...files.keys()].filter((name) => /^submissions\/demo_.*_[0-9A-Z]{4}\.rxsub$/.test(name)));
}

function rankOf({ source }: Submission): string | undefined {
  const code = source.kind === "participant" ? source.start.participantCode : "";
  return context.workspace.office.roster.find((entry) => entry.code === code)?.rankId;
}

const cipher = argon2PassphraseCipher(CHEAP_COST);

async function score(...given_: readonly NamedBytes[]) {
  return scoreWith(PASSPHRASE, ...given_);
}

async function scoreWith(passphrase: string | null, ...given_: readonly NamedBytes[]) {
  const ports = { sealer: hpkeSealer, cipher, askPassphrase: async () => passphrase };
  return scoreFiles({ ...PACKAGE, files: given_, seed: "9", nowMs: 1 }, ports);
}

/** The demo's office without its key, that key under the passphrase, and the public file. */
async function keyApart(): Promise<{ readonly office: NamedBytes; readonly key: NamedBytes; readonly study: NamedBytes }> {
  const { office, paper } = context.workspace;
  return {
    office: { name: "keyless.json", bytes: writeOfficeFile({ ...office, privateKey: "" }, "0.1.0") },
    key: await lockPrivateKey({ office, passphrase: PASSPHRASE, appVersion: "0.1.0" }, cipher),
    study: { name: "study.json", bytes: await makeStudyFile({ office, exam: context.exam, paper, appVersion: "0.1.0" }, argon2PackCipher) },
  };
}

describe("scoreFiles", { timeout: 60_000 }, () => {
  it("gives the page's comparison from exported responses, and from sealed submissions with models and grades", async () => {
    const page = compareRespondents(context, { settings: DEFAULT_SCORING_SETTINGS, seed: "9" });
    const exported = await score(...given("responses.json", "grades.json"));
    expect(exported.ok && exported.value.report.comparison).toEqual(page);
    const sealed = await score(...goodSubmissions(), ...given("model-results.csv", "grades.json", "office.json"));
    expect(sealed.ok && sealed.value.report.comparison).toEqual(page);
    expect(sealed.ok && sealed.value.report.study.simulated).toBe(true);
  });

  it("leaves out what does not count, as the page does, and counts it by reason", async () => {
    const rank = (comparison: Comparison) =>
      comparison.sections.map((section) => section.contenders.find(({ kind, id }) => kind === "rank" && id === "pharmacist"));
    const [submission] = soundSubmissions(context.workspace).filter((sound) => rankOf(sound) === "pharmacist");
    const decided = { submissionId: submission?.submissionId ?? "", note: "", decidedAtMs: 1 };
    const validity: readonly ValidityDecision[] = [
      { ...decided, sectionId: "A", reason: "language" },
      { ...decided, sectionId: "B", reason: "interrupted" },
      { ...decided, sectionId: "B", reason: null },
    ];
    const judged = { ...context, workspace: { ...context.workspace, validity } };
    const page = compareRespondents(judged, { settings: DEFAULT_SCORING_SETTINGS, seed: "9" });
    const whole = compareRespondents(context, { settings: DEFAULT_SCORING_SETTINGS, seed: "9" });
    const [before, after] = [rank(whole), rank(page)];
    expect(after[0]).toMatchObject({
      respondentCount: (before[0]?.respondentCount ?? 0) - 1,
      excludedCount: 1,
      excludedByReason: { language: 1 },
    });
    expect(page.sections.slice(1)).toEqual(whole.sections.slice(1));
    const scored = await score({ ...(await exportResponses(judged, "json", OPTIONS)), name: "r.json" }, ...given("grades.json"));
    expect(scored.ok && scored.value.report.comparison).toEqual(page);
    const { csv } = await exportReport({ study: context.workspace.office.study, exam: context.exam, comparison: page }, OPTIONS);
    expect(new TextDecoder().decode(csv.bytes)).toContain("Left out: language");
  });

  it("warns of doubtful submissions it leaves out", async () => {
    const scored = await score(...given("responses.json"));
    expect(scored.ok && scored.value.warnings.map((issue) => `${issue.severity} ${issue.code}`)).toEqual([
      "warning score-left-out",
      "warning score-left-out",
    ]);
  });

  it("needs the study file for sealed submissions", async () => {
    const [first] = goodSubmissions();
    expect(codesOf(await score(first ?? expect.fail("none")))).toEqual(["score-sealed-needs-key"]);
  });

  it("opens sealed submissions with a private key apart from the study's files", async () => {
    const { office, key, study } = apart;
    const page = compareRespondents(context, { settings: DEFAULT_SCORING_SETTINGS, seed: "9" });
    const rest = [...goodSubmissions(), ...given("model-results.csv", "grades.json")];
    const ranked = await score(key, office, ...rest);
    expect(ranked.ok && ranked.value.report.comparison).toEqual(page);
    const unranked = await score(key, study, ...rest);
    expect(unranked.ok && unranked.value.warnings.map(({ code }) => code)).toContain("score-no-roster");
    const kinds = unranked.ok ? unranked.value.report.comparison.sections[0]?.contenders.map(({ kind }) => kind) : [];
    expect(kinds?.filter((kind) => kind === "rank")).toHaveLength(1);
  });

  it("says what is missing or wrong about a private key, and scores nothing", async () => {
    const { office, key, study } = apart;
    const [first = expect.fail("none")] = goodSubmissions();
    expect(codesOf(await score(office, first))).toEqual(["study-key-missing"]);
    expect(codesOf(await score(key, first))).toEqual(["score-key-needs-study"]);
    expect(codesOf(await score(key, key, study, first))).toEqual(["score-file-twice"]);
    expect(codesOf(await scoreWith(null, key, study, first))).toEqual(["passphrase-missing"]);
    expect(codesOf(await scoreWith("another passphrase", key, study, first))).toEqual(["passphrase-wrong"]);
  });

  it("scores nothing when any file is refused", async () => {
    const damaged = given(...[...files.keys()].filter((name) => name.endsWith("-edited.rxsub")));
    expect(codesOf(await score(...given("responses.json", "office.json"), ...damaged))).toEqual(["submission-seal"]);
  });

  it("refuses files of ours that hold nothing to score, two study files, and files without a sound submission", async () => {
    const [round] = [...files.keys()].filter((name) => name.startsWith("rounds/"));
    expect(codesOf(await score(...given(round ?? "", "office.json", "office.json")))).toEqual(["score-file-unknown", "score-file-twice"]);
    expect(codesOf(await score(...given("grades.json")))).toEqual(["score-nothing"]);
  });

  it("scores models alone, without any rank", async () => {
    const scored = await score(...given("model-results.json"));
    const kinds = scored.ok ? scored.value.report.comparison.sections[0]?.contenders.map(({ kind }) => kind) : [];
    expect(kinds).toEqual(["model", "model", "model", "baseline"]);
  });
});

describe("exports of a study", { timeout: 60_000 }, () => {
  it("lists people in roster order, those off the roster behind them, then models", async () => {
    const json = await exportResponses(context, "json", OPTIONS);
    const read = readJsonFile(json);
    const { respondents } = (read.ok ? read.value : expect.fail("no json")) as unknown as {
      respondents: readonly { respondentId: string; submission: object }[];
    };
    const ids = respondents.map((each) => each.respondentId);
    const roster = context.workspace.office.roster.map((entry) => entry.code);
    expect(ids.slice(0, roster.length)).toEqual(roster);
    expect(ids.slice(roster.length + 1)).toEqual(["model:sim-model-1", "model:sim-model-2", "model:sim-model-3"]);
    expect(JSON.stringify(respondents)).not.toContain('"events"');
  });

  it("writes grades that are read back whole", async () => {
    const grades = JSON.parse(new TextDecoder().decode(exportGrades(context, OPTIONS).bytes)) as { grades: readonly object[] };
    expect(grades.grades).toEqual(context.workspace.gradeImports.flatMap((held) => held.grades));
  });

  it("writes the same report JSON in both languages and the same numbers in every table", async () => {
    const comparison = compareRespondents(context, { settings: DEFAULT_SCORING_SETTINGS, seed: "9" });
    const report = { study: context.workspace.office.study, exam: context.exam, comparison };
    const english = await exportReport(report, OPTIONS);
    const chinese = await exportReport(report, { ...OPTIONS, language: "zh" });
    expect(chinese.json.bytes).toEqual(english.json.bytes);
    const numbers = (language: "en" | "zh"): unknown =>
      localiseReport(report, language).tables.map(({ rows }) => rows.map((row) => row.filter((cell) => typeof cell !== "string")));
    expect(numbers("zh")).toEqual(numbers("en"));
    expect(english.workbook.name).toBe("demo-report.xlsx");
    const csv = new TextDecoder().decode(english.csv.bytes);
    const first = comparison.sections[0]?.metrics[0]?.rows[0];
    expect(csv).toContain(`Pharmacist,${String(first?.value)},${String(first?.interval?.lower)}`);
  });
});
