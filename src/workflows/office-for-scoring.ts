import type { Exam } from "#domain/exam/exam.ts";
import { DEFAULT_RANKS } from "#domain/study/default-ranks.ts";
import { DEFAULT_POLICY, type Rank, type RosterEntry, type Study, type StudyOffice } from "#domain/study/study.ts";
import { readHostedStudy } from "#formats/hosted-study.ts";
import { readOfficeFile } from "#formats/office-file.ts";
import type { ResponsesFile } from "#formats/responses-json.ts";
import { errorAt } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** Files that say what a study is; null where there is none. */
export interface StudyOfScoring {
  readonly office: NamedBytes | null;
  /** The public file, which knows no roster. */
  readonly study: NamedBytes | null;
}

/**
 * The study that files are scored in: the coordinator's; or the public one, or else one made for the purpose, with what exported responses
 * say of ranks and sites, in the published ranks' order, others after them as they come. Issues: those of `readOfficeFile` and
 * `readHostedStudy`; `study-exam-mismatch`.
 */
export function officeForScoring(files: StudyOfScoring, exam: Exam, responses: readonly ResponsesFile[]): Result<StudyOffice> {
  if (files.office !== null) return onExam(readOfficeFile(files.office), files.office, exam);
  if (files.study === null) return ok(officeOfResponses(exam, responses));
  const hosted = readHostedStudy(files.study);
  return hosted.ok ? onExam(ok(officeOfStudy(hosted.value.study, responses)), files.study, exam) : hosted;
}

function onExam(office: Result<StudyOffice>, file: NamedBytes, exam: Exam): Result<StudyOffice> {
  if (!office.ok || office.value.study.examHash === exam.examHash) return office;
  const [expected, found] = [office.value.study.examHash.slice(0, 8), exam.examHash.slice(0, 8)];
  return err([errorAt("study-exam-mismatch", { file: file.name }, { expected, found })]);
}

/** Exported responses were verified when they were collected. */
const NO_GRANTS = { policy: DEFAULT_POLICY, grantSalt: "", grants: [], handIn: null };

function officeOfResponses(exam: Exam, responses: readonly ResponsesFile[]): StudyOffice {
  const { examId, examHash, title, durationMs } = exam;
  const simulated = responses.some((file) => file.simulated);
  // A model's run is known by its study too: given once more as a file of its own, it is to be recognised.
  const studyId = responses.flatMap((file) => file.respondents)[0]?.submission.studyId ?? examId;
  return officeOfStudy({ studyId, title, examId, examHash, durationMs, publicKey: "", ...NO_GRANTS, simulated }, responses);
}

function officeOfStudy(study: Study, responses: readonly ResponsesFile[]): StudyOffice {
  const respondents = responses.flatMap((file) => file.respondents);
  const roster = respondents.flatMap(({ respondentId, rankId, site }): RosterEntry[] => {
    return rankId === null ? [] : [{ code: respondentId, rankId, site: site ?? "" }];
  });
  return { study, privateKey: "", ranks: ranksOf(roster), roster, grantCodes: [], startCodes: [] };
}

function ranksOf(roster: readonly RosterEntry[]): readonly Rank[] {
  const ids = [...new Set(roster.map((entry) => entry.rankId))];
  const published = DEFAULT_RANKS.filter((rank) => ids.includes(rank.id));
  const others = ids.filter((id) => !DEFAULT_RANKS.some((rank) => rank.id === id));
  return [...published, ...others.map((id) => ({ id, title: { en: id, zh: id } }))];
}
