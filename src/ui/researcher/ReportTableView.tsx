import type { ReportCell, ReportColumn, ReportTable } from "#domain/report/report-table.ts";
import { formatRatio } from "#texts/format-ratio.ts";
import styles from "./ReportTableView.module.css";

interface ReportTableViewProps {
  readonly table: ReportTable;
  /** Names the region that scrolls sideways when the table is wider than the page. */
  readonly scrollLabel: string;
}

/** A report's table as it is, with its note. */
export function ReportTableView({ table, scrollLabel }: ReportTableViewProps) {
  return (
    <>
      {table.note !== "" && <p>{table.note}</p>}
      {/* A region that scrolls must be reached by a keyboard. */}
      <div className={styles.scroll} role="region" aria-label={scrollLabel} tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden">{table.title}</caption>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column.id} scope="col" data-kind={column.kind}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, index) => (
              <tr key={index}>
                {table.columns.map((column, cell) => (
                  <td key={column.id} data-kind={column.kind}>
                    {cellText(row[cell] ?? null, column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function cellText(cell: ReportCell, { kind }: ReportColumn): string {
  if (cell === null) return "–";
  return typeof cell === "number" && kind === "number" ? formatRatio(cell) : String(cell);
}
