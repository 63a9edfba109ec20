import { assemble } from "#domain/cohort/assemble.ts";
import { invalidSectionsOf } from "#domain/cohort/validity.ts";
import { compare, type CompareInput } from "#domain/comparison/compare.ts";
import type { Comparison } from "#domain/comparison/comparison.ts";
import { scoreSubmission } from "#domain/scoring/score-submission.ts";
import type { ScoringSettings } from "#domain/scoring/settings.ts";
import { currentGrades } from "#workflows/current-grades.ts";
import type { StudyContext } from "#workflows/load-study.ts";
import { soundSubmissions } from "#workflows/sound-submissions.ts";

/** Choices a comparison depends on; both are printed with it. */
export interface CompareRequest {
  readonly settings: ScoringSettings;
  readonly seed: string;
}

/** Called as sections are finished; resampling a section is what takes the time. */
export type CompareProgress = (doneCount: number, totalCount: number) => void;

/**
 * Scores the sound submissions of a study, without the sections that were decided not to count, and puts ranks, models and baselines side by side. The same context and request give the same
 * numbers, wherever it runs. Takes seconds for a large cohort: pages run it in the analysis worker.
 * @throws RangeError when the sound submissions cannot stand together (two of one code, a code or rank unknown): collecting sees to it
 * that they can.
 */
export function compareRespondents(context: StudyContext, { settings, seed }: CompareRequest, onProgress?: CompareProgress): Comparison {
  const { workspace, exam, key } = context;
  const { study, ranks, roster } = workspace.office;
  const submissions = soundSubmissions(workspace);
  const invalidSections = new Map(
    submissions.map(({ submissionId }) => [submissionId, invalidSectionsOf(workspace.validity, submissionId)]),
  );
  const cohort = assemble({ study, ranks, roster, submissions, invalidSections });
  if (!cohort.ok) throw new RangeError(`compareRespondents requires submissions that fit together, got ${cohort.error[0]?.code ?? ""}`);
  const grades = currentGrades(workspace);
  const { respondents } = cohort.value;
  const scorecards = respondents.map(({ submission, invalidSections: invalid }) =>
    scoreSubmission({ exam, key, submission, grades, settings, invalidSections: invalid.map(({ sectionId }) => sectionId) }),
  );
  return compareBySection({ exam, key, respondents, scorecards, ranks, settings, seed }, onProgress);
}

/** Sections are compared independently of each other, so that they can be counted as they are done. */
function compareBySection(input: CompareInput, onProgress?: CompareProgress): Comparison {
  const { sections } = input.exam;
  const compared = sections.flatMap((section, index) => {
    const done = compare({ ...input, exam: { ...input.exam, sections: [section] } });
    onProgress?.(index + 1, sections.length);
    return done.sections;
  });
  return { ...compare({ ...input, exam: { ...input.exam, sections: [] } }), sections: compared };
}
