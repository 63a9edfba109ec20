import { OwnPassphraseForm } from "#ui/coordinator/OwnPassphraseForm.tsx";
import { RestoredNotice } from "#ui/coordinator/RestoredNotice.tsx";
import { useRestoring } from "#ui/coordinator/use-restoring.ts";
import { formatDateTime } from "#ui/hooks/format-time.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { DropZone } from "#ui/staff/DropZone.tsx";
import { IssueList } from "#ui/staff/IssueList.tsx";
import { Notice } from "#ui/staff/Notice.tsx";
import { WorkProgress } from "#ui/staff/WorkProgress.tsx";
import styles from "#ui/staff/staff-page.module.css";

interface RestorePanelProps {
  /** Called when this machine holds more than before, or was found to hold all of it. */
  readonly onRestored: () => void;
}

/** Brings a workspace file back, or unites it with what this machine holds. */
export function RestorePanel({ onRestored }: RestorePanelProps) {
  const { t } = useTranslation("safety");
  const [language] = useLanguage();
  const { given, work, choose, restore } = useRestoring(onRestored);
  const isRunning = work.kind === "running";
  return (
    <section className={styles.section} aria-labelledby="restore">
      <h2 id="restore">{t("restore.title")}</h2>
      <p>{t("restore.lede")}</p>
      <div className={styles.intake}>
        <DropZone label={t("restore.drop")} accept=".rxws" multiple={false} isBusy={isRunning} onFiles={(files) => void choose(files)} />
        {given !== null && (
          <>
            <p>
              {t("restore.about", {
                time: formatDateTime(given.header.madeAtMs, language),
                studies: given.header.studyIds.join(language === "zh" ? "、" : ", "),
              })}
            </p>
            <OwnPassphraseForm action={t("restore.start")} onPassphrase={restore} />
          </>
        )}
        {isRunning && (
          <WorkProgress
            label={t(work.done < work.total ? "restore.progress" : "restore.working")}
            done={work.done}
            total={work.total}
            onCancel={null}
            isCancelling={false}
          />
        )}
        {work.kind === "refused" && (
          <Notice tone="bad" title={t("restore.refused")}>
            <IssueList issues={work.issues} />
          </Notice>
        )}
        {work.kind === "restored" && <RestoredNotice restored={work.restored} />}
      </div>
    </section>
  );
}
