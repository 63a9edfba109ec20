import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Icon } from "#ui/components/Icon.tsx";
import type { DataColumn } from "#ui/staff/data-column.ts";
import type { TableQuery } from "#ui/staff/use-table-query.ts";
import styles from "./DataTable.module.css";

interface DataTableHeadProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly query: TableQuery;
  readonly onChange: (change: Partial<TableQuery>) => void;
}

/** Column heads; a press sorts, the next turns the order round, the third gives the table's own order back. */
export function DataTableHead<Row>({ columns, query, onChange }: DataTableHeadProps<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <th key={column.id} role="columnheader" scope="col" data-align={column.align} aria-sort={ariaSort(column.id, query)}>
            {column.order === "fixed" ? column.header : <SortButton column={column} query={query} onChange={onChange} />}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function SortButton<Row>({ column, query, onChange }: Omit<DataTableHeadProps<Row>, "columns"> & { readonly column: DataColumn<Row> }) {
  const { t } = useTranslation("staff");
  const isSorted = query.sort?.column === column.id;
  return (
    <button
      type="button"
      className={styles.sort}
      title={t("table.sort", { column: column.header })}
      onClick={() => onChange({ sort: nextSort(column.id, query) })}
    >
      {column.header}
      <span className={styles.direction} data-sorted={isSorted}>
        <Icon name={isSorted && query.sort?.isDescending === true ? "down" : "up"} />
      </span>
    </button>
  );
}

function ariaSort(id: string, { sort }: TableQuery): "ascending" | "descending" | undefined {
  if (sort?.column !== id) return undefined;
  return sort.isDescending ? "descending" : "ascending";
}

function nextSort(id: string, { sort }: TableQuery): TableQuery["sort"] {
  if (sort?.column !== id) return { column: id, isDescending: false };
  return sort.isDescending ? null : { column: id, isDescending: true };
}
