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
  // One match a field: quoted, or up to the next separator or line break; then what ends it.
  const escaped = separator.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  const field = new RegExp(`(?:"([^"]*(?:""[^"]*)*)"|([^${escaped}\\r\\n]*))(${escaped}|\\r\\n|\\r|\\n|$)`, "y");
  const rows: string[][] = [];
  let row: string[] = [];
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (match === null) return { rows, openQuoteRow: rows.length };
    const [, quoted, plain = "", end = ""] = match;
    if (quoted === undefined && plain.startsWith('"')) return { rows, openQuoteRow: rows.length };
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === separator && field.lastIndex < text.length) continue;
    rows.push(cutEmptyEnd(row, (value) => value === ""));
    row = [];
  }
  return { rows: cutEmptyEnd(rows, (each) => each.length === 0), openQuoteRow: null };
}
