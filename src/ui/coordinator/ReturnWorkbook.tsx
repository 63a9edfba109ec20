import { useTranslation } from "#ui/hooks/use-translation.ts";
import { GradePreviewPanel } from "#ui/coordinator/GradePreviewPanel.tsx";
import { useReturningWorkbook } from "#ui/coordinator/use-returning-workbook.ts";
import { DropZone } from "#ui/staff/DropZone.tsx";
import { IssueList } from "#ui/staff/IssueList.tsx";
import { Notice } from "#ui/staff/Notice.tsx";
import styles from "#ui/staff/staff-page.module.css";

/** Takes a graded workbook, shows what it would change, and imports it when accepted. */
export function ReturnWorkbook() {
  const { t } = useTranslation(["coordinator", "staff"]);
  const { returning, read, accept, discard } = useReturningWorkbook();
  return (
    <section className={`${styles.section} ${styles.intake}`} aria-labelledby="return-workbook">
      <h2 id="return-workbook">{t("grade.returnTitle")}</h2>
      <p>{t("grade.returnLede")}</p>
      <DropZone
        label={t("grade.drop")}
        accept=".xlsx,.xls,.ods"
        multiple={false}
        isBusy={returning.kind === "reading"}
        onFiles={(files) => void read(files)}
      />
      {returning.kind === "reading" && <p role="status">{t("grade.reading")}</p>}
      {returning.kind === "refused" && (
        <Notice tone="bad" title={t("grade.refused")}>
          <IssueList issues={returning.issues} />
          <p>{t("staff:issues.nothingImported")}</p>
        </Notice>
      )}
      {returning.kind === "crashed" && <Notice tone="bad" title={t("grade.acceptFailed")} />}
      {returning.kind === "read" && <GradePreviewPanel preview={returning.preview} onAccept={accept} onDiscard={discard} />}
      {returning.kind === "accepted" && <Notice tone="good" title={t("grade.accepted", { file: returning.fileName })} />}
    </section>
  );
}
