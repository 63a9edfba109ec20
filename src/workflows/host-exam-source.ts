import { readHostedIndex, readHostedStudy } from "#formats/hosted-study.ts";
import { errorAt } from "#lib/issue.ts";
import { err, type Result } from "#lib/result.ts";
import type { ExamSource, OfferedStudy, StudyOffers } from "#workflows/ports/exam-source.ts";
import type { HostFiles } from "#workflows/ports/host-files.ts";

/** Where a host keeps the list of its studies. */
export const INDEX_PATH = "studies/index.json";

/** Where a host keeps a study of that list. */
export function studyPath(studyId: string): string {
  return `studies/${studyId}.json`;
}

/**
 * The studies that the app's own host offers: `studies/index.json`, `studies/<id>.json`. Without a list none are. A study that did not come
 * is an issue and keeps no other one back.
 * Issues: `host-file-missing` {file} and those of the files' readers.
 */
export function hostExamSource(files: HostFiles): ExamSource {
  return { list: () => listStudies(files), load: (studyId) => loadStudy(files, studyId) };
}

async function listStudies(files: HostFiles): Promise<StudyOffers> {
  const bytes = await files.read(INDEX_PATH);
  if (bytes === null) return { studies: [], issues: [] };
  const index = readHostedIndex({ name: INDEX_PATH, bytes });
  if (!index.ok) return { studies: [], issues: index.error };
  const studies = await Promise.all(index.value.map((studyId) => loadStudy(files, studyId)));
  return {
    studies: studies.flatMap((study) => (study.ok ? [study.value] : [])),
    issues: studies.flatMap((study) => (study.ok ? [] : study.error)),
  };
}

async function loadStudy(files: HostFiles, studyId: string): Promise<Result<OfferedStudy>> {
  const name = studyPath(studyId);
  const bytes = await files.read(name).catch(() => null);
  return bytes === null ? err([errorAt("host-file-missing", { file: name })]) : readHostedStudy({ name, bytes });
}
