import { foreignWorkbook, percent, type ForeignSheet } from "../support/spreadsheet.ts";
import { givenFile, type GivenFile } from "./pages/file-field.ts";

const SITES = ["North Hospital", "South Hospital", "县医院"];
const RANKS = ["Pharmacist", "Senior pharmacist", "主任（副主任）药师"];
const HEADER = ["姓名", "Site", "Rank", "Years", "Extra time %"];

/** A row of a roster as somebody typed it. */
export type RosterRow = ForeignSheet["rows"][number];

/** Three sites with nine people each, three of each rank; the fifth has a quarter more time. */
export const EXPECTED_PEOPLE: readonly RosterRow[] = Array.from({ length: 27 }, (_, index) => [
  `S-${101 + index}`,
  SITES[index % 3] ?? "",
  RANKS[Math.floor(index / 9)] ?? "",
  index % 20,
  index === 4 ? percent(0.25) : null,
]);

/** The rows in a workbook of another program, below a header in two languages. */
export function rosterWorkbook(rows: readonly RosterRow[]): GivenFile {
  return givenFile("roster.xlsx", foreignWorkbook([{ name: "Staff", rows: [HEADER, ...rows] }]).bytes);
}
