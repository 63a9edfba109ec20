import { keyOf } from "#domain/exam/answer-key.ts";
import { needsGrades } from "#domain/submission/needs-grades.ts";
import type { GradingRound } from "#domain/blinding/grading-round.ts";
import { consentedCollected } from "#workflows/consented.ts";
import { currentGrades, gradedPoint, gradesOfRound } from "#workflows/current-grades.ts";
import type { StudyContext } from "#workflows/load-study.ts";
import { rosterBoard, rosterCounts, type RosterCounts } from "#workflows/roster-board.ts";
import { soundSubmissions } from "#workflows/sound-submissions.ts";

/** Where a study stands. All counts are whole numbers ≥ 0. */
export interface StudyProgress {
  readonly roster: RosterCounts;
  /** Model runs among the collected submissions. */
  readonly modelCount: number;
  /** Collected submissions of people and models that may be used, doubtful ones included. */
  readonly collectedCount: number;
  /** Answer points of sound submissions that wait for a grade or have one. */
  readonly pointCount: number;
  /** Those of them that have a grade of any round. */
  readonly gradedPointCount: number;
  /** In the order they were made. */
  readonly rounds: readonly RoundProgress[];
}

/** Where one grading workbook stands. */
export interface RoundProgress {
  readonly round: GradingRound;
  readonly rowCount: number;
  readonly pointCount: number;
  readonly gradedPointCount: number;
}

/** Counts what has come in and what has been graded. Responses without text and items without answer points need no grade. */
export function studyProgress(context: StudyContext): StudyProgress {
  const { workspace } = context;
  const points = gradablePoints(context);
  const graded = new Set(currentGrades(workspace).map(gradedPoint));
  return {
    roster: rosterCounts(rosterBoard(workspace)),
    modelCount: workspace.collected.filter((entry) => entry.submission.source.kind === "model").length,
    collectedCount: consentedCollected(workspace).length,
    pointCount: points.length,
    gradedPointCount: points.filter((point) => graded.has(point)).length,
    rounds: workspace.rounds.map((round) => roundProgress(context, round)),
  };
}

function gradablePoints(context: StudyContext): readonly string[] {
  return soundSubmissions(context.workspace).flatMap(({ submissionId, responses }) =>
    responses
      .filter(needsGrades)
      .flatMap(({ itemId }) => pointIds(context, itemId).map((pointId) => gradedPoint({ submissionId, itemId, pointId }))),
  );
}

function roundProgress(context: StudyContext, round: GradingRound): RoundProgress {
  const { entries } = round.codebook;
  return {
    round,
    rowCount: entries.length,
    pointCount: entries.reduce((total, { itemId }) => total + pointIds(context, itemId).length, 0),
    gradedPointCount: gradesOfRound(context.workspace, round.roundId).length,
  };
}

function pointIds({ key }: StudyContext, itemId: string): readonly string[] {
  const itemKey = keyOf(key, itemId);
  return itemKey.kind === "short-answer" ? itemKey.points.map((point) => point.id) : [];
}
