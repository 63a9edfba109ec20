import { useTranslation } from "#ui/hooks/use-translation.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { SaveButton } from "#ui/staff/SaveButton.tsx";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import { exportReport } from "#workflows/export-report.ts";
import type { StudyReport } from "#workflows/study-report.ts";
import styles from "#ui/staff/staff-page.module.css";

/** The whole report as files. */
export function ExportBar({ studyReport }: { readonly studyReport: StudyReport }) {
  const { t } = useTranslation("researcher");
  const { nowMs } = useStaffPorts();
  const [language] = useLanguage();
  const make = async (form: "workbook" | "csv" | "json") =>
    (await exportReport(studyReport, { language, nowMs: nowMs(), appVersion: __APP_VERSION__ }))[form];
  return (
    <section className={styles.section} aria-labelledby="export-report">
      <h2 id="export-report">{t("exporting.title")}</h2>
      <p>{t("exporting.detail")}</p>
      <div className={styles.actions}>
        <SaveButton label={t("exporting.workbook")} isPrimary makeFile={() => make("workbook")} />
        <SaveButton label={t("exporting.csv")} makeFile={() => make("csv")} />
        <SaveButton label={t("exporting.json")} makeFile={() => make("json")} />
      </div>
    </section>
  );
}
