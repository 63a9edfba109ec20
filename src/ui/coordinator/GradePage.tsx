import { useTranslation } from "#ui/hooks/use-translation.ts";
import { GradeImportTable } from "#ui/coordinator/GradeImportTable.tsx";
import { MakeWorkbookForm } from "#ui/coordinator/MakeWorkbookForm.tsx";
import { PageHead } from "#ui/staff/PageHead.tsx";
import { ReturnWorkbook } from "#ui/coordinator/ReturnWorkbook.tsx";
import { RoundTable } from "#ui/coordinator/RoundTable.tsx";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import styles from "#ui/staff/staff-page.module.css";

/** Blinded workbooks go out, graded ones come back. */
export function GradePage() {
  const { t } = useTranslation("coordinator");
  const { progress } = useOpenedStudy();
  return (
    <div className={styles.page}>
      <PageHead title={t("grade.title")} lede={t("grade.lede")} />
      {progress.pointCount === 0 ? <p className={styles.quiet}>{t("grade.noShortAnswers")}</p> : <MakeWorkbookForm />}
      <section className={styles.section} aria-labelledby="rounds">
        <h2 id="rounds">{t("grade.roundsTitle")}</h2>
        {progress.rounds.length === 0 ? <p className={styles.quiet}>{t("grade.roundsEmpty")}</p> : <RoundTable rounds={progress.rounds} />}
      </section>
      {progress.rounds.length > 0 && (
        <>
          <ReturnWorkbook />
          <GradeImportTable />
        </>
      )}
    </div>
  );
}
