import { useState } from "react";
import type { Issue } from "#lib/issue.ts";
import { issueLine } from "#ui/hooks/issue-line.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { bytesOf } from "#ui/participant/bytes-of.ts";
import type { OfferedStudy } from "#workflows/ports/exam-source.ts";
import { openStudyFile } from "#workflows/study-file-source.ts";
import styles from "./RestorePanel.module.css";

interface StudyFilePanelProps {
  readonly onOpen: (study: OfferedStudy) => void;
}

/** Opens an exam from the coordinator's file, where this host does not offer it. The file is read and not kept: a sitting keeps its own copy. */
export function StudyFilePanel({ onOpen }: StudyFilePanelProps) {
  const { t } = useTranslation("participant");
  const [issue, setIssue] = useState<Issue | null>(null);
  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const study = openStudyFile({ name: file.name, bytes: await bytesOf(file) });
    setIssue(study.ok ? null : (study.error[0] ?? null));
    if (study.ok) onOpen(study.value);
  };
  return (
    <details className={styles.panel}>
      <summary>{t("start.openFile")}</summary>
      <div className={styles.form}>
        <p id="study-file-hint">{t("start.openFileHint")}</p>
        <div className={styles.files}>
          <label htmlFor="study-file">{t("start.openFileLabel")}</label>
          <input
            id="study-file"
            type="file"
            accept=".json"
            aria-describedby="study-file-hint study-file-problem"
            aria-invalid={issue !== null}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </div>
        <div id="study-file-problem" role="alert" className={styles.problem}>
          {issue !== null && <Problem issue={issue} />}
        </div>
      </div>
    </details>
  );
}

/** Issues in full are for the coordinator's pages; here their kind is enough, with the code and the place for the coordinator. */
function Problem({ issue }: { readonly issue: Issue }) {
  const { t } = useTranslation("participant");
  return (
    <>
      <p>{t(`start.${kindOf(issue.code)}`)}</p>
      <p>{issueLine(issue)}</p>
    </>
  );
}

/** A file of ours is no longer known as one where it was cut short on its way. */
function kindOf(code: string): "fileNewer" | "fileDamaged" | "fileForeign" {
  if (code === "file-version-newer") return "fileNewer";
  return /^(hosted-study-damaged|json-syntax|file-empty|text-encoding)$/.test(code) ? "fileDamaged" : "fileForeign";
}
