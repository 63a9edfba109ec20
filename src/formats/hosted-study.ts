import type { GrantCommitment } from "#domain/study/grant.ts";
import type { Rank, Study, StudyPolicy } from "#domain/study/study.ts";
import { readEnvelope } from "#formats/json-file.ts";
import { errorAt } from "#lib/issue.ts";
import type { Json } from "#lib/json.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

const STUDY_FORMAT = { format: "rxbaseline-study", formatVersion: 1 } as const;
const INDEX_FORMAT = { format: "rxbaseline-study-index", formatVersion: 1 } as const;
const STUDY_ID = /^[A-Za-z0-9_-]{1,64}$/;
const SHA256 = /^[0-9a-f]{64}$/;
const KEY = /^[A-Za-z0-9_-]{40,200}$/;

/**
 * Reads a `rxbaseline-study` file of the app's own host on an exam machine, which carries no schema library: every member the exam
 * relies on is checked, strangers are passed over.
 * Issues: those of `readEnvelope`, `hosted-study-damaged`.
 */
export function readHostedStudy(file: NamedBytes): Result<Study> {
  const json = readEnvelope(file, STUDY_FORMAT);
  if (!json.ok) return json;
  const study = memberOf(json.value, "study");
  return isStudy(study) ? ok(study) : err([errorAt("hosted-study-damaged", { file: file.name, path: "study" })]);
}

/** Reads `rxbaseline-study-index`: ids of the studies a host offers. Issues: those of `readEnvelope`, `hosted-study-damaged`. */
export function readHostedIndex(file: NamedBytes): Result<readonly string[]> {
  const json = readEnvelope(file, INDEX_FORMAT);
  if (!json.ok) return json;
  const ids = memberOf(json.value, "studies");
  return isListOf(ids, (id): id is string => matches(id, STUDY_ID))
    ? ok(ids)
    : err([errorAt("hosted-study-damaged", { file: file.name, path: "studies" })]);
}

function isStudy(value: unknown): value is Study {
  const at = (name: string): unknown => memberOf(value, name);
  const durationMs = at("durationMs");
  return (
    [at("studyId"), at("examId")].every((id) => matches(id, STUDY_ID)) &&
    matches(at("examHash"), SHA256) &&
    matches(at("publicKey"), KEY) &&
    isLocalText(at("title")) &&
    typeof durationMs === "number" &&
    Number.isInteger(durationMs) &&
    durationMs > 0 &&
    isListOf(at("ranks"), isRank) &&
    isPolicy(at("policy")) &&
    typeof at("grantSalt") === "string" &&
    isListOf(at("grants"), isCommitment) &&
    typeof at("simulated") === "boolean"
  );
}

function isRank(value: unknown): value is Rank {
  return typeof memberOf(value, "id") === "string" && isLocalText(memberOf(value, "title"));
}

function isPolicy(value: unknown): value is StudyPolicy {
  return typeof memberOf(value, "calculator") === "boolean" && typeof memberOf(value, "scratchPad") === "boolean";
}

function isCommitment(value: unknown): value is GrantCommitment {
  const grant = memberOf(value, "grant");
  const [kind, extraMs] = [memberOf(grant, "kind"), memberOf(grant, "extraMs")];
  const isGrant = kind === "unlock" || (kind === "extra" && typeof extraMs === "number" && Number.isInteger(extraMs) && extraMs > 0);
  return isGrant && typeof memberOf(value, "commitment") === "string";
}

function isLocalText(value: unknown): boolean {
  return typeof memberOf(value, "en") === "string" && typeof memberOf(value, "zh") === "string";
}

function isListOf<T>(value: unknown, isOne: (one: unknown) => one is T): value is readonly T[] {
  return Array.isArray(value) && value.every(isOne);
}

function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value === "string" && pattern.test(value);
}

function memberOf(value: Json | unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}
