import { INVALID_REASONS } from "#domain/cohort/validity.ts";
import { ERROR_TYPES } from "#domain/exam/error-type.ts";
import { ITEM_KINDS } from "#domain/exam/exam.ts";
import { RESPONSE_STATES } from "#domain/exam/response-state.ts";

/** The tables of a response export, each a sheet of the workbook and a CSV file, in their order. */
export const RESPONSE_TABLE_IDS = ["wide", "long", "items", "participants", "events", "validity", "findings", "dictionary"] as const;
/** One of the tables; also the name of its CSV file. */
export type ResponseTableId = (typeof RESPONSE_TABLE_IDS)[number];

/** text; code: one of `values`; codes: several of them; integer; time: ISO 8601 with its zone, as text. */
export type ColumnType = "text" | "code" | "codes" | "integer" | "time";
/** ms: milliseconds of a duration; epoch-ms: milliseconds since 1970, UTC; count: how many, or which place. */
export type ColumnUnit = "ms" | "epoch-ms" | "count";

/** Codes that mean the same in every column that uses them. */
export const VALUE_SETS = {
  kind: ["participant", "model"],
  verdict: ["sound", "doubtful"],
  yesNo: ["yes", "no"],
  yes: ["yes"],
  itemKind: ITEM_KINDS,
  state: RESPONSE_STATES,
  errorType: ERROR_TYPES,
  closedBy: ["participant", "deadline", "deadline-on-resume", "lost", "paper"],
  language: ["en", "zh"],
  reason: INVALID_REASONS,
  severity: ["error", "warning"],
  type: ["text", "code", "codes", "integer", "time"],
  unit: ["ms", "epoch-ms", "count"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
/** Name of a set of codes. */
export type ValueSet = keyof typeof VALUE_SETS;

/** One column. Its id is the header of the CSV file, the same in every language, and means the same in every table that has it. */
export interface ResponseColumn {
  readonly id: string;
  /** In characters. */
  readonly width: number;
  readonly type: ColumnType;
  readonly unit: ColumnUnit | null;
  readonly values: ValueSet | null;
}

const text = <const Id extends string>(id: Id, width: number) => ({ id, width, type: "text", unit: null, values: null }) as const;
const code = <const Id extends string>(id: Id, width: number, values: ValueSet) =>
  ({ id, width, type: "code", unit: null, values }) as const;
const codes = <const Id extends string>(id: Id, width: number, values: ValueSet) =>
  ({ id, width, type: "codes", unit: null, values }) as const;
const time = <const Id extends string>(id: Id) => ({ id, width: 24, type: "time", unit: null, values: null }) as const;
const integer = <const Id extends string>(id: Id, unit: ColumnUnit) =>
  ({ id, width: unit === "epoch-ms" ? 15 : 11, type: "integer", unit, values: null }) as const;

const RESPONDENT = [text("respondent", 16), code("kind", 12, "kind"), text("rank", 13), code("verdict", 10, "verdict")] as const;
const SIMULATED = code("simulated", 10, "yesNo");

/** The columns of every table. The wide table has one more for each item, as `ITEM_COLUMN` says. */
export const RESPONSE_COLUMNS = {
  wide: [...RESPONDENT, SIMULATED, text("notValid", 10)],
  long: [
    ...RESPONDENT,
    SIMULATED,
    code("sectionValid", 9, "yesNo"),
    text("item", 8),
    text("section", 8),
    code("itemKind", 16, "itemKind"),
    integer("position", "count"),
    text("optionsShown", 11),
    code("state", 16, "state"),
    text("letters", 9),
    codes("errorTypes", 14, "errorType"),
    text("unknownTypes", 18),
    code("noProblem", 10, "yes"),
    text("intervention", 60),
    text("raw", 60),
    time("firstSeen"),
    integer("firstSeenMs", "epoch-ms"),
    time("firstChanged"),
    integer("firstChangedMs", "epoch-ms"),
    time("lastChanged"),
    integer("lastChangedMs", "epoch-ms"),
    code("inStandardTime", 10, "yesNo"),
    integer("visitCount", "count"),
    integer("changeCount", "count"),
    integer("onScreenMs", "ms"),
    integer("absentMs", "ms"),
  ],
  items: [
    integer("number", "count"),
    text("item", 8),
    text("section", 8),
    code("itemKind", 16, "itemKind"),
    integer("optionCount", "count"),
    text("stem", 70),
    text("options", 60),
  ],
  participants: [text("respondent", 16), text("rank", 13), text("rankTitle", 28)],
  events: [
    text("respondent", 16),
    text("rank", 13),
    code("verdict", 10, "verdict"),
    SIMULATED,
    time("started"),
    integer("startedMs", "epoch-ms"),
    time("finished"),
    integer("finishedMs", "epoch-ms"),
    code("closedBy", 18, "closedBy"),
    integer("usedMs", "ms"),
    integer("allowedMs", "ms"),
    code("language", 10, "language"),
    integer("eventCount", "count"),
    integer("seenCount", "count"),
    integer("openedCount", "count"),
    integer("closedMs", "ms"),
    integer("gapCount", "count"),
    integer("gapMs", "ms"),
    integer("clockBackCount", "count"),
    integer("clockBackMs", "ms"),
    integer("clockForwardCount", "count"),
    integer("lockedCount", "count"),
    integer("lockedMs", "ms"),
    integer("unlockedCount", "count"),
    integer("grantCount", "count"),
    integer("extraMs", "ms"),
    integer("awayCount", "count"),
    integer("awayMs", "ms"),
    integer("fullScreenExitCount", "count"),
    integer("refusedPasteCount", "count"),
    integer("refusedDropCount", "count"),
    integer("refusedPrintCount", "count"),
    integer("calculationCount", "count"),
    integer("scratchPadCount", "count"),
    integer("saveFailedCount", "count"),
    integer("saveFailedMs", "ms"),
    integer("staleRefusedCount", "count"),
    integer("backupCount", "count"),
    integer("restoredCount", "count"),
    integer("errorCount", "count"),
  ],
  validity: [
    text("respondent", 16),
    text("rank", 13),
    code("verdict", 10, "verdict"),
    SIMULATED,
    text("section", 8),
    code("sectionValid", 9, "yesNo"),
    code("reason", 18, "reason"),
    text("note", 50),
    time("decided"),
    integer("decidedMs", "epoch-ms"),
    integer("decisionCount", "count"),
    code("scored", 9, "yesNo"),
  ],
  findings: [...RESPONDENT, SIMULATED, code("severity", 10, "severity"), text("code", 26), text("issue", 80)],
  dictionary: [
    text("table", 14),
    text("column", 20),
    text("title", 28),
    code("type", 10, "type"),
    code("unit", 10, "unit"),
    text("values", 60),
    text("meaning", 80),
  ],
} as const satisfies Readonly<Record<ResponseTableId, readonly ResponseColumn[]>>;

/** What stands for the wide table's columns of items, whose headers are the items' own ids. */
export const ITEM_COLUMN = codes("<item>", 9, "errorType");

/** A cell of a table; null is empty. */
export type Cell = string | number | null;
/** A row of a table by column: exactly its columns. */
export type RowOf<Table extends ResponseTableId> = Readonly<Record<(typeof RESPONSE_COLUMNS)[Table][number]["id"], Cell>>;

/** A row's cells in the order of the table's columns. */
export function toCells<Table extends ResponseTableId>(table: Table, row: RowOf<Table>): readonly Cell[] {
  const columns: readonly ResponseColumn[] = RESPONSE_COLUMNS[table];
  const byId: Readonly<Record<string, Cell>> = row;
  return columns.map(({ id }) => byId[id] ?? null);
}

/** One table of an export: cells in the order of its columns. */
export interface ResponseTable {
  readonly id: ResponseTableId;
  readonly columns: readonly ResponseColumn[];
  readonly rows: readonly (readonly Cell[])[];
}
