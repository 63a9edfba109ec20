import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link } from "react-router";
import { DataDictionary } from "#ui/coordinator/DataDictionary.tsx";
import { ExportTable } from "#ui/coordinator/ExportTable.tsx";
import { PageHead } from "#ui/staff/PageHead.tsx";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { consentedCollected } from "#workflows/consented.ts";
import styles from "#ui/staff/staff-page.module.css";

/** The study's data as files: what each holds, and the way to save it. */
export function ExportPage() {
  const { t } = useTranslation("coordinator");
  const { context, progress } = useOpenedStudy();
  const { office } = context.workspace;
  const collected = consentedCollected(context.workspace);
  const people = collected.filter((entry) => entry.submission.source.kind !== "model");
  const counts = {
    sound: people.filter((entry) => entry.verdict === "sound").length,
    doubtful: people.filter((entry) => entry.verdict === "doubtful").length,
    models: progress.modelCount,
  };
  return (
    <div className={styles.page}>
      <PageHead title={t("export.title")} lede={t("export.lede")} />
      {collected.length === 0 ? (
        <section className={styles.section}>
          <h2>{t("export.emptyTitle")}</h2>
          <p>{t("export.emptyDetail")}</p>
          <p>
            <Link className="action primary" to={`/study/${office.study.studyId}/collect`}>
              {t("export.toCollect")}
            </Link>
          </p>
        </section>
      ) : (
        <section className={styles.section} aria-label={t("export.caption")}>
          <p>{t("export.included", counts)}</p>
          <ExportTable />
        </section>
      )}
      <DataDictionary />
    </div>
  );
}
