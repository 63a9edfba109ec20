import { sha256Hex } from "#lib/hash.ts";
import { toPrintableText } from "#lib/printable-text.ts";

/** An intervention as graders see it: printable, without white space at its ends, which spreadsheets do not keep alike. */
export function toGradedText(intervention: string): string {
  return toPrintableText(intervention).trim();
}

/** SHA-256 of the graded text of what a workbook showed or brought back: equal when nothing that can be seen was changed. */
export function gradedTextHash(text: string): string {
  return sha256Hex(toGradedText(text));
}
