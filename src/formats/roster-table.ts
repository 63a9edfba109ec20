import { isParticipantCode, normaliseParticipantCode } from "#domain/study/participant-code.ts";
import { isYears, MAX_YEARS, percentOf, shareOf, type Person } from "#domain/study/person.ts";
import type { Rank } from "#domain/study/study.ts";
import { cellPlace, mergeIssues, textCellIssues } from "#formats/cell-issues.ts";
import { findHeader, foldHeader, type FoundHeader } from "#formats/find-header.ts";
import { cellAt, type Sheet, type SheetCell } from "#formats/sheet.ts";
import { readWorkbook } from "#formats/workbook.ts";
import { errorAt, type Issue, type Place } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

const HEADERS = {
  name: ["name", "person", "participant", "staff", "staffnumber", "姓名", "参试者", "药师", "工号", "人员"],
  site: ["site", "hospital", "centre", "center", "institution", "机构", "医院", "单位", "中心", "院区"],
  rank: ["rank", "title", "grade", "职称", "级别", "职级"],
  code: ["code", "participantcode", "参试码", "代码", "参试者代码", "编码"],
  specialty: ["specialty", "speciality", "department", "专业", "科室", "亚专业"],
  years: ["years", "yearsofpractice", "experience", "年限", "工作年限", "从业年限"],
  degree: ["degree", "education", "学历", "学位"],
  extra: ["extra", "extratime", "extratime%", "加时", "加时%", "延时"],
};
type Column = keyof typeof HEADERS;

/** The columns no roster can do without, as they are asked for. */
const COLUMN_NAMES = { site: "Site / 机构", rank: "Rank / 职称" };

const MAX_TEXT = 100;
const MAX_PEOPLE = 10_000;

/**
 * Reads a roster from a workbook or CSV: the first visible sheet with a column of names, a person a row. Columns are known by their
 * names in either language, in any order; site and rank are required, the others may be missing. A rank is an id or a title of `ranks`.
 * A code that was given before is kept.
 * Issues: those of `readWorkbook`; `roster-no-header`; `roster-column-missing` {column}; `roster-empty`, `roster-too-long` {limit};
 * `roster-name-missing`, `roster-site-missing`, `roster-rank-missing` {known}, `roster-rank-unread` {found, known}, `roster-text-long`
 * {limit}, `roster-years-unread` {found, most}, `roster-extra-unread` {found}, `roster-extra-ambiguous` {found}, `roster-code-invalid` {code}, `roster-code-repeated` {code};
 * `cell-date`, `cell-formula`, `cell-error`, `cells-merged`.
 */
export function readRosterTable(file: NamedBytes, ranks: readonly Rank[]): Result<readonly Person[]> {
  const sheets = readWorkbook(file);
  if (!sheets.ok) return sheets;
  for (const sheet of sheets.value) {
    const header = sheet.hidden ? null : findHeader<Column>(sheet, HEADERS, "name");
    if (header !== null) return readSheet({ file: file.name, sheet, header, ranks });
  }
  return err([errorAt("roster-no-header", { file: file.name })]);
}

interface RosterPlace {
  readonly file: string;
  readonly sheet: Sheet;
  readonly header: FoundHeader<Column>;
  readonly ranks: readonly Rank[];
}

function readSheet(place: RosterPlace): Result<readonly Person[]> {
  const { file, sheet, header } = place;
  const missing = (["site", "rank"] as const).filter((column) => header.columns[column] < 0);
  if (missing.length > 0) {
    const at = cellPlace(file, sheet, { row: header.row, column: 0 });
    return err(missing.map((column) => errorAt("roster-column-missing", at, { column: COLUMN_NAMES[column] })));
  }
  const rows = sheet.rows.flatMap((row, index) => (index > header.row && row.some(({ text }) => text.trim() !== "") ? [index] : []));
  if (rows.length === 0) return err([errorAt("roster-empty", { file, sheet: sheet.name })]);
  if (rows.length > MAX_PEOPLE) return err([errorAt("roster-too-long", { file, sheet: sheet.name }, { limit: MAX_PEOPLE })]);
  const readings = rows.map((row) => readRow(row, place));
  const issues = [...mergeIssues(file, sheet, header.row), ...readings.flatMap((reading) => reading.issues), ...codeRepeats(rows, place)];
  return issues.length > 0 ? err(issues) : ok(readings.map(({ person }) => person));
}

interface RowReading {
  readonly person: Person;
  readonly issues: readonly Issue[];
}

function readRow(row: number, place: RosterPlace): RowReading {
  const known = place.ranks.map(({ title }) => `${title.en} / ${title.zh}`).join(", ");
  const cells = rowCells(row, place);
  const name = cells.text("name", errorAt("roster-name-missing", cells.place("name")));
  const site = cells.text("site", errorAt("roster-site-missing", cells.place("site")));
  const rank = cells.text("rank", errorAt("roster-rank-missing", cells.place("rank"), { known }));
  const person: Person = {
    name,
    site,
    rankId:
      cells.read(
        { name: "rank", found: rank },
        (text) => rankOf(text, place.ranks),
        (found) => ["roster-rank-unread", { found, known }],
      ) ?? "",
    code: cells.read({ name: "code", found: cells.text("code") }, codeOf, (code) => ["roster-code-invalid", { code }]),
    specialty: cells.text("specialty") || null,
    years: cells.read({ name: "years", found: cells.text("years") }, yearsOf, (found) => [
      "roster-years-unread",
      { found, most: MAX_YEARS },
    ]),
    degree: cells.text("degree") || null,
    extraShare:
      cells.read({ name: "extra", found: cells.text("extra") }, extraOf, (found) => [
        isShareOrPercent(found) ? "roster-extra-ambiguous" : "roster-extra-unread",
        { found },
      ]) ?? 0,
  };
  return { person, issues: cells.issues };
}

/** The cells of one row, and what is found to be wrong with them while they are read. */
function rowCells(row: number, { file, sheet, header }: RosterPlace) {
  const issues: Issue[] = [];
  const place = (name: Column): Place => cellPlace(file, sheet, { row, column: header.columns[name] });
  const text = (name: Column, missing?: Issue): string => {
    const column = header.columns[name];
    const found =
      column < 0
        ? ""
        : shownText(cellAt(sheet, row, column))
            .normalize("NFC")
            .trim();
    const wrong = column < 0 ? [] : textCellIssues(file, sheet, { row, column });
    if (found.length > MAX_TEXT) wrong.push(errorAt("roster-text-long", place(name), { limit: MAX_TEXT }));
    if (found === "" && wrong.length === 0 && missing !== undefined) wrong.push(missing);
    issues.push(...wrong);
    return found;
  };
  const read = <T>(
    { name, found }: { readonly name: Column; readonly found: string },
    reader: (text: string) => T | null,
    refusal: (found: string) => readonly [code: string, params: Issue["params"]],
  ): T | null => {
    const value = found === "" ? null : reader(found);
    if (found !== "" && value === null) {
      const [code, params] = refusal(found.slice(0, 40));
      issues.push(errorAt(code, place(name), params));
    }
    return value;
  };
  return { issues, place, text, read };
}

/** What typing `25 %` makes of a cell is read as it was typed. */
function shownText({ text, isPercent }: SheetCell): string {
  return isPercent === true ? `${percentOf(Number(text))} %` : text;
}

/** An id, or a title in either language. */
function rankOf(text: string, ranks: readonly Rank[]): string | null {
  const folded = foldHeader(text);
  return ranks.find(({ id, title }) => [id, title.en, title.zh].some((name) => foldHeader(name) === folded))?.id ?? null;
}

function codeOf(text: string): string | null {
  const code = normaliseParticipantCode(text);
  return isParticipantCode(code) ? code : null;
}

function yearsOf(text: string): number | null {
  return isYears(text) ? Number(text) : null;
}

/** Per cent, with the sign or without. */
function extraOf(text: string): number | null {
  const found = /^(\d{1,3}(?:\.\d+)?)\s*%?$/.exec(text.normalize("NFKC"));
  if (found === null || isShareOrPercent(text)) return null;
  const share = shareOf(Number(found[1]));
  return share <= 1 ? share : null;
}

/** `0.5` is half a per cent to who types it, and 50 % where it was copied out of a cell that shows 50 %: which, only the sender knows. */
function isShareOrPercent(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text) && Number(text) > 0 && Number(text) <= 1;
}

function codeRepeats(rows: readonly number[], { file, sheet, header }: RosterPlace): Issue[] {
  const column = header.columns.code;
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const code = column < 0 ? null : codeOf(cellAt(sheet, row, column).text.trim());
    if (code === null) return [];
    const isRepeated = seen.has(code);
    seen.add(code);
    return isRepeated ? [errorAt("roster-code-repeated", cellPlace(file, sheet, { row, column }), { code })] : [];
  });
}
