import { useTable, type RowData } from "@tanstack/react-table";
import { useMemo } from "react";
import { matches, TABLE_FEATURES, toColumnDefs } from "#ui/staff/data-table-model.ts";
import type { DataColumn } from "#ui/staff/data-column.ts";
import { DataTableHead } from "#ui/staff/DataTableHead.tsx";
import { DataTablePager } from "#ui/staff/DataTablePager.tsx";
import { DataTableToolbar } from "#ui/staff/DataTableToolbar.tsx";
import { useTableQuery } from "#ui/staff/use-table-query.ts";
import styles from "./DataTable.module.css";

/** Rows on one page of a table. */
const PAGE_SIZE = 50;

interface DataTableProps<Row> {
  /** Names the table's filter, order and page in the address. */
  readonly name: string;
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
}

/** A table one can filter, sort and page; on a narrow page every row becomes a small list of its cells. */
export function DataTable<Row extends RowData>({ name, caption, columns, rows, rowId }: DataTableProps<Row>) {
  const [query, change] = useTableQuery(name);
  const columnDefs = useMemo(() => toColumnDefs(columns), [columns]);
  const table = useTable({
    features: TABLE_FEATURES,
    columns: columnDefs,
    data: rows,
    getRowId: rowId,
    globalFilterFn: (row, columnId, filter) => matches(row.getValue(columnId), String(filter)),
    getColumnCanGlobalFilter: () => true,
    state: {
      globalFilter: query.filter,
      sorting: query.sort === null ? [] : [{ id: query.sort.column, desc: query.sort.isDescending }],
    },
  });
  const shownRows = table.getRowModel().rows;
  const pageCount = Math.max(1, Math.ceil(shownRows.length / PAGE_SIZE));
  const pageIndex = Math.min(query.pageIndex, pageCount - 1);
  return (
    <div className={styles.whole}>
      <DataTableToolbar columns={columns} query={query} shown={shownRows.length} total={rows.length} onChange={change} />
      <table className={styles.table} role="table">
        <caption className="visually-hidden">{caption}</caption>
        <DataTableHead columns={columns} query={query} onChange={change} />
        <tbody role="rowgroup">
          {shownRows.slice(pageIndex * PAGE_SIZE, (pageIndex + 1) * PAGE_SIZE).map((row) => (
            <tr key={row.id} role="row">
              {columns.map((column) => (
                <td
                  key={column.id}
                  role="cell"
                  data-align={column.align}
                  data-wrap={column.wrap}
                  data-header={column.header}
                  data-empty={column.order !== "fixed" && column.value(row.original) === null}
                >
                  {column.cell === undefined ? (column.value(row.original) ?? "–") : column.cell(row.original)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {pageCount > 1 && <DataTablePager pageIndex={pageIndex} pageCount={pageCount} onChange={change} />}
    </div>
  );
}
