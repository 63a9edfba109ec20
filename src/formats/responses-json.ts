import * as z from "zod/mini";
import { INVALID_REASONS, MAX_NOTE_LENGTH } from "#domain/cohort/validity.ts";
import type { Exam } from "#domain/exam/exam.ts";
import { examId, itemId, sha256, text } from "#domain/exam/field-shapes.ts";
import { RESPONSE_STATES } from "#domain/exam/response-state.ts";
import type { Submission } from "#domain/submission/submission.ts";
import { isJsonObject, writeJsonFile, type JsonObject } from "#formats/json-file.ts";
import { readShapedFile } from "#formats/read-shaped-file.ts";
import { isSimulated, type ExportedRespondent, type ResponseExport } from "#formats/response-export.ts";
import { examHeader, rankId, studyId } from "#formats/study-shape.ts";
import { CLOSED_BY, response, source } from "#formats/submission-shape.ts";
import { errorAt, type Issue } from "#lib/issue.ts";
import type { Json } from "#lib/json.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

/**
 * What a `rxbaseline-responses` file holds. Submissions come without their events, respondents without issues and with every decision on
 * their sections.
 */
export interface ResponsesFile {
  readonly simulated: boolean;
  readonly respondents: readonly ExportedRespondent[];
}

const RESPONSES_FORMAT = { format: "rxbaseline-responses", formatVersion: 2, steps: [withoutDecisions] } as const;
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
const paperSource = z.strictObject({
  kind: z.literal("paper"),
  participantCode: z.string().check(z.minLength(1), z.maxLength(64)),
  agreedCount: z.int().check(z.minimum(0), z.maximum(1_000)),
});
const submission = z.strictObject({
  submissionId: studyId,
  studyId,
  examId,
  examHash: sha256,
  source: z.discriminatedUnion("kind", [told, paperSource, modelSource]),
  responses: z.array(recorded).check(z.maxLength(1_000)),
  simulated: z.boolean(),
});
const decision = z.strictObject({
  sectionId: z.string().check(z.minLength(1), z.maxLength(8)),
  reason: z.nullable(z.enum(INVALID_REASONS)),
  note: z.string().check(z.maxLength(MAX_NOTE_LENGTH)),
  decidedAtMs: z.int(),
});
const respondent = z.strictObject({
  respondentId: name,
  kind: z.enum(["participant", "model"]),
  label: name,
  rankId: z.nullable(rankId),
  site: z.nullable(text),
  verdict: z.enum(["sound", "doubtful"]),
  submission,
  validity: z.array(decision).check(z.maxLength(1_000)),
});
const responsesFile = z.strictObject({
  format: z.string(),
  formatVersion: z.number(),
  ...examHeader,
  simulated: z.boolean(),
  respondents: z.array(respondent).check(z.maxLength(100_000)),
});

/**
 * Writes a `rxbaseline-responses` file, version 2: every respondent's responses and states, verbatim, and the decisions on their sections.
 * Events stay in the submission files, and what verification found is told by `verdict` alone.
 */
export function writeResponsesJson(input: Pick<ResponseExport, "study" | "exam" | "respondents" | "appVersion">): Uint8Array {
  const { exam, respondents, appVersion } = input;
  return writeJsonFile({
    format: RESPONSES_FORMAT.format,
    formatVersion: RESPONSES_FORMAT.formatVersion,
    appVersion,
    examId: exam.examId,
    examHash: exam.examHash,
    simulated: isSimulated(input),
    respondents: respondents.map(toWritten),
  });
}

function toWritten({ respondentId, kind, label, rankId, site, verdict, submission: whole, validity }: ExportedRespondent): object {
  const decisions = validity.map(({ sectionId, reason, note, decidedAtMs }) => ({ sectionId, reason, note, decidedAtMs }));
  return { respondentId, kind, label, rankId, site, verdict, submission: withoutEvents(whole), validity: decisions };
}

function withoutEvents(whole: Submission): object {
  if (whole.source.kind !== "participant") return whole;
  const { kind, start, finishedAtMs, elapsedMs, closedBy, receipt } = whole.source;
  return { ...whole, source: { kind, start, finishedAtMs, elapsedMs, closedBy, receipt } };
}

/**
 * Reads a `rxbaseline-responses` file, version 1 (which knows of no decisions) or 2, of the given exam.
 * Issues: those of `readShapedFile`; `responses-exam-foreign`; `responses-respondent-repeated` {id} (among sound ones);
 * `responses-kind-differs` {id} (a sound participant needs rank and site, a model has none, and the submission must be of the same kind);
 * `responses-items-differ` {id} (not exactly the exam's items in its order); `responses-section-unknown` {id, section} (a decision on a
 * section the exam does not have).
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

/** Version 1 knew of no decisions: every section counted. */
function withoutDecisions(file: JsonObject): JsonObject {
  const { respondents } = file;
  if (!Array.isArray(respondents)) return file;
  return { ...file, respondents: respondents.map((each: Json) => (isJsonObject(each) ? { ...each, validity: [] } : each)) };
}

function toExported(read: z.output<typeof respondent>): ExportedRespondent {
  const { source: readSource } = read.submission;
  const whole = readSource.kind !== "participant" ? readSource : { ...readSource, events: [] };
  const validity = read.validity.map((each) => ({ ...each, submissionId: read.submission.submissionId }));
  return { ...read, issues: [], validity, submission: { ...read.submission, source: whole } };
}

function respondentIssues(each: ExportedRespondent, exam: Exam, place: Issue["place"]): Issue[] {
  const id = each.respondentId;
  const isModel = each.kind === "model";
  const [hasRank, hasSite] = [each.rankId !== null, each.site !== null];
  // A code that is not on the roster has neither; such a submission is doubtful.
  const isPlaced = isModel ? !hasRank && !hasSite : each.verdict === "doubtful" || (hasRank && hasSite);
  const isConsistent = (each.submission.source.kind === "model") === isModel && isPlaced;
  const hasItems =
    each.submission.examHash === exam.examHash &&
    each.submission.responses.map((one) => one.itemId).join(" ") === exam.items.map((item) => item.id).join(" ");
  const sections = each.validity
    .map(({ sectionId }) => sectionId)
    .filter((section) => !exam.sections.some((known) => known.id === section));
  return [
    ...sections.map((section) => errorAt("responses-section-unknown", place, { id, section })),
    ...(isConsistent ? [] : [errorAt("responses-kind-differs", place, { id })]),
    ...(hasItems ? [] : [errorAt("responses-items-differ", place, { id })]),
  ];
}
