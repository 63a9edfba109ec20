import { Button } from "@mantine/core";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { ModelReading } from "#ui/researcher/ModelReading.tsx";
import { IssueList } from "#ui/staff/IssueList.tsx";
import type { ModelRunPreview } from "#workflows/import-model-run.ts";
import pageStyles from "#ui/staff/staff-page.module.css";
import styles from "./ModelPreviewPanel.module.css";

interface ModelPreviewPanelProps {
  readonly preview: ModelRunPreview;
  /** Models that accepting would add. */
  readonly addedCount: number;
  readonly onAccept: () => void;
  readonly onDiscard: () => void;
}

/** What a file of model results holds, model by model, before anything is stored. */
export function ModelPreviewPanel({ preview, addedCount, onAccept, onDiscard }: ModelPreviewPanelProps) {
  const { t } = useTranslation("researcher");
  // Which items a model lacks is said where the model stands.
  const warnings = preview.warnings.filter((warning) => warning.code !== "model-items-missing");
  return (
    <section className={styles.preview} aria-labelledby="model-preview" aria-live="polite">
      <header>
        <h3 id="model-preview">
          {t("models.previewTitle")} <span className={pageStyles.quiet}>{preview.fileName}</span>
        </h3>
        <p>{t("models.previewLede")}</p>
      </header>
      {warnings.length > 0 && <IssueList issues={warnings} />}
      <p className={pageStyles.actions}>
        <Button variant="filled" disabled={addedCount === 0} onClick={onAccept}>
          {addedCount === 0 ? t("models.nothingNew") : t("models.accept", { count: addedCount })}
        </Button>
        <Button onClick={onDiscard}>{t("models.discard")}</Button>
      </p>
      <ul className={styles.models}>
        {preview.models.map((model, index) => (
          <li key={model.model} className={styles.model}>
            <ModelReading model={model} submission={preview.collected[index]?.submission} />
          </li>
        ))}
      </ul>
    </section>
  );
}
