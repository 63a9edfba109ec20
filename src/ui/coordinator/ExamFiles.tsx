import { useExamFiles, type ExamFile } from "#ui/coordinator/use-exam-files.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { IssueList } from "#ui/staff/IssueList.tsx";
import { Notice } from "#ui/staff/Notice.tsx";
import { SaveButton } from "#ui/staff/SaveButton.tsx";
import files from "./ExportTable.module.css";
import styles from "#ui/staff/staff-page.module.css";

const FILES: readonly ExamFile[] = ["host", "study", "stick"];

/** The exam for the machines it is sat on: one row a way, with where the file goes. */
export function ExamFiles() {
  const { t } = useTranslation("exam-files");
  const { makeFile, issues, studyId, codeCount } = useExamFiles();
  return (
    <section className={`${styles.section} no-print`} aria-labelledby="exam-files">
      <h2 id="exam-files">{t("title")}</h2>
      <p>{t("detail")}</p>
      <ul className={files.files} aria-labelledby="exam-files">
        {FILES.map((file) => {
          const name = t(`${file}.name`);
          return (
            <li key={file} className={files.file}>
              <h3 className={files.name}>
                {name} <span className={files.format}>{t(`${file}.format`)}</span>
              </h3>
              <p className={files.holds}>{t(`${file}.holds`, { id: studyId })}</p>
              <SaveButton
                label={t("save")}
                accessibleName={t("saveNamed", { name })}
                waiting={t("waiting", { count: codeCount })}
                makeFile={() => makeFile(file)}
              />
            </li>
          );
        })}
      </ul>
      {issues.length > 0 && (
        <Notice tone="bad" title={t("refused")}>
          <IssueList issues={issues} />
        </Notice>
      )}
    </section>
  );
}
