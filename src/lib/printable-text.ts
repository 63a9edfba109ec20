/**
 * Text as every program can hold and show it: lone surrogates become U+FFFD, CR LF and CR become LF, and control characters
 * (C0 except tab and LF, DEL), U+FFFE and U+FFFF are dropped. Idempotent; what a grader sees and what is hashed is this text.
 */
export function toPrintableText(text: string): string {
  return text
    .replace(/\p{Cs}/gu, "\uFFFD")
    .replace(/\r\n?/g, "\n")
    .replace(UNPRINTABLE, "");
}

const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g;
