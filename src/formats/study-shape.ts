import * as z from "zod/mini";
import { examId, localText, notation, sha256, version } from "#domain/exam/field-shapes.ts";
import { ORDERINGS } from "#domain/exam/exam-order.ts";
import { handInUrlIssue } from "#domain/study/hand-in-url.ts";
import type { Study } from "#domain/study/study.ts";
import { errorAt, type Issue } from "#lib/issue.ts";

/** Id of a study, safe in file names and addresses. */
export const studyId = notation(/^[A-Za-z0-9_-]{1,64}$/, "pilot");
/** Raw key bytes as base64url. */
export const keyText = notation(/^[A-Za-z0-9_-]{40,200}$/, "BPq3…");
/** Id of a rank. */
export const rankId = notation(/^[a-z0-9][a-z0-9-]{0,31}$/, "senior");

const MAX_DURATION_MS = 24 * 60 * 60 * 1000;

const hex128 = notation(/^[0-9a-f]{32}$/, "9f86d081…");
/** What a single-use code gives. */
export const grant = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("extra"),
    extraMs: z.int().check(z.positive(), z.maximum(MAX_DURATION_MS)),
    share: z.nullable(z.number().check(z.positive())),
  }),
  z.strictObject({ kind: z.literal("unlock") }),
]);

/** The ranks of a study, junior first. */
export const ranksShape = z.array(z.strictObject({ id: rankId, title: localText })).check(z.minLength(1), z.maxLength(20));

const ordering = z._default(z.enum(ORDERINGS), "fixed");
const moment = z.nullable(z.int());
/** A file made before there was a rule says nothing of it, and then it is as it was. */
const policy = z.strictObject({
  calculator: z.boolean(),
  scratchPad: z.boolean(),
  fullScreen: z._default(z.boolean(), false),
  itemOrder: ordering,
  optionOrder: ordering,
  languages: z._default(z.array(z.enum(["en", "zh"])).check(z.minLength(1), z.maxLength(2)), ["en", "zh"]),
  window: z._default(z.strictObject({ opensAtMs: moment, closesAtMs: moment }), { opensAtMs: null, closesAtMs: null }),
  consent: z._default(z.nullable(localText), null),
});

/** What a participant's machine may know of a study. */
export const studyShape = z.strictObject({
  studyId,
  title: localText,
  examId,
  examHash: sha256,
  durationMs: z.int().check(z.positive(), z.maximum(MAX_DURATION_MS)),
  publicKey: keyText,
  policy,
  handIn: z.nullable(z.strictObject({ url: z.string() })),
  grantSalt: hex128,
  grants: z.array(z.strictObject({ commitment: hex128, grant })).check(z.maxLength(200_000)),
  simulated: z.boolean(),
});

/** Members of every file that belongs to an exam, beside its format. */
export const examHeader = { appVersion: version, examId, examHash: sha256 };

/**
 * What the parts of a study file say about each other.
 * Issues: `study-header-differs` {field} (the file's own header names another exam than the study in it), those of `handInUrlIssue`.
 */
export function studyIssues(study: Study, header: Pick<Study, "examId" | "examHash">, fileName: string): Issue[] {
  const fields = (["examId", "examHash"] as const).filter((field) => header[field] !== study[field]);
  const handIn = study.handIn === null ? null : handInUrlIssue(study.handIn.url, { file: fileName, path: "handIn.url" });
  return [
    ...fields.map((field) => errorAt("study-header-differs", { file: fileName, path: field }, { field })),
    ...(handIn === null ? [] : [handIn]),
  ];
}
