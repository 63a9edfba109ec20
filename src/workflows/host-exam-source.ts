import type { Exam } from "#domain/exam/exam.ts";
import { examOfPaper } from "#domain/exam/exam-of-paper.ts";
import type { Study } from "#domain/study/study.ts";
import { readHostedIndex, readHostedStudy } from "#formats/hosted-study.ts";
import { readJsonFile } from "#formats/json-file.ts";
import { hashOf } from "#lib/hash.ts";
import { errorAt } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";
import type { ExamSource, OfferedStudy } from "#workflows/ports/exam-source.ts";
import type { HostFiles } from "#workflows/ports/host-files.ts";

const INDEX_PATH = "studies/index.json";

/**
 * The studies and exams that the app's own host offers: `studies/index.json`, `studies/<id>.json`, `exams/<id>/paper.json`.
 * Issues of `load`: `host-file-missing` {file}, `study-exam-mismatch` {expected, found} when the paper is not the one the study
 * names, and those of the files' readers.
 */
export function hostExamSource(files: HostFiles): ExamSource {
  return { list: () => listStudies(files), load: (studyId) => loadExam(files, studyId) };
}

async function listStudies(files: HostFiles): Promise<readonly OfferedStudy[]> {
  const file = await readFile(files, INDEX_PATH);
  const index = file.ok ? readHostedIndex(file.value) : file;
  if (!index.ok) return [];
  const studies = await Promise.all(index.value.map((studyId) => loadStudy(files, studyId)));
  return studies.flatMap((study) => (study.ok ? [{ study: study.value, paperUrl: paperPath(study.value) }] : []));
}

async function loadExam(files: HostFiles, studyId: string): Promise<Result<{ readonly study: Study; readonly exam: Exam }>> {
  const study = await loadStudy(files, studyId);
  if (!study.ok) return study;
  const file = await readFile(files, paperPath(study.value));
  if (!file.ok) return file;
  const json = readJsonFile(file.value);
  if (!json.ok) return json;
  const exam = examOfPaper(json.value, study.value.examHash);
  if (exam !== null) return ok({ study: study.value, exam });
  const [expected, found] = [study.value.examHash, hashOf(json.value)];
  return err([errorAt("study-exam-mismatch", { file: file.value.name }, { expected: expected.slice(0, 8), found: found.slice(0, 8) })]);
}

async function loadStudy(files: HostFiles, studyId: string): Promise<Result<Study>> {
  const file = await readFile(files, `studies/${studyId}.json`);
  return file.ok ? readHostedStudy(file.value) : file;
}

async function readFile(files: HostFiles, path: string): Promise<Result<NamedBytes>> {
  const bytes = await files.read(path);
  return bytes === null ? err([errorAt("host-file-missing", { file: path })]) : ok({ name: path, bytes });
}

function paperPath({ examId }: Study): string {
  return `exams/${examId}/paper.json`;
}
