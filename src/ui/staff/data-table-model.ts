import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  type RowData,
} from "@tanstack/react-table";
import type { DataColumn } from "#ui/staff/data-column.ts";

/** What the app's tables can do: filter by any text, sort by one column. */
export const TABLE_FEATURES = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

const collator = new Intl.Collator(["zh-CN", "en"], { numeric: true });

/** The library's column definitions for our columns. */
export function toColumnDefs<Row extends RowData>(columns: readonly DataColumn<Row>[]) {
  const helper = createColumnHelper<typeof TABLE_FEATURES, Row>();
  return helper.columns(
    columns.map((column) =>
      helper.accessor((row: Row) => column.value(row) ?? undefined, {
        id: column.id,
        header: column.header,
        enableSorting: column.order !== "fixed",
        sortUndefined: "last",
        sortFn: (a, b, id) => compare(a.getValue(id), b.getValue(id)),
        enableGlobalFilter: true,
      }),
    ),
  );
}

/** Any text a row shows, in any case. */
export function matches(value: unknown, filter: string): boolean {
  return String(value ?? "")
    .toLowerCase()
    .includes(filter.trim().toLowerCase());
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return collator.compare(String(a), String(b));
}
