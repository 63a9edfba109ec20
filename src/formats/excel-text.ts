import { toPrintableText } from "#lib/printable-text.ts";

/** UTF-16 units a cell can hold in every spreadsheet program; ours stay below it so that escapes fit as well. */
export const MAX_CELL_UNITS = 32_767;
/** Units of a piece of text at most. */
export const PIECE_UNITS = 32_000;

/**
 * Text as an .xlsx cell must store it so that Excel and LibreOffice show it unchanged: printable, and with `_xHHHH_` escaped, which
 * they would read as a character code. Readers undo the escape.
 * Checked: the strings of tests/support/nasty-strings.ts through LibreOffice, tests/contract/workbook-libreoffice.test.ts.
 */
export function toExcelText(text: string): string {
  return toPrintableText(text).replace(/_(?=[xX][0-9A-Fa-f]{4}_)/g, "_x005F_");
}

/**
 * Cuts printable text into pieces that fit a cell each, never inside a surrogate pair. Joined they are the text again.
 * Always at least one piece.
 */
export function splitForCells(text: string): readonly string[] {
  const printable = toPrintableText(text);
  const pieces: string[] = [];
  let start = 0;
  while (printable.length - start > PIECE_UNITS) {
    const end = start + PIECE_UNITS - (isHighSurrogate(printable.charCodeAt(start + PIECE_UNITS - 1)) ? 1 : 0);
    pieces.push(printable.slice(start, end));
    start = end;
  }
  return [...pieces, printable.slice(start)];
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
