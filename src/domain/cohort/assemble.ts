import type { Rank, RosterEntry, Study } from "#domain/study/study.ts";
import { participantOf, type Submission } from "#domain/submission/submission.ts";
import { errorAt, type Issue } from "#lib/issue.ts";
import { err, ok, type Result } from "#lib/result.ts";
import type { Cohort } from "#domain/cohort/cohort.ts";
import type { Respondent } from "#domain/cohort/respondent.ts";
import type { InvalidSection } from "#domain/cohort/validity.ts";

/** What `assemble` needs. */
export interface AssembleInput {
  readonly study: Pick<Study, "studyId" | "examId" | "examHash" | "simulated">;
  readonly ranks: readonly Rank[];
  readonly roster: readonly RosterEntry[];
  readonly submissions: readonly Submission[];
  /** Sections that do not count, by submission id; a submission not named has all sections valid. */
  readonly invalidSections: ReadonlyMap<string, readonly InvalidSection[]>;
}

/**
 * Brings submissions together as respondents, whatever order they come in: participants by their code in the roster, models by name.
 * All or nothing. Issues: `cohort-exam-foreign` (another exam or version of it), `cohort-code-unknown`, `cohort-rank-unknown`,
 * `cohort-respondent-repeated` (two submissions of one respondent: the coordinator must choose).
 */
export function assemble(input: AssembleInput): Result<Cohort> {
  const { study, submissions } = input;
  const issues: Issue[] = [];
  const respondents: Respondent[] = [];
  for (const submission of submissions) {
    const respondent = toRespondent(submission, input);
    if (submission.examHash !== study.examHash) issues.push(errorAt("cohort-exam-foreign", {}, { id: submission.submissionId }));
    if (respondent.ok) respondents.push(respondent.value);
    else issues.push(respondent.error);
  }
  issues.push(...repeatIssues(respondents));
  if (issues.length > 0) return err(issues);
  return ok({
    studyId: study.studyId,
    examId: study.examId,
    examHash: study.examHash,
    simulated: study.simulated || submissions.some((submission) => submission.simulated),
    respondents: respondents.sort(byKindThenId),
  });
}

/** Id of a model as a respondent: its name behind a prefix that no participant code has. */
export function modelRespondentId(model: string): string {
  return `model:${model}`;
}

function toRespondent(submission: Submission, input: AssembleInput): Result<Respondent, Issue> {
  const { source } = submission;
  if (source.kind !== "model") return toParticipant(submission, participantOf(submission) ?? "", input);
  const respondentId = modelRespondentId(source.model);
  const invalidSections = input.invalidSections.get(submission.submissionId) ?? [];
  return ok({ kind: "model", respondentId, label: source.model, submission, invalidSections });
}

function toParticipant(submission: Submission, code: string, input: AssembleInput): Result<Respondent, Issue> {
  const entry = input.roster.find((candidate) => candidate.code === code);
  if (entry === undefined) return err(errorAt("cohort-code-unknown", {}, { code }));
  const { rankId, site } = entry;
  if (!input.ranks.some((rank) => rank.id === rankId)) return err(errorAt("cohort-rank-unknown", {}, { code, rank: rankId }));
  const invalidSections = input.invalidSections.get(submission.submissionId) ?? [];
  return ok({ kind: "participant", respondentId: code, label: code, rankId, site, submission, invalidSections });
}

function repeatIssues(respondents: readonly Respondent[]): Issue[] {
  const ids = respondents.map((respondent) => respondent.respondentId);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) < index));
  return [...repeated].map((id) => errorAt("cohort-respondent-repeated", {}, { id }));
}

function byKindThenId(a: Respondent, b: Respondent): number {
  if (a.kind !== b.kind) return a.kind === "participant" ? -1 : 1;
  return a.respondentId < b.respondentId ? -1 : 1;
}
