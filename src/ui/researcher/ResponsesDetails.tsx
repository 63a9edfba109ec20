import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { SectionComparison } from "#domain/comparison/comparison.ts";
import type { ReportTable } from "#domain/report/report-table.ts";
import { ReportTableView } from "#ui/researcher/ReportTableView.tsx";
import styles from "./SectionDetails.module.css";

interface ResponsesDetailsProps {
  readonly section: SectionComparison;
  readonly title: string;
  readonly tables: readonly ReportTable[];
}

/** The responses behind a section's numbers, counted by state: the report's own table. */
export function ResponsesDetails({ section, title, tables }: ResponsesDetailsProps) {
  const { t } = useTranslation("researcher");
  const table = tables.find(({ id }) => id === `responses-${section.sectionId}`);
  if (table === undefined) return null;
  return (
    <details className={styles.details}>
      <summary>{t("responses.open")}</summary>
      <div className={styles.body}>
        <ReportTableView table={table} scrollLabel={t("responses.scroll", { section: title })} />
      </div>
    </details>
  );
}
