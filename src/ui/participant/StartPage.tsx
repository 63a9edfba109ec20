import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "#ui/components/PageHeader.tsx";
import { useDocumentTitle } from "#ui/hooks/use-document-title.ts";
import { useLoaded } from "#ui/hooks/use-loaded.ts";
import { ExamCover } from "#ui/participant/ExamCover.tsx";
import { ExamPicker } from "#ui/participant/ExamPicker.tsx";
import { useParticipantPorts } from "#ui/participant/participant-ports.ts";
import { ReadinessList } from "#ui/participant/ReadinessList.tsx";
import { checkReadiness } from "#ui/participant/readiness.ts";
import { SittingTable } from "#ui/participant/SittingTable.tsx";
import { listSittings } from "#workflows/list-sittings.ts";
import styles from "./StartPage.module.css";

/** Where a participant begins or goes on: sittings on this machine, then the exam, what will happen, and whether the machine is ready. */
export function StartPage() {
  const { t } = useTranslation(["participant", "common"]);
  const { examSource, store } = useParticipantPorts();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [studies, retryStudies] = useLoaded("studies", () => examSource.list());
  const [sittings] = useLoaded("sittings", () => listSittings(store));
  const [readiness] = useLoaded("readiness", checkReadiness);
  useDocumentTitle(t("start.title"));
  const offered = studies.kind === "loaded" ? studies.value : [];
  const studyId = chosenId ?? offered[0]?.study.studyId ?? null;
  return (
    <>
      <PageHeader />
      <main className={styles.page}>
        <h1 className={styles.title}>{t("start.title")}</h1>
        <SittingTable sittings={sittings} studies={offered} />
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
              <button type="button" className="action" onClick={retryStudies}>
                {t("common:action.retry")}
              </button>
            </p>
          </section>
        )}
        {studies.kind === "loaded" && offered.length === 0 && (
          <section className={styles.section}>
            <h2>{t("start.noneTitle")}</h2>
            <p>{t("start.none")}</p>
          </section>
        )}
        {offered.length > 1 && <ExamPicker studies={offered} chosenId={studyId} onChoose={setChosenId} />}
        {studyId !== null && (
          <ExamCover key={studyId} studyId={studyId} readiness={readiness} sittings={sittings.kind === "loaded" ? sittings.value : []} />
        )}
        <ReadinessList readiness={readiness} />
      </main>
    </>
  );
}
