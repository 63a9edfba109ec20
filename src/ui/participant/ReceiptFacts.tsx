import type { ReactNode } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { Sitting } from "#domain/sitting/sitting.ts";
import { Mark } from "#ui/components/Mark.tsx";
import { formatDateTime } from "#ui/hooks/format-time.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import type { FinishedSitting } from "#workflows/take-exam-state.ts";
import styles from "./ReceiptPage.module.css";

/** A sitting that was handed in. */
export interface ReceiptFactsProps {
  readonly sitting: Sitting;
  readonly finished: FinishedSitting;
}

/** What was handed in, when and how: local time of the start's zone, and UTC. */
export function ReceiptFacts({ sitting, finished }: ReceiptFactsProps) {
  const { t } = useTranslation(["participant", "common"]);
  const text = useLocalText();
  const [language] = useLanguage();
  const { start, finishedAtMs } = sitting;
  return (
    <dl className={styles.facts}>
      <Fact name={t("receipt.participant")}>{start.participantCode}</Fact>
      <Fact name={t("receipt.exam")}>
        {text(finished.title)} {finished.version} {start.simulated && <Mark>{t("common:mark.simulated")}</Mark>}{" "}
        {finished.reviewStatus === "draft" && <Mark>{t("common:mark.draft")}</Mark>}
      </Fact>
      {finishedAtMs !== null && (
        <Fact name={t("receipt.handedIn")}>
          {formatDateTime(finishedAtMs, language, start.zone)}
          <br />
          {t("receipt.utc", { time: new Date(finishedAtMs).toISOString().slice(0, 19).replace("T", " ") })}
        </Fact>
      )}
      <Fact name={t("receipt.closed")}>{t(`receipt.closedBy.${finished.closedBy}`)}</Fact>
      <Fact name={t("receipt.responses")}>{t("receipt.given", { given: finished.givenCount, total: finished.itemCount })}</Fact>
      <Fact name={t("receipt.file")}>{finished.fileName}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
