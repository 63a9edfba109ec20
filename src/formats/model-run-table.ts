import { cellPlace, mergeIssues, textCellIssues } from "#formats/cell-issues.ts";
import { findHeader, foldHeader, type FoundHeader } from "#formats/find-header.ts";
import type { ModelOutputEntry } from "#formats/model-output-entry.ts";
import { cellAt, columnCount, type Sheet } from "#formats/sheet.ts";
import { readWorkbook } from "#formats/workbook.ts";
import { errorAt, type Issue } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

const HEADERS = {
  item: ["item", "itemid", "id", "question", "questionid", "题号", "题目", "题目编号", "试题编号", "编号"],
  model: ["model", "modelname", "模型", "模型名称"],
  response: ["response", "output", "answer", "text", "作答", "回答", "输出", "答案"],
};
type Header = FoundHeader<keyof typeof HEADERS>;

/** One table with everything that was found wrong with it. */
interface TableReading {
  readonly entries: readonly ModelOutputEntry[];
  readonly issues: readonly Issue[];
}

/** Where a table was read. */
interface TablePlace {
  readonly file: string;
  readonly sheet: Sheet;
  readonly header: Header;
}

/**
 * Reads model outputs from a workbook or CSV: every visible sheet with an item column. It is long when it has a model and a response
 * column as well, else wide: every other column is a model. An empty cell of a wide table is an output that is missing; of a long one,
 * an empty output. Rows are found by item, in any order.
 * Issues: those of `readWorkbook`; `model-table-no-header`; `model-header-missing`, `model-header-repeated` {header}, `model-no-columns`;
 * `model-item-missing`; `cell-date`, `cell-formula`, `cell-error`, `cells-merged`.
 */
export function readModelRunTable(file: NamedBytes): Result<readonly ModelOutputEntry[]> {
  const sheets = readWorkbook(file);
  if (!sheets.ok) return sheets;
  const readings = sheets.value.flatMap((sheet): TableReading[] => {
    const header = sheet.hidden ? null : findHeader<keyof typeof HEADERS>(sheet, HEADERS, "item");
    return header === null ? [] : [readTable({ file: file.name, sheet, header })];
  });
  if (readings.length === 0) return err([errorAt("model-table-no-header", { file: file.name })]);
  const issues = readings.flatMap((reading) => reading.issues);
  return issues.length > 0 ? err(issues) : ok(readings.flatMap((reading) => reading.entries));
}

function readTable(place: TablePlace): TableReading {
  const { file, sheet, header } = place;
  const isLong = header.columns.model >= 0 && header.columns.response >= 0;
  const shared = [...mergeIssues(file, sheet, header.row), ...headerIssues(place)];
  const { entries, issues } = isLong ? readLong(place) : readWide(place);
  return { entries, issues: [...shared, ...issues] };
}

function headerIssues({ file, sheet, header }: TablePlace): Issue[] {
  const width = columnCount(sheet);
  const names = Array.from({ length: width }, (_, column) => cellAt(sheet, header.row, column).text.trim());
  return names.flatMap((name, column) => {
    const at = cellPlace(file, sheet, { row: header.row, column });
    if (name === "") return isColumnFilled(sheet, header.row, column) ? [errorAt("model-header-missing", at)] : [];
    const isRepeated = names.findIndex((other) => foldHeader(other) === foldHeader(name)) < column;
    const repeated = isRepeated ? [errorAt("model-header-repeated", at, { header: name.slice(0, 60) })] : [];
    return [...repeated, ...textCellIssues(file, sheet, { row: header.row, column })];
  });
}

function isColumnFilled(sheet: Sheet, headerRow: number, column: number): boolean {
  return sheet.rows.some((_, row) => row > headerRow && cellAt(sheet, row, column).text.trim() !== "");
}

function readLong(place: TablePlace): TableReading {
  const { file, sheet, header } = place;
  const issues: Issue[] = [];
  const entries = filledRows(place).map((row): ModelOutputEntry => {
    const at = (column: number) => ({ row, column });
    const { item, model, response } = header.columns;
    for (const column of [item, model, response]) issues.push(...textCellIssues(file, sheet, at(column)));
    if (cellAt(sheet, row, item).text.trim() === "") issues.push(errorAt("model-item-missing", cellPlace(file, sheet, at(item))));
    return {
      model: cellAt(sheet, row, model).text,
      modelPlace: cellPlace(file, sheet, at(model)),
      itemId: cellAt(sheet, row, item).text,
      itemPlace: cellPlace(file, sheet, at(item)),
      raw: cellAt(sheet, row, response).text,
      place: cellPlace(file, sheet, at(response)),
    };
  });
  return { entries, issues };
}

function readWide(place: TablePlace): TableReading {
  const { file, sheet, header } = place;
  const { item } = header.columns;
  const models = Array.from({ length: columnCount(sheet) }, (_, column) => column).filter(
    (column) => column !== item && cellAt(sheet, header.row, column).text.trim() !== "",
  );
  const issues: Issue[] =
    models.length === 0 ? [errorAt("model-no-columns", cellPlace(file, sheet, { row: header.row, column: item }))] : [];
  const entries = filledRows(place).flatMap((row): ModelOutputEntry[] => {
    const itemPlace = cellPlace(file, sheet, { row, column: item });
    const itemId = cellAt(sheet, row, item).text;
    issues.push(...[item, ...models].flatMap((column) => textCellIssues(file, sheet, { row, column })));
    if (itemId.trim() === "") issues.push(errorAt("model-item-missing", itemPlace));
    return models.flatMap((column): ModelOutputEntry[] => {
      const { kind, text: raw } = cellAt(sheet, row, column);
      if (kind === "empty") return [];
      const modelPlace = cellPlace(file, sheet, { row: header.row, column });
      const model = cellAt(sheet, header.row, column).text;
      return [{ model, modelPlace, itemId, itemPlace, raw, place: cellPlace(file, sheet, { row, column }) }];
    });
  });
  return { entries, issues };
}

function filledRows({ sheet, header }: TablePlace): readonly number[] {
  return sheet.rows.flatMap((row, index) => (index > header.row && row.some((cell) => cell.text.trim() !== "") ? [index] : []));
}
