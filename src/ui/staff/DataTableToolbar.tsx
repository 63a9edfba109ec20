import { Button, TextInput } from "@mantine/core";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { DataColumn } from "#ui/staff/data-column.ts";
import type { TableQuery } from "#ui/staff/use-table-query.ts";
import styles from "./DataTable.module.css";

const FILTER_FROM_ROWS = 6;

interface DataTableToolbarProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly query: TableQuery;
  readonly shown: number;
  readonly total: number;
  readonly onChange: (change: Partial<TableQuery>) => void;
}

/** Above a table: the filter, how many rows it leaves, and on a narrow page the order. A short table needs none of it. */
export function DataTableToolbar<Row>({ columns, query, shown, total, onChange }: DataTableToolbarProps<Row>) {
  const { t } = useTranslation("staff");
  if (total < FILTER_FROM_ROWS && query.filter === "") return null;
  return (
    <div className={styles.toolbar}>
      <TextInput
        size="sm"
        type="search"
        label={t("table.filter")}
        placeholder={t("table.filterHint")}
        value={query.filter}
        onChange={(event) => onChange({ filter: event.currentTarget.value })}
      />
      <label className={styles.order}>
        <span>{t("table.order")}</span>
        <select
          value={query.sort?.column ?? ""}
          onChange={(event) => onChange({ sort: event.target.value === "" ? null : { column: event.target.value, isDescending: false } })}
        >
          <option value="">{t("table.ownOrder")}</option>
          {columns
            .filter((column) => column.order !== "fixed")
            .map((column) => (
              <option key={column.id} value={column.id}>
                {column.header}
              </option>
            ))}
        </select>
      </label>
      <p role="status" className={`${styles.count} numeric`}>
        {shown === 0 && query.filter !== ""
          ? t("table.noMatch", { filter: query.filter })
          : shown === total
            ? t("table.rows", { count: total })
            : t("table.rowsOf", { shown, total })}
      </p>
      {query.filter !== "" && (
        <Button size="sm" onClick={() => onChange({ filter: "" })}>
          {t("table.clear")}
        </Button>
      )}
    </div>
  );
}
