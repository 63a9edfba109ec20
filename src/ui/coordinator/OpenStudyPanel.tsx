import { Button } from "@mantine/core";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { StudyFileList } from "#ui/coordinator/StudyFileList.tsx";
import { STUDY_FILE_ROLES, useStudyFiles } from "#ui/coordinator/use-study-files.ts";
import { DropZone } from "#ui/staff/DropZone.tsx";
import { IssueList } from "#ui/staff/IssueList.tsx";
import { Notice } from "#ui/staff/Notice.tsx";
import styles from "#ui/staff/staff-page.module.css";

/** Takes a study's three files, together or one by one and in any order, and opens the study when all are here. */
export function OpenStudyPanel() {
  const { t } = useTranslation("coordinator");
  const { given, issues, isReading, take, startOver } = useStudyFiles();
  const missingCount = STUDY_FILE_ROLES.length - given.byRole.size;
  return (
    <section className={styles.section} aria-labelledby="open-study">
      <h2 id="open-study">{t("opening.title")}</h2>
      <p>{t("opening.lede")}</p>
      <div className={styles.intake}>
        <StudyFileList given={given} />
        <DropZone label={t("opening.drop")} accept=".json" multiple isBusy={isReading} onFiles={(files) => void take(files)} />
        {isReading && <p role="status">{t("opening.reading")}</p>}
        {issues.length > 0 && (
          <Notice tone="bad" title={t("opening.refused")}>
            <IssueList issues={issues} />
          </Notice>
        )}
        {given.byRole.size > 0 && !isReading && (
          <p className={styles.actions}>
            {missingCount > 0 && <span role="status">{t("opening.missing", { count: missingCount })}</span>}
            <Button size="sm" onClick={startOver}>
              {t("opening.startOver")}
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}
