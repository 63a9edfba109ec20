import { toCellAddress } from "#lib/cell-address.ts";
import { errorAt, type Issue, type Place } from "#lib/issue.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** A table as text, header row first, with the file it came from for the places of issues. */
export interface TextTable {
  readonly file: string;
  readonly rows: readonly (readonly string[])[];
}

/** Key and responses of choice items, read from two tables. */
export interface LettersTable {
  /** Key letters by item, in the key's order. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
  readonly respondents: readonly { readonly respondentId: string; readonly selections: ReadonlyMap<string, readonly string[]> }[];
  /** Options offered, taken to be all letters up to the highest in use. */
  readonly optionCount: number;
  /** Columns that are neither the respondent's id nor an item of the key. */
  readonly ignoredColumns: readonly string[];
}

/**
 * Reads a key (item, letters) and a wide table (one row a respondent, one column an item found by its name). Case and white space around a
 * cell do not matter, nor do order and repeats of letters; an empty cell is an empty selection; an empty row is passed over. The first
 * column is the respondent's id, unless it is an item: then rows are numbered from 1.
 * Issues: `letters-key-empty`, `letters-key-invalid`, `letters-key-repeated`, `letters-item-missing`, `letters-item-repeated`,
 * `letters-table-empty`, `letters-cell-invalid`. "NA", which R writes for a missing value, is a `letters-cell-invalid` too.
 */
export function readLettersTable(key: TextTable, wide: TextTable): Result<LettersTable> {
  const keys = readKey(key);
  if (!keys.ok) return keys;
  const header = (wide.rows[0] ?? []).map((name) => name.trim());
  const body = wide.rows
    .map((cells, row) => ({ cells, row }))
    .filter(({ cells, row }) => row > 0 && cells.some((cell) => cell.trim() !== ""));
  const columns = [...keys.value.keys()].map((item) => ({ item, column: header.indexOf(item) }));
  const issues = headerIssues(keys.value, header, wide.file);
  if (body.length === 0) issues.push(errorAt("letters-table-empty", { file: wide.file }));
  for (const { cells, row } of body) {
    for (const { column } of columns.filter((one) => one.column >= 0)) {
      issues.push(...cellIssues(cells[column] ?? "", { file: wide.file, cell: toCellAddress(row, column) }));
    }
  }
  if (issues.length > 0) return err(issues);
  const idColumnCount = keys.value.has(header[0] ?? "") ? 0 : 1;
  const respondents = body.map(({ cells }, index) => ({
    respondentId: idColumnCount === 1 ? (cells[0] ?? "").trim() : String(index + 1),
    selections: new Map(columns.map(({ item, column }) => [item, lettersOf(cells[column] ?? "")])),
  }));
  return ok({
    keys: keys.value,
    respondents,
    optionCount: highestLetter([...keys.value.values(), ...respondents.flatMap(({ selections }) => [...selections.values()])]),
    ignoredColumns: header.slice(idColumnCount).filter((name) => !keys.value.has(name)),
  });
}

function readKey({ file, rows }: TextTable): Result<ReadonlyMap<string, readonly string[]>> {
  const keys = new Map<string, readonly string[]>();
  const issues: Issue[] = [];
  rows.forEach(([name = "", letters = ""], row) => {
    const item = name.trim();
    if (row === 0 || (item === "" && letters.trim() === "")) return;
    if (keys.has(item)) issues.push(errorAt("letters-key-repeated", { file, cell: toCellAddress(row, 0) }, { item }));
    if (item === "" || !isSelection(letters))
      issues.push(errorAt("letters-key-invalid", { file, cell: toCellAddress(row, 1) }, { value: letters }));
    keys.set(item, lettersOf(letters));
  });
  if (keys.size === 0) issues.push(errorAt("letters-key-empty", { file }));
  return issues.length > 0 ? err(issues) : ok(keys);
}

function headerIssues(keys: ReadonlyMap<string, unknown>, header: readonly string[], file: string): Issue[] {
  return [...keys.keys()].flatMap((item) => {
    const first = header.indexOf(item);
    if (first < 0) return [errorAt("letters-item-missing", { file }, { item })];
    const last = header.lastIndexOf(item);
    return last > first ? [errorAt("letters-item-repeated", { file, cell: toCellAddress(0, last) }, { item })] : [];
  });
}

function cellIssues(text: string, place: Place): Issue[] {
  return text.trim() === "" || isSelection(text) ? [] : [errorAt("letters-cell-invalid", place, { value: text })];
}

function isSelection(text: string): boolean {
  return /^\s*[A-Z]+\s*$/i.test(text) && text.trim() !== "NA";
}

function lettersOf(text: string): readonly string[] {
  return [...new Set(text.trim().toUpperCase())].sort();
}

function highestLetter(selections: readonly (readonly string[])[]): number {
  return selections.reduce((highest, letters) => Math.max(highest, (letters.at(-1) ?? "@").charCodeAt(0) - 64), 0);
}
