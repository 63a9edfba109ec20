import type { Exam } from "#domain/exam/exam.ts";
import { drawItemTraits } from "#domain/simulation/item-traits.ts";
import type { SimulatedRun } from "#domain/simulation/simulate-model.ts";
import type { SimulatedSubmission, VirtualStudy } from "#domain/simulation/simulate-person.ts";
import type { TruePoints } from "#domain/simulation/true-points.ts";
import { createStudy } from "#domain/study/create-study.ts";
import type { StudyOffice } from "#domain/study/study.ts";
import { writeDemoManifest } from "#formats/demo-manifest.ts";
import { writeOfficeFile } from "#formats/office-file.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";
import { createRng } from "#lib/rng.ts";
import { simulation as textsEn } from "#texts/en/simulation.ts";
import { formatText } from "#texts/format-text.ts";
import { simulation as textsZh } from "#texts/zh/simulation.ts";
import { collectSubmissions } from "#workflows/collect-submissions.ts";
import { examineHere } from "#workflows/examine-here.ts";
import { exportGrades } from "#workflows/export-grades.ts";
import { exportResponses } from "#workflows/export-response-workbook.ts";
import { loadStudy, type StudyContext } from "#workflows/load-study.ts";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import { openStudy } from "#workflows/open-study.ts";
import type { Sealer } from "#workflows/ports/sealer.ts";
import type { WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { simulateGrading } from "#workflows/simulate-grading.ts";
import { simulateRuns, toModelFiles, toModelResults } from "#workflows/simulate-model-files.ts";
import { simulateSubmissions } from "#workflows/simulate-submissions.ts";
import { takeModelFiles } from "#workflows/take-model-files.ts";
import { validateExam } from "#workflows/validate-exam.ts";

/** What a simulated study is made from. */
export interface SimulationRequest {
  readonly paper: NamedBytes;
  readonly key: NamedBytes;
  readonly seed: string;
  /** Junior first; whole numbers, at least one person in all. */
  readonly participantsByRank: readonly [number, number, number];
  /** 0 to 8. */
  readonly modelCount: number;
  readonly appVersion: string;
}

/** What sealing takes. */
export interface SimulationPorts {
  readonly sealer: Sealer;
  readonly createKeyPair: () => Promise<StudyKeyPair>;
}

type StudyKeyPair = Parameters<typeof createStudy>[0]["keyPair"];

const STUDY_ID = "demo";
const SITES = ["S1", "S2", "S3"];
/** A day of the virtual study's own, so that its files do not depend on when they are made: 9 March 2026, 9:00 in Shanghai. */
const FIRST_START_AT_MS = Date.UTC(2026, 2, 9, 1);
const COLLECTED_AT_MS = Date.UTC(2026, 2, 10, 1);

/**
 * Makes a whole simulated study by the real workflows: the files of a demo (`manifest.json` lists them: office, paper, key, submissions,
 * models, rounds, graded) and beside them what the exports give (`responses.json`, `grades.json`, `model-results.json` and `.csv`).
 * The same request gives the same files, apart from keys and seals. Issues: those of `validateExam` and of the workflows.
 */
export async function simulateStudy(request: SimulationRequest, ports: SimulationPorts): Promise<Result<readonly NamedBytes[]>> {
  const { issues, summary } = validateExam(request);
  if (summary === null) return err(issues);
  const { exam, key } = summary;
  const { seed, appVersion } = request;
  const office = makeOffice(exam, request, await ports.createKeyPair());
  const base = {
    office: { name: "office.json", bytes: writeOfficeFile(office, appVersion) },
    paper: { name: "paper.json", bytes: request.paper.bytes },
    key: { name: "key.json", bytes: request.key.bytes },
  };
  const store = createMemoryWorkspaceStore();
  const opened = await openStudy(base, store);
  if (!opened.ok) return opened;
  const items = drawItemTraits(exam, key, seed);
  const virtual: VirtualStudy = {
    study: office.study,
    ranks: office.ranks,
    exam,
    items,
    seed,
    appVersion,
    firstStartAtMs: FIRST_START_AT_MS,
  };
  const runs = simulateRuns(request.modelCount, items, seed);
  const filled = await fillStudy({ virtual, office, runs }, ports, store);
  if (!filled.ok) return filled;
  const demo = [base.office, base.paper, base.key, ...filled.value];
  const exported = await exportAll(appVersion, store);
  if (!exported.ok) return exported;
  const manifest = writeDemoManifest({ appVersion, seed, files: demo.map((file) => file.name) });
  return ok([{ name: "manifest.json", bytes: manifest }, ...demo, ...exported.value, ...toModelResults(runs, items)]);
}

function makeOffice(exam: Exam, { seed, participantsByRank }: SimulationRequest, keyPair: StudyKeyPair): StudyOffice {
  const plan = { studyId: STUDY_ID, exam, keyPair, counts: participantsByRank, sites: SITES };
  const office = createStudy(plan, createRng(`${seed}/roster`));
  const title = {
    en: formatText(textsEn.studyTitle, { exam: exam.title.en }),
    zh: formatText(textsZh.studyTitle, { exam: exam.title.zh }),
  };
  return { ...office, study: { ...office.study, title, simulated: true } };
}

interface Filling {
  readonly virtual: VirtualStudy;
  readonly office: StudyOffice;
  readonly runs: readonly SimulatedRun[];
}

/** Submissions, models and grades, made and taken in. Gives the files they came in. */
async function fillStudy(
  { virtual, office, runs }: Filling,
  ports: SimulationPorts,
  store: WorkspaceStore,
): Promise<Result<readonly NamedBytes[]>> {
  const { sealer } = ports;
  const foreignPublicKey = (await ports.createKeyPair()).publicKey;
  const { files, people } = await simulateSubmissions(virtual, office.roster, { sealer, foreignPublicKey });
  const submissions = files.map((file) => ({ ...file, name: `submissions/${file.name}` }));
  const times = { studyId: STUDY_ID, nowMs: COLLECTED_AT_MS };
  await collectSubmissions({ ...times, files: submissions }, { store, examiner: examineHere(sealer) });
  const modelFiles = toModelFiles(runs);
  const taken = await takeModelFiles({ ...times, files: modelFiles }, store);
  if (!taken.ok) return taken;
  const context = await loadStudy(STUDY_ID, store);
  if (!context.ok) return context;
  const pointsBySubmission = truePoints(context.value, people, runs);
  const { seed, appVersion } = virtual;
  const graded = await simulateGrading({ ...times, seed, appVersion, pointsBySubmission }, store);
  return graded.ok ? ok([...submissions, ...modelFiles, ...graded.value]) : graded;
}

function truePoints(
  { workspace }: StudyContext,
  people: readonly SimulatedSubmission[],
  runs: readonly SimulatedRun[],
): ReadonlyMap<string, TruePoints> {
  const ofPeople = people.map(({ submission, truePoints: points }) => [submission.submissionId, points] as const);
  const ofModels = workspace.collected.flatMap(({ submission: { submissionId, source } }) => {
    const found = runs.find(({ run }) => source.kind === "model" && run.model === source.model);
    return found === undefined ? [] : [[submissionId, found.truePoints] as const];
  });
  return new Map([...ofPeople, ...ofModels]);
}

async function exportAll(appVersion: string, store: WorkspaceStore): Promise<Result<readonly NamedBytes[]>> {
  const context = await loadStudy(STUDY_ID, store);
  if (!context.ok) return context;
  const json = await exportResponses(context.value, "json", { language: "en", nowMs: COLLECTED_AT_MS, appVersion });
  const grades = exportGrades(context.value, { appVersion });
  return ok([
    { ...json, name: "responses.json" },
    { ...grades, name: "grades.json" },
  ]);
}
