/** Spreadsheet address of a zero-based row and column: (0, 0) is `A1`, (6, 27) is `AB7`. */
export function toCellAddress(row: number, column: number): string {
  return `${toColumnName(column)}${row + 1}`;
}

/** Spreadsheet name of a zero-based column: 0 is `A`, 27 is `AB`. */
export function toColumnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : toColumnName(Math.floor(column / 26) - 1) + last;
}
