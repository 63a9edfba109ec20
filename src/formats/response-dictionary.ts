import { writeJsonFile } from "#formats/json-file.ts";
import {
  ITEM_COLUMN,
  RESPONSE_COLUMNS,
  RESPONSE_TABLE_IDS,
  toCells,
  VALUE_SETS,
  type Cell,
  type ColumnType,
  type ColumnUnit,
  type ResponseColumn,
  type ResponseTableId,
  type ValueSet,
} from "#formats/response-columns.ts";
import type { Language } from "#lib/language.ts";
import { errorTypes as errorTypesEn } from "#texts/en/error-types.ts";
import { metrics as metricsEn } from "#texts/en/metrics.ts";
import { responseTables as textsEn } from "#texts/en/response-tables.ts";
import type { SameShape } from "#texts/same-shape.ts";
import { errorTypes as errorTypesZh } from "#texts/zh/error-types.ts";
import { metrics as metricsZh } from "#texts/zh/metrics.ts";
import { responseTables as textsZh } from "#texts/zh/response-tables.ts";

/** What one table holds, in one language. */
export interface TableEntry {
  readonly table: ResponseTableId;
  readonly name: string;
  readonly about: string;
  readonly columns: readonly ColumnEntry[];
}

/** What one column holds, in one language. */
export interface ColumnEntry {
  /** Id of the column; `<item>` stands for the wide table's columns of items. */
  readonly column: string;
  readonly title: string;
  readonly type: ColumnType;
  readonly unit: ColumnUnit | null;
  /** Every code that can occur, with its meaning; empty where there are none. */
  readonly values: readonly { readonly value: string; readonly meaning: string }[];
  readonly meaning: string;
}

/** The wording of the tables in one language. */
export type ResponseTableTexts = SameShape<typeof textsEn>;

/** The wording of the tables in a language. */
export function responseTableTexts(language: Language): ResponseTableTexts {
  return language === "zh" ? textsZh : textsEn;
}

/** The data dictionary: every column of every table, the dictionary's own included, in the order of the sheets. */
export function responseDictionary(language: Language): readonly TableEntry[] {
  const texts = responseTableTexts(language);
  return RESPONSE_TABLE_IDS.map((table) => ({
    table,
    ...texts.tables[table],
    columns: columnsOf(table).map((column) => toEntry(column, texts, language)),
  }));
}

/** The dictionary as the rows of its own table: codes one a line. */
export function dictionaryRows(language: Language): readonly (readonly Cell[])[] {
  return responseDictionary(language).flatMap(({ table, columns }) =>
    columns.map(({ values, ...entry }) => {
      const lines = values.map(({ value, meaning }) => `${value} = ${meaning}`);
      return toCells("dictionary", { table, ...entry, values: lines.join("\n") });
    }),
  );
}

/**
 * The dictionary as JSON in both languages: `{format: "rxbaseline-dictionary", formatVersion: 1, appVersion, examId, examHash, simulated,
 * tables: {en, zh}}`, `tables` being what `responseDictionary` gives.
 */
export function writeDictionaryJson(facts: {
  readonly appVersion: string;
  readonly examId: string;
  readonly examHash: string;
  readonly simulated: boolean;
}): Uint8Array {
  const tables = { en: responseDictionary("en"), zh: responseDictionary("zh") };
  return writeJsonFile({ format: "rxbaseline-dictionary", formatVersion: 1, ...facts, tables });
}

function columnsOf(table: ResponseTableId): readonly ResponseColumn[] {
  return table === "wide" ? [...RESPONSE_COLUMNS.wide, ITEM_COLUMN] : RESPONSE_COLUMNS[table];
}

function toEntry({ id, type, unit, values }: ResponseColumn, texts: ResponseTableTexts, language: Language): ColumnEntry {
  const about: Readonly<Record<string, { readonly title: string; readonly about: string }>> = texts.columns;
  const { title = id, about: meaning = "" } = about[id] ?? {};
  return { column: id, title, type, unit, values: values === null ? [] : valuesOf(values, texts, language), meaning };
}

function valuesOf(set: ValueSet, texts: ResponseTableTexts, language: Language): ColumnEntry["values"] {
  const meanings = meaningsOf(set, texts, language);
  return VALUE_SETS[set].map((value) => ({ value, meaning: meanings[value] ?? "" }));
}

/** States, reasons and error types are explained where the rest of the application explains them. */
function meaningsOf(set: ValueSet, texts: ResponseTableTexts, language: Language): Readonly<Record<string, string>> {
  const metrics = language === "zh" ? metricsZh : metricsEn;
  const errorTypes = language === "zh" ? errorTypesZh : errorTypesEn;
  const colon = language === "zh" ? "：" : ": ";
  switch (set) {
    case "state":
    case "reason":
      return Object.fromEntries(Object.entries(metrics[set]).map(([id, { name, about }]) => [id, `${name}${colon}${about}`]));
    case "errorType":
      return Object.fromEntries(Object.entries(errorTypes).map(([id, { name }]) => [id, name]));
    default:
      return texts.values[set];
  }
}
