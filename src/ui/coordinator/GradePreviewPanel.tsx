import { Button } from "@mantine/core";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { IssueList } from "#ui/staff/IssueList.tsx";
import type { GradePreview } from "#workflows/import-graded-workbook.ts";
import panel from "./GradePreviewPanel.module.css";
import styles from "#ui/staff/staff-page.module.css";

interface GradePreviewPanelProps {
  readonly preview: GradePreview;
  readonly onAccept: (preview: GradePreview) => Promise<void>;
  readonly onDiscard: () => void;
}

/** What a graded workbook would change, in four counts with their meaning, before anything is changed. */
export function GradePreviewPanel({ preview, onAccept, onDiscard }: GradePreviewPanelProps) {
  const { t } = useTranslation("coordinator");
  const counts = {
    added: preview.addedCount,
    changed: preview.changedCount,
    unchanged: preview.unchangedCount,
    missing: preview.missingCount,
  } as const;
  return (
    <section className={panel.preview} aria-labelledby="grade-preview" aria-live="polite">
      <h3 id="grade-preview">{t("grade.previewTitle")}</h3>
      <p className={styles.quiet}>{preview.fileName}</p>
      <dl className={panel.counts}>
        {(["added", "changed", "unchanged", "missing"] as const).map((kind) => (
          <div key={kind}>
            <dt>{t(`grade.preview.${kind}`)}</dt>
            <dd className={panel.number}>{counts[kind]}</dd>
            <dd className={styles.quiet}>{t(`grade.previewDetail.${kind}`)}</dd>
          </div>
        ))}
      </dl>
      {preview.warnings.length > 0 && <IssueList issues={preview.warnings} />}
      <p className={styles.actions}>
        <Button variant="filled" disabled={preview.grades.length === 0} onClick={() => void onAccept(preview)}>
          {t("grade.accept", { count: preview.grades.length })}
        </Button>
        <Button onClick={onDiscard}>{t("grade.discard")}</Button>
      </p>
    </section>
  );
}
