import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { Submission } from "#domain/submission/submission.ts";
import { RawResponses } from "#ui/researcher/RawResponses.tsx";
import { readStates } from "#ui/researcher/read-states.ts";
import { useMetricTexts } from "#ui/researcher/use-metric-texts.ts";
import type { ModelPreview } from "#workflows/import-model-run.ts";
import styles from "./ModelPreviewPanel.module.css";

const SHOWN_IDS = 12;

interface ModelReadingProps {
  readonly model: ModelPreview;
  readonly submission: Submission | undefined;
}

/** How one model's texts were read: counts by state, and the texts that could not be taken as they are. */
export function ModelReading({ model, submission }: ModelReadingProps) {
  const { t } = useTranslation("researcher");
  const words = useMetricTexts();
  const responses = submission?.responses ?? [];
  const { readCount, states, toLookAt } = readStates({ responses });
  const missingIds = responses.filter(({ raw }) => raw === null).map(({ itemId }) => itemId);
  return (
    <>
      <div className={styles.summary}>
        <h4>{model.model}</h4>
        <p className="numeric">{t("models.itemsRead", { read: readCount, total: responses.length })}</p>
      </div>
      <dl className={styles.states} aria-label={t("models.states")}>
        {states.map(({ state, count }) => (
          <div key={state}>
            <dt title={words.state[state].about}>{words.state[state].name}</dt>
            <dd className="numeric">{count}</dd>
          </div>
        ))}
      </dl>
      {missingIds.length > 0 && (
        <p className={styles.warn}>{t("models.missing", { count: missingIds.length, items: shortList(missingIds, t("method.comma")) })}</p>
      )}
      {toLookAt.length > 0 && (
        <details>
          <summary className={styles.look}>{t("models.look", { count: toLookAt.length })}</summary>
          <RawResponses responses={toLookAt} />
        </details>
      )}
    </>
  );
}

/** The first ids; a model that lacks half an exam need not name every item. */
function shortList(ids: readonly string[], comma: string): string {
  const shown = ids.slice(0, SHOWN_IDS).join(comma);
  return ids.length > SHOWN_IDS ? `${shown} …` : shown;
}
