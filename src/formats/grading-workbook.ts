import type { GradingRow } from "#domain/blinding/grading-row.ts";
import { keyOf, type AnswerKey, type ShortAnswerKey } from "#domain/exam/answer-key.ts";
import type { Exam, ShortAnswerItem } from "#domain/exam/exam.ts";
import { coverRows } from "#formats/cover-rows.ts";
import { splitForCells } from "#formats/excel-text.ts";
import { GRADING_FORMAT, manifestSheet } from "#formats/grading-manifest.ts";
import { gradingSheet, pointHeader, responseHeaders, type GradedItem } from "#formats/grading-sheet.ts";
import { PLAIN_SHEET, type SheetModel } from "#formats/workbook-model.ts";
import { workbookTexts, type WorkbookTexts } from "#formats/workbook-texts.ts";
import { writeWorkbook } from "#formats/write-workbook.ts";
import type { Language } from "#lib/language.ts";
import { formatText } from "#texts/format-text.ts";

/** What a grader gets. Nothing here names a person, a model or a time. */
export interface GradingWorkbookInput {
  readonly roundId: string;
  readonly exam: Exam;
  readonly key: AnswerKey;
  readonly rows: readonly GradingRow[];
  readonly language: Language;
  readonly simulated: boolean;
}

/**
 * Writes a blinded grading workbook: instructions, one protected sheet an item, and a very hidden sheet that says which round this is and
 * what belongs to each code. Only grade cells can be changed. Nothing in the file tells a person from a model, or one from another.
 */
export async function writeGradingWorkbook(input: GradingWorkbookInput): Promise<Uint8Array> {
  const texts = workbookTexts(input.language);
  const items = gradedItems(input);
  const partCount = input.rows.reduce((most, row) => Math.max(most, splitForCells(row.text).length), 1);
  const headers = responseHeaders(partCount, texts);
  const { roundId, exam, rows } = input;
  const manifest = manifestSheet({
    formatVersion: String(GRADING_FORMAT.formatVersion),
    roundId,
    examId: exam.examId,
    examHash: exam.examHash,
    responseHeaders: headers,
    points: items.flatMap(({ item, key }) =>
      key.points.map((point) => ({ itemId: item.id, pointId: point.id, header: pointHeader(point, input.language) })),
    ),
    codes: rows.map(({ code, itemId, textHash }) => ({ code, itemId, textHash })),
  });
  const wording = { language: input.language, texts, simulated: input.simulated, draft: exam.reviewStatus === "draft" };
  const sheets = items.map((graded) => gradingSheet(graded, headers, wording));
  return writeWorkbook({ title: texts.grading.title, sheets: [instructionsSheet(items, input, texts), ...sheets, manifest] });
}

/** Items that have rows, in exam order. */
function gradedItems({ exam, key, rows }: GradingWorkbookInput): readonly GradedItem[] {
  return exam.items.flatMap((item): GradedItem[] => {
    const ownRows = rows.filter((row) => row.itemId === item.id);
    const itemKey = keyOf(key, item.id);
    return ownRows.length > 0 && isReview(item, itemKey) ? [{ item, key: itemKey as ShortAnswerKey, rows: ownRows }] : [];
  });
}

function isReview(item: Exam["items"][number], itemKey: AnswerKey["items"][number]): item is ShortAnswerItem {
  return item.kind === "short-answer" && itemKey.kind === "short-answer";
}

function instructionsSheet(items: readonly GradedItem[], input: GradingWorkbookInput, texts: WorkbookTexts): SheetModel {
  const { grading } = texts;
  const cover = { title: grading.title, simulated: input.simulated, draft: input.exam.reviewStatus === "draft", notes: [] };
  const rows = [
    ...coverRows(cover, texts),
    ...grading.instructions.map((line, index) => [`${index + 1}. ${line}`]),
    ...items.map(({ item, rows: own }) => [formatText(grading.itemCount, { item: item.id, count: own.length })]),
  ];
  return {
    ...PLAIN_SHEET,
    name: grading.instructionsSheet,
    columnWidths: [110],
    rows,
    isProtected: true,
  };
}
