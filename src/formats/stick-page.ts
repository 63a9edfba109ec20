import { toInertJson } from "#formats/inert-json.ts";
import { errorAt } from "#lib/issue.ts";
import type { Json } from "#lib/json.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** What the stick app's page says of itself; the number is the version of how a study is put into it. */
const MARK = '<meta name="rxbaseline-stick" content="1"';
/** The element that waits for a study. */
const OPENING = '<script type="application/json" data-file="study.json">';
const CLOSING = "</script>";

/**
 * Puts a study's JSON into the stick app's page, as UTF-8. Nothing else of the page is changed: its policy names its scripts by their hashes.
 * Issues: `stick-template-foreign` (not UTF-8, no page of the stick app, one of another version, or one that holds a study already).
 */
export function putStudyIntoPage(template: NamedBytes, study: Json): Result<Uint8Array> {
  const text = utf8TextOf(template.bytes);
  const parts = text?.split(OPENING + CLOSING) ?? [];
  const [before, after] = parts;
  if (text?.includes(MARK) !== true || parts.length !== 2 || before === undefined || after === undefined) {
    return err([errorAt("stick-template-foreign", { file: template.name })]);
  }
  return ok(new TextEncoder().encode(`${before}${OPENING}${toInertJson(study)}${CLOSING}${after}`));
}

function utf8TextOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null; // TextDecoder throws on what is not UTF-8
  }
}
