import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link } from "#ui/components/Link.tsx";
import { Redirect } from "#ui/components/Redirect.tsx";
import { isPracticeId } from "#domain/sitting/practice-id.ts";
import { Icon } from "#ui/components/Icon.tsx";
import { PageHeader } from "#ui/components/PageHeader.tsx";
import { useDocumentTitle } from "#ui/hooks/use-document-title.ts";
import { DropBoxState } from "#ui/participant/DropBoxState.tsx";
import { useParticipantPorts } from "#ui/participant/participant-ports.ts";
import { itemPath } from "#ui/participant/paths.ts";
import { QuietPage } from "#ui/participant/QuietPage.tsx";
import { ReceiptFacts, type ReceiptFactsProps } from "#ui/participant/ReceiptFacts.tsx";
import { useLoadedSitting, useSitting } from "#ui/participant/sitting-context.ts";
import type { FinishedSitting } from "#workflows/take-exam-state.ts";
import styles from "./ReceiptPage.module.css";

/** What the participant keeps: the receipt code, the file, and what to do with them. */
export function ReceiptPage() {
  const { t } = useTranslation("participant");
  const sitting = useLoadedSitting();
  const finished = useSitting((state) => state.finished);
  if (sitting.status !== "submitted") return <NotHandedIn sittingId={sitting.start.sittingId} />;
  if (isPracticeId(sitting.start.sittingId)) return <Redirect to="/sit/practice" />;
  if (finished === null) return <QuietPage waiting title={t("message.closing")} />;
  return <Receipt sitting={sitting} finished={finished} />;
}

function Receipt({ sitting, finished }: ReceiptFactsProps) {
  const { t } = useTranslation("participant");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { handIns } = useParticipantPorts();
  const hasDropBox = useSitting((state) => (state.study?.handIn ?? null) !== null);
  useDocumentTitle(t("receipt.title"));
  return (
    <>
      <PageHeader />
      <main className={styles.page}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t("receipt.title")}
        </h1>
        <p className={styles.label}>{t("receipt.codeLabel")}</p>
        <p className={styles.code}>{finished.receipt}</p>
        <SaveFile finished={finished} />
        {hasDropBox && handIns !== null && <DropBoxState handIns={handIns} start={sitting.start} isSealed={finished.bytes !== null} />}
        <section className={styles.next}>
          <h2>{t("receipt.nextTitle")}</h2>
          <ol>
            <li>{t("receipt.nextSave")}</li>
            <li>{t("receipt.nextReceipt")}</li>
            <li>{t("receipt.nextKeep")}</li>
          </ol>
        </section>
        <ReceiptFacts sitting={sitting} finished={finished} />
        <p className={styles.locked}>{t("receipt.locked")}</p>
        <p className="no-print">
          <Link to="/sit">{t("receipt.toStart")}</Link>
        </p>
      </main>
    </>
  );
}

function SaveFile({ finished }: { readonly finished: FinishedSitting }) {
  const { t } = useTranslation(["participant", "common"]);
  const { saveFile } = useParticipantPorts();
  const [hasFailed, setHasFailed] = useState(false);
  const { bytes, fileName } = finished;
  if (bytes === null) {
    return (
      <div className={`${styles.actions} no-print`}>
        <p className={styles.failed}>{t("receipt.notMade")}</p>
        <button type="button" className="action primary" onClick={() => location.reload()}>
          {t("common:action.reload")}
        </button>
      </div>
    );
  }
  const save = () => {
    try {
      saveFile({ name: fileName, bytes });
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <div className={`${styles.actions} no-print`}>
      <button type="button" className="action primary" onClick={save}>
        <Icon name="save" />
        {t("receipt.save")}
      </button>
      <button type="button" className="action" onClick={() => window.print()}>
        <Icon name="print" />
        {t("receipt.print")}
      </button>
      <p role="alert" className={styles.failed}>
        {hasFailed && t("receipt.saveFailed")}
      </p>
    </div>
  );
}

function NotHandedIn({ sittingId }: { readonly sittingId: string }) {
  const { t } = useTranslation("participant");
  return (
    <QuietPage title={t("receipt.notYet")}>
      <p>
        <Link className="action primary" to={itemPath(sittingId, 1)}>
          {t("receipt.goOn")}
        </Link>
      </p>
    </QuietPage>
  );
}
