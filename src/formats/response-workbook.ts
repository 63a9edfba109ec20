import { ERROR_TYPES } from "#domain/exam/error-type.ts";
import { RESPONSE_STATES } from "#domain/exam/response-state.ts";
import { coverRows, type Cover } from "#formats/cover-rows.ts";
import type { ResponseExport } from "#formats/response-export.ts";
import { toIsoText } from "#formats/response-long.ts";
import { itemsTable, longTable, participantsTable, validityTable, wideTable } from "#formats/response-tables.ts";
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
 * The workbook of all responses: instructions, wide, long, items, participants, validity. Every sheet says when data are simulated and
 * when the exam is a draft. No formulas, no date cells, nothing of the key.
 */
export async function writeResponseWorkbook(input: ResponseExport): Promise<Uint8Array> {
  const texts = workbookTexts(input.language);
  const { sheets, title } = texts.response;
  const cover: Cover = {
    title: formatText(title, { study: input.study.title[input.language] }),
    simulated: input.study.simulated || input.respondents.some((each) => each.submission.simulated),
    draft: input.exam.reviewStatus === "draft",
    notes: [],
  };
  const sheet = (name: string, table: ReturnType<typeof longTable>): SheetModel => tableSheet(name, cover, { table, texts });
  return writeWorkbook({
    title: cover.title,
    sheets: [
      instructionsSheet(input, cover, texts),
      sheet(sheets.wide, wideTable(input, texts)),
      sheet(sheets.long, longTable(input, texts)),
      sheet(sheets.items, itemsTable(input, texts)),
      sheet(sheets.participants, participantsTable(input, texts)),
      sheet(sheets.validity, validityTable(input, texts)),
    ],
  });
}

function instructionsSheet(input: ResponseExport, cover: Cover, texts: WorkbookTexts): SheetModel {
  const { instructions, sheets, statesTitle, errorTypesTitle } = texts.response;
  const metrics = input.language === "en" ? metricsEn : metricsZh;
  const errorTypes = input.language === "en" ? errorTypesEn : errorTypesZh;
  const spread: readonly (readonly CellModel[])[] = [
    ...coverRows({ ...cover, notes: factLines(input, texts) }, texts),
    ...instructions.map((line) => [line]),
  ];
  const states = RESPONSE_STATES.map((id): readonly CellModel[] => [id, metrics.state[id].name, metrics.state[id].about]);
  const types = ERROR_TYPES.map((code): readonly CellModel[] => [code, errorTypes[code].name, errorTypes[code].definition]);
  return {
    ...PLAIN_SHEET,
    name: sheets.instructions,
    columnWidths: [20, 36, 74],
    rows: [...spread, [], [styled("header", statesTitle)], ...states, [], [styled("header", errorTypesTitle)], ...types],
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
