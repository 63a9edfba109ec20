import { cutEmptyEnd } from "#formats/cut-empty-end.ts";

/** Rows of text, and the 0-based row in which a quote was opened and never closed. */
export interface ParsedCsv {
  readonly rows: readonly (readonly string[])[];
  readonly openQuoteRow: number | null;
}

/**
 * Splits CSV text by RFC 4180: fields in double quotes may hold separators, line breaks and doubled quotes. The separator is the one
 * of comma, semicolon and tab that stands most often in the first row, or the one a first line `sep=;` names. Line breaks are LF, CRLF or CR.
 * Trailing empty rows and empty fields are dropped. Ours rather than the spreadsheet library's, which takes texts that begin with
 * "ID", "TABLE" or "<" for other formats (docs/decisions/0004-excel-libraries.md).
 */
export function parseCsv(text: string): ParsedCsv {
  const named = /^sep=(.)(?:\r\n?|\n)/.exec(text);
  const body = named === null ? text : text.slice(named[0].length);
  return splitRows(body, named?.[1] ?? guessSeparator(body));
}

function guessSeparator(text: string): string {
  const [firstRow = ""] = text.replace(/"[^"]*"/g, "").split(/[\r\n]/, 1);
  const counts = [",", ";", "\t"].map((separator) => ({ separator, count: firstRow.split(separator).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).separator;
}

function splitRows(text: string, separator: string): ParsedCsv {
  const field = fieldPattern(separator);
  const rows: string[][] = [];
  let row: string[] = [];
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    const value = match === null ? null : fieldValue(match);
    if (value === null) return { rows, openQuoteRow: rows.length };
    row.push(value);
    if (match?.[3] === separator && field.lastIndex < text.length) continue;
    rows.push(cutEmptyEnd(row, (each) => each === ""));
    row = [];
  }
  return { rows: cutEmptyEnd(rows, (each) => each.length === 0), openQuoteRow: null };
}

/** One match a field: quoted, or up to the next separator or line break; then what ends it. */
function fieldPattern(separator: string): RegExp {
  const escaped = separator.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return new RegExp(`(?:"([^"]*(?:""[^"]*)*)"|([^${escaped}\\r\\n]*))(${escaped}|\\r\\n|\\r|\\n|$)`, "y");
}

/** null when a quote was opened and what follows is not the rest of a quoted field. */
function fieldValue([, quoted, plain = ""]: RegExpExecArray): string | null {
  if (quoted !== undefined) return quoted.replaceAll('""', '"');
  return plain.startsWith('"') ? null : plain;
}
