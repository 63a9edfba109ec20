import type { Exam } from "#domain/exam/exam.ts";
import { examOfPaper } from "#domain/exam/exam-of-paper.ts";
import type { ClosedBy } from "#domain/sitting/sitting-event.ts";
import { DEFAULT_POLICY, type Study } from "#domain/study/study.ts";
import { readJsonFile } from "#formats/json-file.ts";
import { hashOf } from "#lib/hash.ts";
import type { Language } from "#lib/language.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import type { HostFiles } from "#workflows/ports/host-files.ts";
import type { PracticePorts } from "#workflows/practice-ports.ts";
import { startSitting } from "#workflows/start-sitting.ts";
import { submitExam } from "#workflows/submit-exam.ts";

const PAPER_PATH = "practice/paper.json";

/** Where a practice stands. */
export type PracticeState =
  | { readonly kind: "none" }
  | { readonly kind: "open"; readonly sittingId: string }
  | {
      readonly kind: "ended";
      readonly receipt: string;
      readonly closedBy: ClosedBy;
      readonly givenCount: number;
      readonly itemCount: number;
      /** What the file of an exam would be, unsealed. */
      readonly file: NamedBytes;
    };

/** What is on this machine of a practice: one at most. Rejects when the database cannot be read. */
export async function practiceState(ports: PracticePorts): Promise<PracticeState> {
  const [row] = await ports.store.list();
  if (row === undefined) return { kind: "none" };
  if (row.status === "in-progress") return { kind: "open", sittingId: row.sittingId };
  const { receipt, closedBy, givenCount, itemCount, fileName, bytes } = await submitExam(ports, row.sittingId);
  if (bytes === null) throw new RangeError("a finished practice requires its file, got none");
  return { kind: "ended", receipt, closedBy, givenCount, itemCount, file: { name: fileName, bytes } };
}

/** Who practises how. */
export interface PracticeRequest {
  readonly code: string;
  readonly language: Language;
  readonly zone: string;
  readonly appVersion: string;
}

/** Throws away an earlier practice and starts a new one; gives its id. Rejects when the paper cannot be had or nothing can be stored. */
export async function startPractice(ports: PracticePorts, files: HostFiles, request: PracticeRequest): Promise<string> {
  const { code: participantCode, ...rest } = request;
  const exam = await practiceExam(files);
  await ports.clear();
  return startSitting(ports, { study: practiceStudy(exam), exam, participantCode, startCode: "", ...rest, buildId: ports.buildId });
}

/** The three items of the practice. They come with the app, and a test of the project holds them to the form of a paper. Rejects without the file. */
export async function practiceExam(files: HostFiles): Promise<Exam> {
  const bytes = await files.read(PAPER_PATH);
  const json = bytes === null ? null : readJsonFile({ name: PAPER_PATH, bytes });
  const exam = json?.ok === true ? examOfPaper(json.value, hashOf(json.value)) : null;
  if (exam === null) throw new Error(`${PAPER_PATH} could not be read`);
  return exam;
}

/** A study that no coordinator has: no key, no codes. */
export function practiceStudy({ examId, examHash, title, durationMs }: Exam): Study {
  const secrets = { publicKey: "", grantSalt: "", grants: [], handIn: null };
  return {
    studyId: examId,
    title,
    examId,
    examHash,
    durationMs,
    policy: DEFAULT_POLICY,
    ...secrets,
    simulated: false,
  };
}
