import type { DataColumn } from "#ui/staff/data-column.ts";
import type { TableQuery } from "#ui/staff/use-table-query.ts";

const collator = new Intl.Collator(["zh-CN", "en"], { numeric: true });

/** Rows in the order the table's heads ask for; as they come when none does. Rows without a value stand last either way; ties keep their order. */
export function sortStandings<Row>(rows: readonly Row[], columns: readonly DataColumn<Row>[], sort: TableQuery["sort"]): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.column);
  if (column === undefined || sort === null) return rows;
  const sign = sort.isDescending ? -1 : 1;
  return [...rows].sort((a, b) => compareValues(column.value(a), column.value(b), sign));
}

type Value = string | number | null;

function compareValues(a: Value, b: Value, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === "number" && typeof b === "number") return sign * (a - b);
  return sign * collator.compare(String(a), String(b));
}
