import type { Study } from "#domain/study/study.ts";
import type { CodeStretch, LockedBytes } from "#domain/study/study-pack.ts";
import { readEnvelope, writeJsonFile } from "#formats/json-file.ts";
import { boxOfJson, boxToJson, hasFittingCheck, stretchOfJson, stretchToJson, withCheck } from "#formats/locked-json.ts";
import { errorAt } from "#lib/issue.ts";
import { canonicalJson } from "#lib/json.ts";
import { memberOf } from "#lib/member-of.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** Format and newest version of a private key's file. */
export const PRIVATE_KEY_FORMAT = { format: "rxbaseline-private-key", formatVersion: 1 } as const;

/** What the file says openly. The box is bound to it: with any of this changed, no passphrase opens it. */
export interface PrivateKeyHeader extends Pick<Study, "studyId" | "publicKey"> {
  readonly appVersion: string;
  readonly stretch: CodeStretch;
}

/** A study's private key under a passphrase. */
export interface LockedPrivateKey {
  readonly header: PrivateKeyHeader;
  readonly box: LockedBytes;
}

/** The bytes that bind the box to its header. */
export function privateKeyContext(header: PrivateKeyHeader): Uint8Array {
  return new TextEncoder().encode(canonicalJson(headerToJson(header)));
}

/** Writes a `rxbaseline-private-key` file, version 1. Read by `readPrivateKeyFile`. */
export function writePrivateKeyFile({ header, box }: LockedPrivateKey): Uint8Array {
  return writeJsonFile(withCheck({ ...headerToJson(header), box: boxToJson(box) }));
}

/**
 * Reads the open part of a `rxbaseline-private-key` file. Nothing in it is to be believed before the box has opened with it as context.
 * Issues: those of `readEnvelope`; `private-key-damaged` where the file's own check, or what it must have, does not fit.
 */
export function readPrivateKeyFile(file: NamedBytes): Result<LockedPrivateKey> {
  const json = readEnvelope(file, PRIVATE_KEY_FORMAT);
  if (!json.ok) return json;
  const [studyId, publicKey, appVersion] = [text(json.value, "studyId"), text(json.value, "publicKey"), text(json.value, "appVersion")];
  const [stretch, box] = [stretchOfJson(memberOf(json.value, "stretch")), boxOfJson(memberOf(json.value, "box"))];
  const isWhole = hasFittingCheck(json.value) && studyId !== null && publicKey !== null && appVersion !== null;
  if (!isWhole || stretch === null || box === null) return err([errorAt("private-key-damaged", { file: file.name })]);
  return ok({ header: { studyId, publicKey, appVersion, stretch }, box });
}

function headerToJson({ studyId, publicKey, appVersion, stretch }: PrivateKeyHeader) {
  return { ...PRIVATE_KEY_FORMAT, appVersion, studyId, publicKey, stretch: stretchToJson(stretch) };
}

function text(value: unknown, name: string): string | null {
  const found = memberOf(value, name);
  return typeof found === "string" ? found : null;
}
