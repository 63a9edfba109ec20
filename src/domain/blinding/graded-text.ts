import { sha256Hex } from "#lib/hash.ts";
import { toPrintableText } from "#lib/printable-text.ts";

/**
 * An intervention as graders see it: printable, tabs as spaces and no white space at its ends, since .ods keeps neither (LibreOffice 7.4).
 * Idempotent.
 */
export function toGradedText(intervention: string): string {
  return toPrintableText(intervention).replaceAll("\t", " ").trim();
}

/** SHA-256 of the graded text of what a workbook showed or brought back: equal when nothing that can be seen was changed. */
export function gradedTextHash(text: string): string {
  return sha256Hex(toGradedText(text));
}
