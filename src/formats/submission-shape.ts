import * as z from "zod/mini";
import { errorType, examId, itemId, letter, notation, sha256, text, version } from "#domain/exam/field-shapes.ts";
import { RESPONSE_STATES } from "#domain/exam/response-state.ts";
import { GRANT_REASONS } from "#domain/study/grant.ts";
import { SUBMISSION_FORMAT } from "#formats/submission-file.ts";

const id = notation(/^[A-Za-z0-9_-]{1,64}$/, "k3J9…");
const ms = z.int();
const format = { format: z.literal(SUBMISSION_FORMAT.format), formatVersion: z.literal(SUBMISSION_FORMAT.formatVersion) };

/** The open part of a `.rxsub` file, with what is sealed as base64url. */
export const sealedFileShape = z.strictObject({
  ...format,
  appVersion: version,
  studyId: id,
  examId,
  examHash: sha256,
  submissionId: id,
  simulated: z.boolean(),
  enc: z.string(),
  ciphertext: z.string(),
});

const buildId = notation(/^[A-Za-z0-9-]{1,40}$/, "3f9c21d07a");

const start = z.strictObject({
  sittingId: id,
  studyId: id,
  examId,
  examHash: sha256,
  participantCode: z.string().check(z.minLength(1), z.maxLength(64)),
  durationMs: z.int().check(z.positive()),
  startedAtMs: ms,
  zone: z.string().check(z.maxLength(64)),
  appVersion: version,
  buildId,
  simulated: z.boolean(),
  order: z.exactOptional(
    z.strictObject({
      items: z.array(itemId).check(z.maxLength(1_000)),
      options: z.array(z.strictObject({ itemId, letters: z.array(letter).check(z.maxLength(10)) })).check(z.maxLength(1_000)),
    }),
  ),
  consentHash: z.exactOptional(sha256),
});

/** A response of either kind. */
export const response = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("choice"), letters: z.array(letter).check(z.maxLength(10)) }),
  z.strictObject({
    kind: z.literal("short-answer"),
    errorTypes: z.array(errorType).check(z.maxLength(14)),
    unknownTypes: z.array(text).check(z.maxLength(100)),
    noProblem: z.boolean(),
    // People are not cut short: a pasted page stays whole. The limit on the whole file bounds it.
    intervention: z.string(),
  }),
]);

const code = notation(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/, "P7K3Q-HT2CW");
const reason = z.enum(GRANT_REASONS);
/** How a sitting can have ended that was handed in. */
export const CLOSED_BY = ["participant", "deadline", "deadline-on-resume"] as const;
const closedBy = z.enum(CLOSED_BY);

const fact = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("started"), language: z.enum(["en", "zh"]) }),
  z.strictObject({ type: z.literal("resumed"), gapMs: ms, verified: z.boolean(), buildId }),
  z.strictObject({ type: z.literal("gap"), gapMs: ms }),
  z.strictObject({ type: z.literal("clock-back"), backMs: ms }),
  z.strictObject({ type: z.literal("clock-forward"), forwardMs: ms }),
  z.strictObject({ type: z.literal("locked"), jumpMs: ms }),
  z.strictObject({ type: z.literal("unlocked"), code, reason }),
  z.strictObject({ type: z.literal("granted"), code, extraMs: z.int().check(z.positive()), reason }),
  z.strictObject({ type: z.literal("witness"), offsetMs: ms, roundTripMs: ms }),
  z.strictObject({ type: z.literal("stale-refused"), count: z.int().check(z.positive()) }),
  z.strictObject({ type: z.literal("backed-up") }),
  z.strictObject({ type: z.literal("restored") }),
  z.strictObject({ type: z.literal("save-failed"), kind: z.string().check(z.maxLength(40)), attempts: z.int(), failedMs: ms }),
  z.strictObject({ type: z.literal("away"), way: z.enum(["blurred", "hidden"]), itemId: z.nullable(itemId) }),
  z.strictObject({ type: z.literal("back"), awayMs: ms }),
  z.strictObject({ type: z.literal("full-screen"), isFull: z.boolean() }),
  z.strictObject({ type: z.literal("refused"), act: z.enum(["paste", "drop", "print"]), itemId: z.nullable(itemId), length: z.int() }),
  z.strictObject({ type: z.literal("tool"), tool: z.enum(["calculator", "scratch-pad"]), isOpen: z.boolean() }),
  z.strictObject({ type: z.literal("calculated"), expression: z.string(), result: z.string() }),
  z.strictObject({ type: z.literal("scratched"), text: z.string() }),
  z.strictObject({ type: z.literal("error"), message: z.string().check(z.maxLength(500)) }),
  z.strictObject({ type: z.literal("visited"), itemId }),
  z.strictObject({ type: z.literal("responded"), itemId, response, composing: z.boolean() }),
  z.strictObject({ type: z.literal("flagged"), itemId, flagged: z.boolean() }),
  z.strictObject({ type: z.literal("submitted"), closedBy }),
]);

const event = z.strictObject({
  seq: z.int().check(z.nonnegative()),
  atMs: ms,
  elapsedMs: z.int().check(z.nonnegative()),
  epoch: z.int().check(z.positive()),
  fact,
  hash: sha256,
});

/** A sitting's end and its whole record. */
export const source = z.strictObject({
  kind: z.literal("participant"),
  start,
  finishedAtMs: ms,
  elapsedMs: z.int().check(z.nonnegative()),
  closedBy,
  events: z.array(event).check(z.maxLength(200_000)),
  receipt: notation(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/, "7K3Q-0M9X-HT2C"),
});

const recordedResponse = z.strictObject({
  itemId,
  response: z.nullable(response),
  state: z.enum(RESPONSE_STATES),
  raw: z.null(),
});

/** What is sealed in a `.rxsub` file, unpacked. */
export const submissionContentShape = z.strictObject({
  ...format,
  submission: z.strictObject({
    submissionId: id,
    studyId: id,
    examId,
    examHash: sha256,
    source,
    responses: z.array(recordedResponse).check(z.maxLength(1_000)),
    simulated: z.boolean(),
  }),
});
