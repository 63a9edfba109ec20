import type { Rank } from "#domain/study/study.ts";
import { participantOf } from "#domain/submission/submission.ts";
import { consentedCollected } from "#workflows/consented.ts";
import { soundSubmissions } from "#workflows/sound-submissions.ts";
import type { StudyWorkspace } from "#workflows/ports/workspace-store.ts";

/** Who is compared, before anything is computed. */
export interface RespondentCounts {
  /** In the study's order, with the people whose submission is sound. */
  readonly ranks: readonly { readonly rank: Rank; readonly count: number }[];
  readonly personCount: number;
  /** Names of the models, sorted. */
  readonly models: readonly string[];
  /** Submissions left out until the coordinator decides. */
  readonly doubtfulCount: number;
}

/** Counts the respondents of a study. */
export function respondentCounts(workspace: Pick<StudyWorkspace, "office" | "collected" | "withdrawals">): RespondentCounts {
  const { ranks, roster } = workspace.office;
  const rankByCode = new Map(roster.map(({ code, rankId }) => [code, rankId]));
  const submissions = soundSubmissions(workspace);
  const codes = submissions.map(participantOf).filter((code) => code !== null);
  const rankIds = codes.map((code) => rankByCode.get(code));
  return {
    ranks: ranks.map((rank) => ({ rank, count: rankIds.filter((rankId) => rankId === rank.id).length })),
    personCount: rankIds.length,
    models: submissions.flatMap(({ source }) => (source.kind === "model" ? [source.model] : [])).sort(),
    doubtfulCount: consentedCollected(workspace).filter((entry) => entry.verdict === "doubtful").length,
  };
}
