import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { RecordedResponse } from "#domain/submission/submission.ts";
import { useMetricTexts } from "#ui/researcher/use-metric-texts.ts";
import styles from "./RawResponses.module.css";

/** Characters of one text that are shown; a model may reason for pages. */
const SHOWN_LENGTH = 600;

/** Texts as the model gave them, each with its item and why it is here. */
export function RawResponses({ responses }: { readonly responses: readonly RecordedResponse[] }) {
  const { t } = useTranslation("researcher");
  const words = useMetricTexts();
  return (
    <ol className={styles.list}>
      {responses.map(({ itemId, state, raw }) => (
        <li key={itemId} className={styles.response}>
          <p className={styles.item}>
            <strong>{t("models.item", { id: itemId })}</strong>
            <span>
              {words.state[state].name}. <span className={styles.about}>{words.state[state].about}</span>
            </span>
          </p>
          <RawText text={raw ?? ""} />
        </li>
      ))}
    </ol>
  );
}

function RawText({ text }: { readonly text: string }) {
  const { t } = useTranslation("researcher");
  const signs = [...text];
  if (text.trim() === "") return <p className={styles.about}>{t("models.emptyText")}</p>;
  return (
    <>
      <blockquote className={styles.text}>{signs.slice(0, SHOWN_LENGTH).join("")}</blockquote>
      {signs.length > SHOWN_LENGTH && <p className={styles.about}>{t("models.shownOf", { shown: SHOWN_LENGTH, total: signs.length })}</p>}
    </>
  );
}
