import type { Study } from "#domain/study/study.ts";
import { sha256Hex } from "#lib/hash.ts";

/** So many hex digits of a public key's hash tell two studies of one id apart. */
const KEY_DIGITS = 16;

/**
 * Name of the database in which a stick file keeps its study's sittings. All pages opened from files may share one set of databases: with
 * one a study, none sees the sittings of another, nor is it kept from opening its own by a newer one of another version. A stick file made
 * again for the same study finds what the one before it kept.
 */
export function stickDatabaseName({ studyId, publicKey }: Pick<Study, "studyId" | "publicKey">): string {
  return `rxbaseline-stick-${studyId}-${sha256Hex(publicKey).slice(0, KEY_DIGITS)}`;
}
