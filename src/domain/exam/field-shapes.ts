import * as z from "zod/mini";
import { ERROR_TYPES } from "#domain/exam/error-type.ts";

const MAX_TEXT_LENGTH = 10_000;

/** Any text, blank ones too: blankness is judged by a rule of its own, so that it is reported with all others. */
export const text = z.string().check(z.maxLength(MAX_TEXT_LENGTH));
/** A wording in both languages. */
export const localText = z.strictObject({ en: text, zh: text });
/** Text in a fixed notation. `example` is shown to the author when the notation is not met. */
export function notation(pattern: RegExp, example: string) {
  return z.string().check(z.regex(pattern, example));
}

/** Lower-case id of an exam, safe in file names and addresses. */
export const examId = notation(/^[a-z0-9][a-z0-9-]{0,63}$/, "pilot");
/** Id of an item or an answer point, safe in file names, sheets and addresses. */
export const itemId = notation(/^[A-Za-z0-9][A-Za-z0-9-]{0,31}$/, "A01");
/** Letter of an option. */
export const letter = notation(/^[A-J]$/, "A");
/** Semantic version of content or application. */
export const version = notation(/^\d{1,4}\.\d{1,4}\.\d{1,4}(-[0-9A-Za-z.]{1,20})?$/, "1.0.0");
/** ICD-10 code to the depth the record gives. */
export const icd10 = notation(/^[A-Z]\d[0-9A-Z](\.[0-9A-Z]{1,4})?$/, "J44.9");
/** ATC code, full (7 characters) or a class (3–5). */
export const atc = notation(/^[A-Z]\d{2}([A-Z]([A-Z](\d{2})?)?)?$/, "H03AA01");
/** SHA-256, 64 lower-case hex digits. */
export const sha256 = notation(/^[0-9a-f]{64}$/, "0123…cdef (64)");
/** A calendar day, `YYYY-MM-DD`. */
export const isoDate = z.iso.date("2026-03-11");
/** State of the clinical review. */
export const reviewStatus = z.enum(["draft", "reviewed"]);
/** One of the 14 codes. */
export const errorType = z.enum(ERROR_TYPES);
