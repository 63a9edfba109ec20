import * as z from "zod/mini";
import type { Exam } from "#domain/exam/exam.ts";
import { examId, itemId, sha256, text } from "#domain/exam/field-shapes.ts";
import { RESPONSE_STATES } from "#domain/exam/response-state.ts";
import type { Submission } from "#domain/submission/submission.ts";
import { writeJsonFile } from "#formats/json-file.ts";
import { readShapedFile } from "#formats/read-shaped-file.ts";
import type { ExportedRespondent, ResponseExport } from "#formats/response-export.ts";
import { examHeader, rankId, studyId } from "#formats/study-shape.ts";
import { CLOSED_BY, response, source } from "#formats/submission-shape.ts";
import { errorAt, type Issue } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** What a `rxbaseline-responses` file holds. Submissions come without their events, and respondents without issues. */
export interface ResponsesFile {
  readonly simulated: boolean;
  readonly respondents: readonly ExportedRespondent[];
}

const RESPONSES_FORMAT = { format: "rxbaseline-responses", formatVersion: 1 } as const;
const name = z.string().check(z.minLength(1), z.maxLength(200));
const modelSource = z.strictObject({ kind: z.literal("model"), model: name, fileName: z.string().check(z.maxLength(1_000)) });
const recorded = z.strictObject({
  itemId,
  response: z.nullable(response),
  state: z.enum(RESPONSE_STATES),
  raw: z.nullable(z.string()),
});
// Only here: no file that was handed in says "lost".
const told = z.extend(z.omit(source, { events: true }), { closedBy: z.enum([...CLOSED_BY, "lost"]) });
const submission = z.strictObject({
  submissionId: studyId,
  studyId,
  examId,
  examHash: sha256,
  source: z.discriminatedUnion("kind", [told, modelSource]),
  responses: z.array(recorded).check(z.maxLength(1_000)),
  simulated: z.boolean(),
});
const respondent = z.strictObject({
  respondentId: name,
  kind: z.enum(["participant", "model"]),
  label: name,
  rankId: z.nullable(rankId),
  site: z.nullable(text),
  verdict: z.enum(["sound", "doubtful"]),
  submission,
});
const responsesFile = z.strictObject({
  format: z.string(),
  formatVersion: z.number(),
  ...examHeader,
  simulated: z.boolean(),
  respondents: z.array(respondent).check(z.maxLength(100_000)),
});

/**
 * Writes a `rxbaseline-responses` file, version 1: every respondent's responses and states, verbatim. Events stay in the
 * submission files, and what verification found is told by `verdict` alone.
 */
export function writeResponsesJson(input: Omit<ResponseExport, "language" | "nowMs">): Uint8Array {
  const { study, exam, respondents, appVersion } = input;
  return writeJsonFile({
    ...RESPONSES_FORMAT,
    appVersion,
    examId: exam.examId,
    examHash: exam.examHash,
    simulated: study.simulated || respondents.some((each) => each.submission.simulated),
    respondents: respondents.map(toWritten),
  });
}

function toWritten({ respondentId, kind, label, rankId, site, verdict, submission: whole }: ExportedRespondent): object {
  return { respondentId, kind, label, rankId, site, verdict, submission: withoutEvents(whole) };
}

function withoutEvents(whole: Submission): object {
  if (whole.source.kind === "model") return whole;
  const { kind, start, finishedAtMs, elapsedMs, closedBy, receipt } = whole.source;
  return { ...whole, source: { kind, start, finishedAtMs, elapsedMs, closedBy, receipt } };
}

/**
 * Reads a `rxbaseline-responses` file, version 1, of the given exam.
 * Issues: those of `readShapedFile`; `responses-exam-foreign`; `responses-respondent-repeated` {id} (among sound ones); `responses-kind-differs` {id} (a
 * sound participant needs rank and site, a model has none, and the submission must be of the same kind); `responses-items-differ` {id} (not
 * exactly the exam's items in its order).
 */
export function readResponsesJson(file: NamedBytes, exam: Exam): Result<ResponsesFile> {
  const shaped = readShapedFile(file, RESPONSES_FORMAT, responsesFile);
  if (!shaped.ok) return shaped;
  if (shaped.value.examHash !== exam.examHash) return err([errorAt("responses-exam-foreign", { file: file.name, path: "examHash" })]);
  const respondents = shaped.value.respondents.map(toExported);
  // Doubtful submissions may share a code: that is one of the doubts.
  const ids = respondents.map((each) => (each.verdict === "sound" ? each.respondentId : null));
  const issues = respondents.flatMap((each, index) => {
    const place = { file: file.name, path: `respondents[${index}]` };
    const repeated =
      each.verdict === "sound" && ids.indexOf(each.respondentId) < index
        ? [errorAt("responses-respondent-repeated", place, { id: each.respondentId })]
        : [];
    return [...repeated, ...respondentIssues(each, exam, place)];
  });
  return issues.length > 0 ? err(issues) : ok({ simulated: shaped.value.simulated, respondents });
}

function toExported(read: z.output<typeof respondent>): ExportedRespondent {
  const { source: readSource } = read.submission;
  const whole = readSource.kind === "model" ? readSource : { ...readSource, events: [] };
  return { ...read, issues: [], submission: { ...read.submission, source: whole } };
}

function respondentIssues(each: ExportedRespondent, exam: Exam, place: Issue["place"]): Issue[] {
  const id = each.respondentId;
  const isModel = each.kind === "model";
  const [hasRank, hasSite] = [each.rankId !== null, each.site !== null];
  // A code that is not on the roster has neither; such a submission is doubtful.
  const isPlaced = isModel ? !hasRank && !hasSite : each.verdict === "doubtful" || (hasRank && hasSite);
  const isConsistent = each.submission.source.kind === each.kind && isPlaced;
  const hasItems =
    each.submission.examHash === exam.examHash &&
    each.submission.responses.map((one) => one.itemId).join(" ") === exam.items.map((item) => item.id).join(" ");
  return [
    ...(isConsistent ? [] : [errorAt("responses-kind-differs", place, { id })]),
    ...(hasItems ? [] : [errorAt("responses-items-differ", place, { id })]),
  ];
}
