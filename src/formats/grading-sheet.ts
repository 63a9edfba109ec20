import type { GradingRow } from "#domain/blinding/grading-row.ts";
import type { AnswerPoint, ShortAnswerKey } from "#domain/exam/answer-key.ts";
import type { ErrorType } from "#domain/exam/error-type.ts";
import type { ShortAnswerItem } from "#domain/exam/exam.ts";
import { caseLines } from "#formats/case-lines.ts";
import { splitForCells } from "#formats/excel-text.ts";
import { PLAIN_SHEET, styled, type CellModel, type ListRule, type SheetModel, type StyledCell } from "#formats/workbook-model.ts";
import type { WorkbookTexts } from "#formats/workbook-texts.ts";
import type { Language } from "#lib/language.ts";
import { errorTypes as errorTypesEn } from "#texts/en/error-types.ts";
import { formatText } from "#texts/format-text.ts";
import { errorTypes as errorTypesZh } from "#texts/zh/error-types.ts";

/** An item with its rubric and the responses to be graded. */
export interface GradedItem {
  readonly item: ShortAnswerItem;
  readonly key: ShortAnswerKey;
  readonly rows: readonly GradingRow[];
}

/** Language and standing notes of a grading workbook. */
export interface GradingWording {
  readonly language: Language;
  readonly texts: WorkbookTexts;
  readonly simulated: boolean;
  readonly draft: boolean;
}

/** Headers of the response and its further parts, where a text needs more than one cell. */
export function responseHeaders(partCount: number, { grading, part }: WorkbookTexts): readonly string[] {
  return Array.from({ length: partCount }, (_, index) =>
    index === 0 ? grading.response : formatText(part, { title: grading.response, number: index + 1 }),
  );
}

/** Header of a point's column: the id on a line of its own, then the wording. */
export function pointHeader(point: AnswerPoint, language: Language): string {
  return `${point.id}\n${point.text[language]}`;
}

/**
 * The sheet of one item. The table's header is the first row and stays in view with the points' wording; below it come the case,
 * the reference and the points in full, which scroll away, then the responses.
 */
export function gradingSheet(graded: GradedItem, headers: readonly string[], wording: GradingWording): SheetModel {
  const { item, key, rows } = graded;
  const { grading } = wording.texts;
  const header = [grading.code, ...headers, grading.chosen, ...key.points.map((point) => pointHeader(point, wording.language))];
  const context = contextRows(graded, wording);
  const shape = { partCount: headers.length, pointCount: key.points.length };
  return {
    ...PLAIN_SHEET,
    name: item.id,
    columnWidths: [10, ...headers.map(() => 64), 24, ...key.points.map(() => 24)],
    rows: [header.map((text) => styled("header", text)), ...context, ...rows.map((row) => responseCells(row, shape, wording))],
    frozen: { rows: 1, columns: 1 },
    isProtected: true,
    lists: [gradeList({ row: 1 + context.length, column: header.length - key.points.length }, graded, wording.texts)],
    spreadRows: context.map((_, index) => index + 1),
    orientation: "landscape",
  };
}

function contextRows({ item, key }: GradedItem, wording: GradingWording): readonly (readonly StyledCell[])[] {
  const { language, texts, simulated, draft } = wording;
  const { grading } = texts;
  return [
    [styled("title", formatText(grading.caseTitle, { item: item.id }))],
    ...(simulated ? [[styled("warning", texts.simulated)]] : []),
    ...(draft ? [[styled("warning", texts.draft)]] : []),
    [styled("plain", caseLines(item, { language, texts: grading.patient }).join("\n"))],
    [styled("plain", formatText(grading.reference, { text: key.reference[language] }))],
    ...key.points.map((point) => [styled("plain", pointText(point, wording))]),
    [styled("title", grading.responsesTitle)],
  ];
}

/** A point in full. Accepted wordings are given in both languages: responses come in both. */
function pointText(point: AnswerPoint, { language, texts: { grading } }: GradingWording): string {
  const id = point.critical ? formatText(grading.critical, { id: point.id }) : point.id;
  const accepted = [...point.accept[language], ...point.accept[language === "en" ? "zh" : "en"]];
  return [
    formatText(grading.point, { id, text: point.text[language] }),
    ...(accepted.length === 0 ? [] : [formatText(grading.accept, { texts: accepted.join(" | ") })]),
    formatText(grading.guard, { text: point.guard[language] }),
  ].join("\n");
}

interface RowShape {
  readonly partCount: number;
  readonly pointCount: number;
}

function responseCells(row: GradingRow, { partCount, pointCount }: RowShape, wording: GradingWording): readonly CellModel[] {
  const parts = splitForCells(row.text);
  return [
    row.code,
    ...Array.from({ length: partCount }, (_, part) => parts[part] ?? null),
    chosenText(row.errorTypes, wording.language),
    ...Array.from({ length: pointCount }, () => styled("input", null)),
  ];
}

function chosenText(types: readonly ErrorType[], language: Language): string {
  const names = language === "en" ? errorTypesEn : errorTypesZh;
  return types.map((type) => `${type} ${names[type].name}`).join("\n");
}

function gradeList(
  first: { readonly row: number; readonly column: number },
  { key, rows }: GradedItem,
  { yes, no, grading }: WorkbookTexts,
): ListRule {
  return {
    firstRow: first.row,
    lastRow: first.row + rows.length - 1,
    firstColumn: first.column,
    lastColumn: first.column + key.points.length - 1,
    values: [yes, no],
    errorTitle: grading.listErrorTitle,
    errorText: grading.listErrorText,
  };
}
