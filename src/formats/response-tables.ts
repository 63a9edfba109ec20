import type { Item } from "#domain/exam/exam.ts";
import type { RecordedResponse } from "#domain/submission/submission.ts";
import type { ExportedRespondent, ResponseExport } from "#formats/response-export.ts";
import { LONG_COLUMNS, longRows, toIsoText } from "#formats/response-long.ts";
import type { PlainTable } from "#formats/table-sheet.ts";
import type { WorkbookTexts } from "#formats/workbook-texts.ts";
import type { Language } from "#lib/language.ts";
import { issueText } from "#texts/issue-text.ts";

type Cell = string | number | null;

/** One row a response; ids stay ids, only the header is in the language. */
export function longTable(input: ResponseExport, texts: WorkbookTexts): PlainTable {
  return {
    columns: LONG_COLUMNS.map(({ id, width }) => ({ title: texts.response.columns[id], width })),
    rows: longRows(input).map((row) => LONG_COLUMNS.map(({ id }) => row[id])),
  };
}

/** One row a respondent, one column an item: letters, or error types by code, or "NP" for "no problem"; interventions are in the long table. */
export function wideTable({ exam, respondents }: ResponseExport, texts: WorkbookTexts): PlainTable {
  const facts = titled(texts, { respondent: 16, kind: 11, rank: 12, site: 14, verdict: 10 });
  return {
    columns: [...facts, ...exam.items.map((item) => ({ title: item.id, width: 9 }))],
    rows: respondents.map((respondent) => {
      const recordedByItem = new Map(respondent.submission.responses.map((recorded) => [recorded.itemId, recorded]));
      return [...factCells(respondent), ...exam.items.map(({ id }) => shortResponse(recordedByItem.get(id), texts))];
    }),
  };
}

function factCells({ respondentId, kind, rankId, site, verdict }: ExportedRespondent): readonly Cell[] {
  return [respondentId, kind, rankId, site, verdict];
}

function shortResponse(recorded: RecordedResponse | undefined, texts: WorkbookTexts): string | null {
  const response = recorded?.response ?? null;
  if (response === null) return null;
  if (response.kind === "choice") return response.letters.join("");
  return response.noProblem ? texts.response.noProblem : response.errorTypes.join(";");
}

/** One row an item, with nothing of its key. */
export function itemsTable({ exam, language }: ResponseExport, texts: WorkbookTexts): PlainTable {
  return {
    columns: titled(texts, { number: 6, item: 8, section: 8, itemKind: 18, optionCount: 9, about: 90 }),
    rows: exam.items.map((item, index) => [
      index + 1,
      item.id,
      item.sectionId,
      texts.kind[item.kind],
      item.kind === "short-answer" ? null : item.options.length,
      aboutItem(item, language),
    ]),
  };
}

function aboutItem(item: Item, language: Language): string {
  if (item.kind !== "short-answer") return item.stem[language];
  return item.diagnoses.map((diagnosis) => diagnosis.text[language]).join(language === "zh" ? "；" : "; ");
}

/** One row a participant: code, rank and site, nothing else that could tell who it is. */
export function participantsTable({ ranks, respondents, language }: ResponseExport, texts: WorkbookTexts): PlainTable {
  const titles = new Map(ranks.map((rank) => [rank.id, rank.title[language]]));
  return {
    columns: titled(texts, { respondent: 16, rank: 12, rankTitle: 28, site: 16 }),
    rows: respondents
      .filter((respondent) => respondent.kind === "participant")
      .map(({ respondentId, rankId, site }) => [respondentId, rankId, titles.get(rankId ?? "") ?? null, site]),
  };
}

/** One row an issue of each submission, or one row where there is none, with how and when the sitting ended. */
export function validityTable({ respondents, language }: ResponseExport, texts: WorkbookTexts): PlainTable {
  return {
    columns: titled(texts, {
      respondent: 16,
      kind: 11,
      verdict: 10,
      closedBy: 22,
      started: 23,
      startedMs: 15,
      finished: 23,
      finishedMs: 15,
      usedMs: 12,
      severity: 10,
      code: 26,
      issue: 70,
    }),
    rows: respondents.flatMap((respondent) => {
      const facts = [respondent.respondentId, respondent.kind, respondent.verdict, ...sittingCells(respondent, texts)];
      if (respondent.issues.length === 0) return [[...facts, null, null, null]];
      return respondent.issues.map((issue) => [...facts, texts.severity[issue.severity], issue.code, issueText(issue, language)]);
    }),
  };
}

function sittingCells({ submission: { source } }: ExportedRespondent, texts: WorkbookTexts): readonly Cell[] {
  if (source.kind === "model") return [null, null, null, null, null, null];
  const { start, finishedAtMs, elapsedMs, closedBy } = source;
  const times = [toIsoText(start.startedAtMs), start.startedAtMs, toIsoText(finishedAtMs), finishedAtMs];
  return [texts.closedBy[closedBy], ...times, elapsedMs];
}

function titled(
  texts: WorkbookTexts,
  widths: Readonly<Partial<Record<keyof WorkbookTexts["response"]["columns"], number>>>,
): PlainTable["columns"] {
  const ids = Object.keys(widths) as (keyof WorkbookTexts["response"]["columns"])[]; // the keys of the record's own type
  return ids.map((id) => ({ title: texts.response.columns[id], width: widths[id] ?? 10 }));
}
