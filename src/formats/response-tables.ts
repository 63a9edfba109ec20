import { decisionInForce } from "#domain/cohort/validity.ts";
import type { Item } from "#domain/exam/exam.ts";
import { summariseRecord } from "#domain/submission/record-summary.ts";
import type { RecordedResponse } from "#domain/submission/submission.ts";
import { caseLines } from "#formats/case-lines.ts";
import {
  ITEM_COLUMN,
  RESPONSE_COLUMNS,
  RESPONSE_TABLE_IDS,
  toCells,
  type Cell,
  type ResponseColumn,
  type ResponseTable,
  type ResponseTableId,
  type RowOf,
} from "#formats/response-columns.ts";
import { dictionaryRows } from "#formats/response-dictionary.ts";
import { factsOf, invalidSectionsOfRespondent, yesNo, type ExportedRespondent, type ResponseExport } from "#formats/response-export.ts";
import { longRows, toIsoText } from "#formats/response-long.ts";
import { workbookTexts } from "#formats/workbook-texts.ts";
import type { Language } from "#lib/language.ts";
import { issueText } from "#texts/issue-text.ts";

/** What stands in the wide table where "no problem" was stated. */
export const NO_PROBLEM_CODE = "NP";

/**
 * All tables of an export: the sheets of the workbook and the CSV files are these and nothing else. Codes and ids are the same in every
 * language; stems, titles of ranks and issues are in the one asked for. Nothing of the key, and of a person no more than code and rank.
 */
export function responseTables(input: ResponseExport): readonly ResponseTable[] {
  return RESPONSE_TABLE_IDS.map((id) => ({ id, columns: columnsOf(id, input), rows: ROWS[id](input) }));
}

const ROWS: Readonly<Record<ResponseTableId, (input: ResponseExport) => ResponseTable["rows"]>> = {
  wide: wideRows,
  long: longRows,
  items: itemRows,
  participants: participantRows,
  events: eventRows,
  validity: validityRows,
  findings: findingRows,
  dictionary: ({ language }) => dictionaryRows(language),
};

function columnsOf(id: ResponseTableId, { exam }: ResponseExport): readonly ResponseColumn[] {
  if (id !== "wide") return RESPONSE_COLUMNS[id];
  return [...RESPONSE_COLUMNS.wide, ...exam.items.map((item) => ({ ...ITEM_COLUMN, id: item.id }))];
}

/** One row a respondent, one column an item: letters, or error types by code, or "NP"; interventions are in the long table. */
function wideRows({ exam, study, respondents }: ResponseExport): ResponseTable["rows"] {
  return respondents.map((respondent) => {
    const recordedByItem = new Map(respondent.submission.responses.map((recorded) => [recorded.itemId, recorded]));
    const notValid = invalidSectionsOfRespondent(respondent)
      .map(({ sectionId }) => sectionId)
      .join(" ");
    const facts = toCells("wide", { ...factsOf(respondent, study), notValid });
    return [...facts, ...exam.items.map(({ id }) => shortResponse(recordedByItem.get(id)))];
  });
}

function shortResponse(recorded: RecordedResponse | undefined): Cell {
  const response = recorded?.response ?? null;
  if (response === null) return null;
  if (response.kind === "choice") return response.letters.join("");
  return response.noProblem ? NO_PROBLEM_CODE : response.errorTypes.join(";");
}

function itemRows({ exam, language }: ResponseExport): ResponseTable["rows"] {
  return exam.items.map((item, index) =>
    toCells("items", {
      number: index + 1,
      item: item.id,
      section: item.sectionId,
      itemKind: item.kind,
      optionCount: item.kind === "short-answer" ? null : item.options.length,
      stem: stemOf(item, language),
      options: item.kind === "short-answer" ? null : item.options.map(({ letter, text }) => `${letter}. ${text[language]}`).join("\n"),
    }),
  );
}

/** What the respondent saw: the stem, or the whole case. */
function stemOf(item: Item, language: Language): string {
  if (item.kind !== "short-answer") return item.stem[language];
  return caseLines(item, { language, texts: workbookTexts(language).grading.patient }).join("\n");
}

/** Everyone expected who may stand here, then codes that were not: a code and a rank, nothing else that could tell who it is. */
function participantRows({ ranks, roster, respondents, language }: ResponseExport): ResponseTable["rows"] {
  const titles = new Map(ranks.map((rank) => [rank.id, rank.title[language]]));
  const expected = roster.map(({ code, rankId }): readonly [string, string | null] => [code, rankId]);
  const others = respondents.flatMap(({ kind, respondentId, rankId }): (readonly [string, string | null])[] =>
    kind === "participant" ? [[respondentId, rankId]] : [],
  );
  // A map keeps the first place of each code: that on the roster.
  return [...new Map([...expected, ...others])].map(([respondent, rank]) =>
    toCells("participants", { respondent, rank, rankTitle: titles.get(rank ?? "") ?? null }),
  );
}

function eventRows({ study, respondents }: ResponseExport): ResponseTable["rows"] {
  return respondents.flatMap((respondent) => {
    const { source } = respondent.submission;
    if (source.kind === "model") return [];
    if (source.kind === "paper") return [toCells("events", { ...NO_RECORD, ...factsOf(respondent, study), closedBy: "paper" })];
    const { start, finishedAtMs, elapsedMs, closedBy } = source;
    const times = { started: toIsoText(start.startedAtMs), startedMs: start.startedAtMs };
    const ends = { finished: toIsoText(finishedAtMs), finishedMs: finishedAtMs, closedBy, usedMs: elapsedMs };
    return [toCells("events", { ...factsOf(respondent, study), ...times, ...ends, ...summariseRecord(source) })];
  });
}

/** What a sheet of paper says about a sitting: nothing. */
const NO_RECORD = Object.fromEntries(RESPONSE_COLUMNS.events.map(({ id }) => [id, null])) as RowOf<"events">; // one for every column

/** One row a participant's section, decided or not. */
function validityRows({ exam, study, respondents }: ResponseExport): ResponseTable["rows"] {
  const people = respondents.filter(({ kind }) => kind === "participant");
  return people.flatMap((respondent) => exam.sections.map(({ id }) => validityRow(respondent, { sectionId: id, study })));
}

const UNDECIDED = { reason: null, note: null, decidedAtMs: null };

function validityRow(
  respondent: ExportedRespondent,
  { sectionId, study }: { readonly sectionId: string; readonly study: ResponseExport["study"] },
): readonly Cell[] {
  const { verdict, validity, submission } = respondent;
  const { submissionId } = submission;
  const { reason, note, decidedAtMs } = decisionInForce(validity, { submissionId, sectionId }) ?? UNDECIDED;
  const isValid = reason === null;
  return toCells("validity", {
    ...factsOf(respondent, study),
    section: sectionId,
    sectionValid: yesNo(isValid),
    reason,
    note,
    decided: toIsoText(decidedAtMs),
    decidedMs: decidedAtMs,
    decisionCount: validity.filter((each) => each.submissionId === submissionId && each.sectionId === sectionId).length,
    scored: yesNo(isValid && verdict === "sound"),
  });
}

/** One row an issue that verification found. */
function findingRows({ study, respondents, language }: ResponseExport): ResponseTable["rows"] {
  return respondents.flatMap((respondent) =>
    respondent.issues.map((issue) =>
      toCells("findings", {
        ...factsOf(respondent, study),
        severity: issue.severity,
        code: issue.code,
        issue: issueText(issue, language),
      }),
    ),
  );
}
