import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { ShortAnswerItem } from "#domain/exam/exam.ts";
import { CaseView } from "#ui/components/CaseView.tsx";
import { CaseStrip } from "#ui/participant/CaseStrip.tsx";
import { ErrorTypeField } from "#ui/participant/ErrorTypeField.tsx";
import { InterventionField } from "#ui/participant/InterventionField.tsx";
import { ItemHeader } from "#ui/participant/ItemHeader.tsx";
import { shortAnswerOf } from "#ui/participant/response-edit.ts";
import { SaveLine } from "#ui/participant/SaveLine.tsx";
import { useExamAndSitting, useIsLocked } from "#ui/participant/sitting-context.ts";
import styles from "./ShortAnswerPage.module.css";

/** A prescription to review: the case on the left, the response on the right; below each other where it is narrow. */
export function ShortAnswerPage({ item, number }: { readonly item: ShortAnswerItem; readonly number: number }) {
  const { t } = useTranslation("case");
  const { sitting } = useExamAndSitting();
  const isLocked = useIsLocked();
  const response = shortAnswerOf(sitting.responses.get(item.id));
  return (
    <article className={styles.panes}>
      <section className={styles.case} aria-label={t("label")} tabIndex={0}>
        <ItemHeader item={item} number={number} />
        <CaseView item={item} />
      </section>
      <div className={styles.response}>
        <CaseStrip item={item} />
        <ErrorTypeField itemId={item.id} response={response} isLocked={isLocked} />
        <InterventionField key={String(isLocked)} itemId={item.id} response={response} isLocked={isLocked} />
        <SaveLine />
      </div>
    </article>
  );
}
