import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { hasErrors, type Issue } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { StudyFileList } from "#ui/coordinator/StudyFileList.tsx";
import { DropZone } from "#ui/staff/DropZone.tsx";
import { IssueList } from "#ui/staff/IssueList.tsx";
import { Notice } from "#ui/staff/Notice.tsx";
import { readFiles } from "#ui/staff/read-files.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import { openStudyFiles } from "#workflows/open-study.ts";
import styles from "./step-page.module.css";

const FILES_OF_A_STUDY = 3;

/** Takes a study's three files, together or one by one and in any order, and opens the study when all are here. */
export function OpenStudyPanel() {
  const { t } = useTranslation("coordinator");
  const { given, issues, isReading, take, startOver } = useStudyFiles();
  return (
    <section className={styles.section} aria-labelledby="open-study">
      <h2 id="open-study">{t("opening.title")}</h2>
      <p>{t("opening.lede")}</p>
      <div className={styles.intake}>
        <StudyFileList given={given} />
        <DropZone label={t("opening.drop")} accept=".json" multiple disabled={isReading} onFiles={(files) => void take(files)} />
        {isReading && <p role="status">{t("opening.reading")}</p>}
        {issues.length > 0 && (
          <Notice tone="bad" title={t("opening.refused")}>
            <IssueList issues={issues} />
          </Notice>
        )}
        {given.length > 0 && !isReading && (
          <p className={styles.actions}>
            <span role="status">{t("opening.missing", { count: Math.max(0, FILES_OF_A_STUDY - given.length) })}</span>
            <Button size="sm" onClick={startOver}>
              {t("opening.startOver")}
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}

function useStudyFiles() {
  const { store } = useStaffPorts();
  const navigate = useNavigate();
  const [given, setGiven] = useState<readonly NamedBytes[]>([]);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [isReading, setIsReading] = useState(false);
  const take = async (chosen: readonly File[]): Promise<void> => {
    setIsReading(true);
    const read = await readFiles(chosen);
    const names = new Set(read.files.map((file) => file.name));
    const all = [...given.filter((file) => !names.has(file.name)), ...read.files];
    setGiven(all);
    setIssues(read.issues);
    if (!hasErrors(read.issues) && all.length >= FILES_OF_A_STUDY) {
      const opened = await openStudyFiles(all, store);
      if (opened.ok) return navigate(`/study/${opened.value.studyId}/collect`);
      setIssues(opened.error);
    }
    setIsReading(false);
  };
  const startOver = (): void => {
    setGiven([]);
    setIssues([]);
  };
  return { given, issues, isReading, take, startOver };
}
