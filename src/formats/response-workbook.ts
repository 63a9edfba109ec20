import { ERROR_TYPES } from "#domain/exam/error-type.ts";
import { RESPONSE_STATES } from "#domain/exam/response-state.ts";
import { coverRows, type Cover } from "#formats/cover-rows.ts";
import type { ResponseTable } from "#formats/response-columns.ts";
import { responseTableTexts } from "#formats/response-dictionary.ts";
import { isSimulated, type ResponseExport } from "#formats/response-export.ts";
import { toIsoText } from "#formats/response-long.ts";
import { responseTables } from "#formats/response-tables.ts";
import { tableSheet } from "#formats/table-sheet.ts";
import { PLAIN_SHEET, styled, type CellModel, type SheetModel } from "#formats/workbook-model.ts";
import { workbookTexts, type WorkbookTexts } from "#formats/workbook-texts.ts";
import { writeWorkbook } from "#formats/write-workbook.ts";
import type { Language } from "#lib/language.ts";
import { errorTypes as errorTypesEn } from "#texts/en/error-types.ts";
import { metrics as metricsEn } from "#texts/en/metrics.ts";
import { formatText } from "#texts/format-text.ts";
import { errorTypes as errorTypesZh } from "#texts/zh/error-types.ts";
import { metrics as metricsZh } from "#texts/zh/metrics.ts";

/**
 * The workbook of all responses: instructions, then a sheet for each of `responseTables`. Every sheet says when data are simulated and when
 * the exam is a draft. No formulas, no date cells, nothing of the key.
 */
export async function writeResponseWorkbook(input: ResponseExport): Promise<Uint8Array> {
  const texts = workbookTexts(input.language);
  const cover: Cover = {
    title: formatText(texts.response.title, { study: input.study.title[input.language] }),
    simulated: isSimulated(input),
    draft: input.exam.reviewStatus === "draft",
    notes: [],
  };
  const sheets = responseTables(input).map((table) => toSheet(table, cover, input.language));
  return writeWorkbook({ title: cover.title, sheets: [instructionsSheet(input, cover, texts), ...sheets] });
}

/** The table under its headers in words; an item's header is its id. */
function toSheet({ id, columns, rows }: ResponseTable, cover: Cover, language: Language): SheetModel {
  const { tables, columns: words } = responseTableTexts(language);
  const wordsById: Readonly<Record<string, { readonly title: string }>> = words;
  const titled = columns.map((column) => ({ title: wordsById[column.id]?.title ?? column.id, width: column.width }));
  return tableSheet(
    tables[id].name,
    { ...cover, notes: [tables[id].about] },
    { table: { columns: titled, rows }, texts: workbookTexts(language) },
  );
}

function instructionsSheet(input: ResponseExport, cover: Cover, texts: WorkbookTexts): SheetModel {
  const { instructions, instructionsSheet: name, sheetsTitle, statesTitle, errorTypesTitle } = texts.response;
  const metrics = input.language === "en" ? metricsEn : metricsZh;
  const errorTypes = input.language === "en" ? errorTypesEn : errorTypesZh;
  const spread: readonly (readonly CellModel[])[] = [
    ...coverRows({ ...cover, notes: factLines(input, texts) }, texts),
    ...instructions.map((line) => [line]),
  ];
  const tables = Object.values(responseTableTexts(input.language).tables).map((table): readonly CellModel[] => [table.name, table.about]);
  const states = RESPONSE_STATES.map((id): readonly CellModel[] => [id, metrics.state[id].name, metrics.state[id].about]);
  const types = ERROR_TYPES.map((code): readonly CellModel[] => [code, errorTypes[code].name, errorTypes[code].definition]);
  return {
    ...PLAIN_SHEET,
    name,
    columnWidths: [20, 44, 74],
    rows: [
      ...spread,
      [],
      [styled("header", sheetsTitle)],
      ...tables,
      [],
      [styled("header", statesTitle)],
      ...states,
      [],
      [styled("header", errorTypesTitle)],
      ...types,
    ],
    spreadRows: spread.map((_, index) => index),
  };
}

function factLines({ study, exam, respondents, appVersion, language, nowMs }: ResponseExport, texts: WorkbookTexts): readonly string[] {
  const { facts } = texts.response;
  const participants = respondents.filter((each) => each.kind === "participant").length;
  const doubtful = respondents.filter((each) => each.verdict === "doubtful").length;
  return [
    formatText(facts.study, { study: titleWithId(study.title, study.studyId, language) }),
    formatText(facts.exam, { exam: titleWithId(exam.title, exam.examId, language), version: exam.version, hash: exam.examHash }),
    formatText(facts.made, { time: toIsoText(nowMs) ?? "", appVersion }),
    formatText(facts.counts, { participants, models: respondents.length - participants, doubtful }),
  ];
}

function titleWithId(title: ResponseExport["exam"]["title"], id: string, language: Language): string {
  return language === "zh" ? `${title.zh}（${id}）` : `${title.en} (${id})`;
}
