import { cellAt, columnCount, type Sheet } from "#formats/sheet.ts";

const SEARCHED_ROWS = 50;

/** Where a table's header stands: its row, and the column of each wanted header (-1 where there is none). */
export interface FoundHeader<Name extends string> {
  readonly row: number;
  readonly columns: Readonly<Record<Name, number>>;
}

/**
 * Finds the header row of a table by its names, wherever it stands in the first 50 rows: the first row with a cell that is one of the
 * `required` header's names. `names` are in the form `foldHeader` gives. null when there is none.
 */
export function findHeader<Name extends string>(
  sheet: Sheet,
  names: Readonly<Record<Name, readonly string[]>>,
  required: Name,
): FoundHeader<Name> | null {
  const width = columnCount(sheet);
  for (let row = 0; row < Math.min(sheet.rows.length, SEARCHED_ROWS); row += 1) {
    const headers = Array.from({ length: width }, (_, column) => foldHeader(cellAt(sheet, row, column).text));
    const columnOf = (name: Name): number => headers.findIndex((header) => names[name].includes(header));
    if (columnOf(required) < 0) continue;
    const columns = Object.fromEntries((Object.keys(names) as Name[]).map((name) => [name, columnOf(name)]));
    return { row, columns: columns as Record<Name, number> }; // one entry a name by construction
  }
  return null;
}

/** A header as it is compared: full-width and case folded, without spaces, underscores and hyphens. */
export function foldHeader(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s_\-\u200B\uFEFF]+/g, "");
}
