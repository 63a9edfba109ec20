import { readHostedStudy } from "#formats/hosted-study.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { ok, type Result } from "#lib/result.ts";
import type { ExamSource, OfferedStudy } from "#workflows/ports/exam-source.ts";

/** The study of a file that a coordinator saved for machines whose host does not offer it. Issues: those of `readHostedStudy`. */
export function openStudyFile(file: NamedBytes): Result<OfferedStudy> {
  return readHostedStudy(file);
}

/**
 * A source with studies opened from files before its own; one of the same id takes the place of the source's. What is wrong with the source
 * itself is no matter to whoever has a file.
 */
export function withOpened(opened: readonly OfferedStudy[], source: ExamSource): ExamSource {
  return {
    list: async () => {
      const { studies } = await source.list().catch(() => ({ studies: [] }));
      return { studies: firstOfEach([...opened, ...studies]), issues: [] };
    },
    load: async (studyId) => {
      const own = opened.find(({ study }) => study.studyId === studyId);
      return own === undefined ? source.load(studyId) : ok(own);
    },
  };
}

function firstOfEach(studies: readonly OfferedStudy[]): readonly OfferedStudy[] {
  const ids = studies.map(({ study }) => study.studyId);
  return studies.filter(({ study }, index) => ids.indexOf(study.studyId) === index);
}
