import type { CoverSection, ExamCover } from "#domain/study/exam-cover.ts";
import type { GrantCommitment } from "#domain/study/grant.ts";
import { DEFAULT_POLICY, type Study, type StudyPolicy } from "#domain/study/study.ts";
import type { LockedBytes, StudyPack } from "#domain/study/study-pack.ts";
import { readEnvelope } from "#formats/json-file.ts";
import { fromBase64Url } from "#lib/base64url.ts";
import { errorAt } from "#lib/issue.ts";
import { canonicalJson } from "#lib/json.ts";
import { memberOf } from "#lib/member-of.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** Format and newest version of a study file. */
export const STUDY_FORMAT = { format: "rxbaseline-study", formatVersion: 1 } as const;
/** Format and newest version of the list of a host's studies. */
export const INDEX_FORMAT = { format: "rxbaseline-study-index", formatVersion: 1 } as const;
const STUDY_ID = /^[A-Za-z0-9_-]{1,64}$/;
const SHA256 = /^[0-9a-f]{64}$/;
const KEY = /^[A-Za-z0-9_-]{40,200}$/;

/** A study as a host offers it: what anyone may know, and the exam under lock. */
export interface HostedStudy {
  readonly study: Study;
  readonly cover: ExamCover;
  readonly pack: StudyPack;
  /** What the pack is bound to, as `packContext` gives it. */
  readonly context: Uint8Array;
}

/** The bytes that bind a pack to the file around it: the canonical JSON of all but the pack. */
export function packContext(file: object): Uint8Array {
  const header = Object.entries(file).filter(([name]) => name !== "pack");
  return new TextEncoder().encode(canonicalJson(Object.fromEntries(header)));
}

/**
 * Reads a `rxbaseline-study` file of the app's own host on an exam machine, which carries no schema library: every member the exam
 * relies on is checked, strangers are passed over.
 * Issues: those of `readEnvelope`, `hosted-study-damaged`.
 */
export function readHostedStudy(file: NamedBytes): Result<HostedStudy> {
  const json = readEnvelope(file, STUDY_FORMAT);
  if (!json.ok) return json;
  const [study, cover, pack] = [
    ofToday(memberOf(json.value, "study")),
    memberOf(json.value, "cover"),
    packOf(memberOf(json.value, "pack")),
  ];
  const damaged = (path: string) => err([errorAt("hosted-study-damaged", { file: file.name, path })]);
  if (!isStudy(study)) return damaged("study");
  if (!isCover(cover)) return damaged("cover");
  return pack === null ? damaged("pack") : ok({ study, cover, pack, context: packContext(Object(json.value)) });
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

/** A file that was made before there were drop boxes, or a rule, says nothing of it, and then it is as it was. */
function ofToday(study: unknown): unknown {
  return { handIn: null, ...Object(study), policy: { ...DEFAULT_POLICY, ...Object(memberOf(study, "policy")) } };
}

function isStudy(value: unknown): value is Study {
  const at = (name: string): unknown => memberOf(value, name);
  return (
    [at("studyId"), at("examId")].every((id) => matches(id, STUDY_ID)) &&
    matches(at("examHash"), SHA256) &&
    matches(at("publicKey"), KEY) &&
    isLocalText(at("title")) &&
    isCount(at("durationMs"), Number.MAX_SAFE_INTEGER) &&
    isPolicy(at("policy")) &&
    isHandIn(at("handIn")) &&
    typeof at("grantSalt") === "string" &&
    isListOf(at("grants"), isCommitment) &&
    typeof at("simulated") === "boolean"
  );
}

function isCover(value: unknown): value is ExamCover {
  return /^(draft|reviewed)$/.test(String(memberOf(value, "reviewStatus"))) && isListOf(memberOf(value, "sections"), isCoverSection);
}

function isCoverSection(value: unknown): value is CoverSection {
  return typeof memberOf(value, "id") === "string" && isLocalText(memberOf(value, "title")) && isCount(memberOf(value, "itemCount"), 1_000);
}

/** Bounds keep a changed file from asking the machine for more than it has. */
function packOf(value: unknown): StudyPack | null {
  const stretch = memberOf(value, "stretch");
  const [memoryKib, passes, salt] = [memberOf(stretch, "memoryKib"), memberOf(stretch, "passes"), bytesOf(memberOf(stretch, "salt"))];
  const [keys, paper] = [memberOf(value, "keys"), boxOf(memberOf(value, "paper"))];
  const boxes = Array.isArray(keys) ? keys.map(boxOf) : [];
  if (!isCount(memoryKib, 262_144) || !isCount(passes, 16) || salt?.length !== 16 || paper === null) return null;
  return boxes.length > 0 && boxes.every((box) => box !== null) ? { stretch: { memoryKib, passes, salt }, keys: boxes, paper } : null;
}

function boxOf(value: unknown): LockedBytes | null {
  const [nonce, ciphertext] = [bytesOf(memberOf(value, "nonce")), bytesOf(memberOf(value, "ciphertext"))];
  return nonce?.length === 12 && ciphertext !== null ? { nonce, ciphertext } : null;
}

function bytesOf(value: unknown): Uint8Array | null {
  return typeof value === "string" ? fromBase64Url(value) : null;
}

function isCount(value: unknown, most: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value > 0 && value <= most;
}

function isPolicy(value: unknown): value is StudyPolicy {
  const at = (name: string): unknown => memberOf(value, name);
  const languages = at("languages");
  return (
    [at("calculator"), at("scratchPad"), at("fullScreen")].every((rule) => typeof rule === "boolean") &&
    [at("itemOrder"), at("optionOrder")].every((ordering) => matches(ordering, /^(fixed|seeded)$/)) &&
    isListOf(languages, (one): one is string => matches(one, /^(en|zh)$/)) &&
    languages.length > 0 &&
    ["opensAtMs", "closesAtMs"].every((end) => isMoment(memberOf(at("window"), end))) &&
    (at("consent") === null || isLocalText(at("consent")))
  );
}

function isMoment(value: unknown): boolean {
  return value === null || Number.isInteger(value);
}

function isHandIn(value: unknown): boolean {
  return value === null || typeof memberOf(value, "url") === "string";
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
