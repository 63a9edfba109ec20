import { useTranslation } from "#ui/hooks/use-translation.ts";
import { PageHeader } from "#ui/components/PageHeader.tsx";
import { useDocumentTitle } from "#ui/hooks/use-document-title.ts";
import { useLoaded } from "#ui/hooks/use-loaded.ts";
import { ExamOffer } from "#ui/participant/ExamOffer.tsx";
import { useParticipantPorts } from "#ui/participant/participant-ports.ts";
import { RestorePanel } from "#ui/participant/RestorePanel.tsx";
import { SittingTable } from "#ui/participant/SittingTable.tsx";
import { listSittings } from "#workflows/list-sittings.ts";
import styles from "./StartPage.module.css";

/** Where a participant begins or goes on: sittings on this machine, then the exams on offer. */
export function StartPage() {
  const { t } = useTranslation(["participant", "common"]);
  const { examSource, store } = useParticipantPorts();
  const [studies, retry] = useLoaded("studies", () => examSource.list());
  const [sittings, reload] = useLoaded("sittings", () => listSittings(store));
  useDocumentTitle(t("start.title"));
  return (
    <>
      <PageHeader />
      <main className={styles.page}>
        <h1 className={styles.title}>{t("start.title")}</h1>
        <SittingTable sittings={sittings} studies={studies.kind === "loaded" ? studies.value : []} />
        {studies.kind === "loading" && (
          <p role="status" className={styles.waiting}>
            {t("start.loading")}
          </p>
        )}
        {studies.kind === "failed" && (
          <section className={styles.section}>
            <h2>{t("start.failedTitle")}</h2>
            <p>{t("start.failed")}</p>
            <p>
              <button type="button" className="action" onClick={retry}>
                {t("common:action.retry")}
              </button>
            </p>
          </section>
        )}
        {studies.kind === "failed" && <RestorePanel onRestored={reload} />}
        {studies.kind === "loaded" && (
          <ExamOffer studies={studies.value} sittings={sittings.kind === "loaded" ? sittings.value : []}>
            <RestorePanel onRestored={reload} />
          </ExamOffer>
        )}
      </main>
    </>
  );
}
