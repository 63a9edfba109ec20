import { readHostedIndex, readHostedStudy } from "#formats/hosted-study.ts";
import { errorAt } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";
import type { ExamSource, OfferedStudy } from "#workflows/ports/exam-source.ts";
import type { HostFiles } from "#workflows/ports/host-files.ts";

const INDEX_PATH = "studies/index.json";

/**
 * The studies that the app's own host offers: `studies/index.json`, `studies/<id>.json`.
 * Issues of `load`: `host-file-missing` {file} and those of the files' readers.
 */
export function hostExamSource(files: HostFiles): ExamSource {
  return { list: () => listStudies(files), load: (studyId) => loadStudy(files, studyId) };
}

async function listStudies(files: HostFiles): Promise<readonly OfferedStudy[]> {
  const file = await readFile(files, INDEX_PATH);
  const index = file.ok ? readHostedIndex(file.value) : file;
  if (!index.ok) return [];
  const studies = await Promise.all(index.value.map((studyId) => loadStudy(files, studyId)));
  return studies.flatMap((study) => (study.ok ? [study.value] : []));
}

async function loadStudy(files: HostFiles, studyId: string): Promise<Result<OfferedStudy>> {
  const file = await readFile(files, `studies/${studyId}.json`);
  return file.ok ? readHostedStudy(file.value) : file;
}

async function readFile(files: HostFiles, path: string): Promise<Result<NamedBytes>> {
  const bytes = await files.read(path);
  return bytes === null ? err([errorAt("host-file-missing", { file: path })]) : ok({ name: path, bytes });
}
