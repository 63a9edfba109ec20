import { drawItemTraits } from "#domain/simulation/item-traits.ts";
import { simulatePerson, type VirtualStudy } from "#domain/simulation/simulate-person.ts";
import type { TruePoints } from "#domain/simulation/true-points.ts";
import { createRoster } from "#domain/study/create-roster.ts";
import { DEFAULT_RANKS } from "#domain/study/default-ranks.ts";
import { fromModelRun } from "#domain/submission/from-model-run.ts";
import type { Submission } from "#domain/submission/submission.ts";
import { createRng } from "#lib/rng.ts";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import type { CollectedSubmission, GradeImport, WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { simulateRuns } from "#workflows/simulate-model-files.ts";
import { pilotExam, pilotKey, pilotKeyJson, pilotPaperJson } from "./pilot-package.ts";
import { NO_GRANTS } from "./no-grants.ts";

/** What a study to compare holds. */
export interface ComparedStudyPlan {
  readonly participantsByRank: readonly [number, number, number];
  readonly modelCount: number;
  /** Every answer point graded by what the texts hold, or none. */
  readonly isGraded: boolean;
}

/** A submission of a person or a model with what its texts truly hold. */
interface KnownSubmission {
  readonly submission: Submission;
  readonly truePoints: TruePoints;
}

/** When everything was collected. */
export const COLLECTED_AT_MS = Date.UTC(2026, 2, 10, 6);

/**
 * A store with the study "compared" on the pilot exam: virtual pharmacists and models, not sealed, since nothing here is about files. The
 * last pharmacist's submission is doubtful.
 */
export async function comparedStudy(plan: ComparedStudyPlan): Promise<WorkspaceStore> {
  const [exam, key] = [pilotExam(), pilotKey()];
  const { examId, examHash, title, durationMs } = exam;
  const study = {
    studyId: "compared",
    title,
    examId,
    examHash,
    durationMs,
    publicKey: "none",
    ...NO_GRANTS,
    simulated: true,
  };
  const counts = DEFAULT_RANKS.map(({ id }, index) => ({ rankId: id, count: plan.participantsByRank[index] ?? 0 }));
  const roster = createRoster(counts, ["North", "South"], createRng("roster"));
  const items = drawItemTraits(exam, key, "seed");
  const virtual: VirtualStudy = {
    study,
    ranks: DEFAULT_RANKS,
    exam,
    items,
    seed: "seed",
    appVersion: "0",
    firstStartAtMs: COLLECTED_AT_MS - 86_400_000,
  };
  const people = roster.map((entry) => simulatePerson(entry, virtual, "enforced"));
  const models = simulateRuns(plan.modelCount, items, "seed").map(({ run, truePoints }): KnownSubmission => {
    return { submission: fromModelRun(exam, study, { ...run, fileName: "runs.json" }), truePoints };
  });
  const store = createMemoryWorkspaceStore();
  await store.saveStudy({
    office: { study, privateKey: "none", ranks: DEFAULT_RANKS, roster, grantCodes: [], startCodes: [] },
    paper: pilotPaperJson(),
    key: pilotKeyJson(),
  });
  const lastPerson = people.at(-1);
  await store.addCollected("compared", [
    ...people.map((person) => toCollected(person, person === lastPerson ? "doubtful" : "sound")),
    ...models.map((model) => toCollected(model, "sound")),
  ]);
  if (plan.isGraded) await store.addGradeImport("compared", gradesOfAll([...people, ...models]));
  return store;
}

function toCollected({ submission }: KnownSubmission, verdict: CollectedSubmission["verdict"]): CollectedSubmission {
  return { submission, fileName: `${submission.submissionId}.rxsub`, collectedAtMs: COLLECTED_AT_MS, verdict, issues: [] };
}

function gradesOfAll(respondents: readonly KnownSubmission[]): GradeImport {
  const grades = respondents.flatMap(({ submission: { submissionId }, truePoints }) =>
    pilotKey().items.flatMap((key) =>
      key.kind === "short-answer"
        ? key.points.map(({ id }) => ({ submissionId, itemId: key.id, pointId: id, hit: truePoints.get(key.id)?.includes(id) ?? false }))
        : [],
    ),
  );
  return { roundId: "round", fileName: "graded.xlsx", fileHash: "hash", importedAtMs: COLLECTED_AT_MS, grades };
}
