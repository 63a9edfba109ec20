import { percentOf, type Person } from "#domain/study/person.ts";
import type { Rank } from "#domain/study/study.ts";
import { PLAIN_SHEET, styled, type CellModel, type SheetModel } from "#formats/workbook-model.ts";
import { writeWorkbook } from "#formats/write-workbook.ts";
import type { Language } from "#lib/language.ts";
import { setup as en } from "#texts/en/setup.ts";
import { setup as zh } from "#texts/zh/setup.ts";

/** Whom a roster holds, and in which language it speaks. */
export interface RosterToWrite {
  readonly title: string;
  readonly people: readonly Person[];
  readonly ranks: readonly Rank[];
  readonly language: Language;
}

/** The columns in the order in which they are filled in, with their widths in characters. */
const COLUMNS = [
  ["code", 12],
  ["name", 24],
  ["site", 28],
  ["rank", 26],
  ["specialty", 20],
  ["years", 10],
  ["degree", 14],
  ["extra", 14],
] as const;

const RANK_COLUMN = 3;
/** Rows for which ranks can be chosen from a list: more than any roster is likely to have. */
const LISTED_ROWS = 2_000;

/**
 * Writes a roster as a workbook that `readRosterTable` reads back: a sheet of people, empty for a roster to be filled in, and one of
 * instructions.
 */
export async function writeRosterWorkbook({ title, people, ranks, language }: RosterToWrite): Promise<Uint8Array> {
  const texts = language === "en" ? en : zh;
  const titleOf = (rankId: string): string => ranks.find(({ id }) => id === rankId)?.title[language] ?? rankId;
  const header = COLUMNS.map(([name]) => styled("header", texts.column[name]));
  const rows = people.map((person): CellModel[] => [
    person.code,
    person.name,
    person.site,
    titleOf(person.rankId),
    person.specialty,
    person.years,
    person.degree,
    extraCell(person.extraShare),
  ]);
  const roster: SheetModel = {
    ...PLAIN_SHEET,
    name: texts.rosterSheet,
    columnWidths: COLUMNS.map(([, width]) => width),
    rows: [header, ...rows],
    frozen: { rows: 1, columns: 0 },
    filterRow: 0,
    lists: rankList(ranks, language),
    orientation: "landscape",
  };
  const help: SheetModel = {
    ...PLAIN_SHEET,
    name: texts.rosterHelp.sheet,
    columnWidths: [90],
    rows: [[styled("title", title)], ...texts.rosterHelp.lines.map((line) => [line])],
  };
  return writeWorkbook({ title, sheets: [roster, help] });
}

/** Up to 1 % with its sign: as a number it could be a share. */
function extraCell(share: number): CellModel {
  if (share === 0) return null;
  return share > 0.01 ? percentOf(share) : `${percentOf(share)} %`;
}

/** A list in a cell is one formula, in which commas and quotes cannot stand: with such titles ranks are typed. */
function rankList(ranks: readonly Rank[], language: Language): SheetModel["lists"] {
  const { title: errorTitle, text: errorText } = (language === "en" ? en : zh).rosterList;
  const values = ranks.map(({ title }) => title[language]);
  if (values.some((value) => /[",]/.test(value)) || values.join(",").length > 250) return [];
  const place = { firstRow: 1, lastRow: LISTED_ROWS, firstColumn: RANK_COLUMN, lastColumn: RANK_COLUMN };
  return [{ ...place, values, errorTitle, errorText }];
}
