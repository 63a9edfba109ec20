import { useMemo } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { SectionComparison } from "#domain/comparison/comparison.ts";
import type { BarChart } from "#domain/report/bar-chart.ts";
import type { MetricId } from "#domain/scoring/metric.ts";
import { rankShades } from "#ui/researcher/rank-shades.ts";
import { isShown, standingRows, type StandingRow } from "#ui/researcher/section-standings.ts";
import { useShow } from "#ui/researcher/ShowFilter.tsx";
import { sortStandings } from "#ui/researcher/sort-standings.ts";
import { StandingsRow } from "#ui/researcher/StandingsRow.tsx";
import { useFigureTheme } from "#ui/researcher/use-figure-theme.ts";
import { useStandingColumns } from "#ui/researcher/use-standing-columns.ts";
import { DataTableHead } from "#ui/staff/DataTableHead.tsx";
import { useTableQuery } from "#ui/staff/use-table-query.ts";
import styles from "./StandingsTable.module.css";

interface StandingsTableProps {
  readonly section: SectionComparison;
  readonly title: string;
  readonly charts: readonly BarChart[];
  /** The metric that ranks. */
  readonly leading: MetricId;
  /** Coverage of the intervals. */
  readonly percent: number;
}

/** All estimates of a section as a printed table has them: contenders above a rule, baselines beneath it. */
export function StandingsTable({ section, title, charts, leading, percent }: StandingsTableProps) {
  const { t } = useTranslation("researcher");
  const [show] = useShow();
  const [query, change] = useTableQuery(section.sectionId);
  const columns = useStandingColumns(section, leading);
  const shades = rankShades(section, useFigureTheme());
  const rows = useMemo(() => standingRows(section, charts), [section, charts]);
  const contenders = rows.filter((row) => row.contender.kind !== "baseline" && isShown(row, show));
  const ordered = sortStandings(contenders, columns, query.sort ?? { column: "standing", isDescending: false });
  const draw = (row: StandingRow) => (
    <StandingsRow key={`${row.contender.kind} ${row.contender.id}`} row={row} columns={columns} shade={shades.get(row.contender.id)} />
  );
  return (
    <div className={styles.whole}>
      <div className={styles.scroll} role="region" aria-label={t("table.scroll", { section: title })}>
        <table className={styles.table} data-metrics={section.metrics.length}>
          <caption className="visually-hidden">{t("table.caption", { section: title })}</caption>
          <DataTableHead columns={columns} query={query} onChange={change} />
          <tbody>
            {ordered.map(draw)}
            {ordered.length === 0 && (
              <tr>
                <td colSpan={columns.length}>{t("table.none")}</td>
              </tr>
            )}
          </tbody>
          <tbody className={styles.baselines}>
            <tr className={styles.divider}>
              <th scope="rowgroup" colSpan={columns.length}>
                {t("table.baselines")}
              </th>
            </tr>
            {rows.filter((row) => row.contender.kind === "baseline").map(draw)}
          </tbody>
        </table>
      </div>
      <p className={styles.key}>
        {t("table.key", { percent })} {section.metrics.length > 1 && <span className={styles.sideways}>{t("table.sideways")}</span>}
      </p>
    </div>
  );
}
