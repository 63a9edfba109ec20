import { useMemo, useState, type ReactNode } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { PageHeader } from "#ui/components/PageHeader.tsx";
import { useDocumentTitle } from "#ui/hooks/use-document-title.ts";
import { useLoaded } from "#ui/hooks/use-loaded.ts";
import { ExamOffer } from "#ui/participant/ExamOffer.tsx";
import { ParticipantPortsContext, useParticipantPorts } from "#ui/participant/participant-ports.ts";
import { RestorePanel } from "#ui/participant/RestorePanel.tsx";
import { SittingTable } from "#ui/participant/SittingTable.tsx";
import { StudyFilePanel } from "#ui/participant/StudyFilePanel.tsx";
import { listSittings } from "#workflows/list-sittings.ts";
import type { OfferedStudy } from "#workflows/ports/exam-source.ts";
import { withOpened } from "#workflows/study-file-source.ts";
import styles from "./StartPage.module.css";

/** The study of the file that was opened last; a later file may hold another state of the same study. */
interface Opened {
  readonly offered: OfferedStudy;
  readonly turn: number;
}

/** Where a participant begins or goes on: sittings on this machine, then the exams on offer, one opened from a file before the others. */
export function StartPage() {
  const { t } = useTranslation("participant");
  const ports = useParticipantPorts();
  const [opened, setOpened] = useState<Opened | null>(null);
  const all = useMemo(
    () => (opened === null ? ports : { ...ports, examSource: withOpened([opened.offered], ports.examSource) }),
    [ports, opened],
  );
  useDocumentTitle(t("start.title"));
  return (
    <ParticipantPortsContext value={all}>
      <PageHeader />
      <main className={styles.page}>
        <h1 className={styles.title}>{t("start.title")}</h1>
        <Offers key={opened?.turn} openedId={opened?.offered.study.studyId ?? null}>
          {ports.appHome === "host" && (
            <StudyFilePanel onOpen={(offered) => setOpened((before) => ({ offered, turn: (before?.turn ?? 0) + 1 }))} />
          )}
        </Offers>
      </main>
    </ParticipantPortsContext>
  );
}

interface OffersProps {
  /** Id of the study that was opened from a file. */
  readonly openedId: string | null;
  /** Stands below all, once it is there. */
  readonly children: ReactNode;
}

function Offers({ openedId, children }: OffersProps) {
  const { t } = useTranslation(["participant", "common"]);
  const { examSource, store } = useParticipantPorts();
  const [offers, retry] = useLoaded("studies", () => examSource.list());
  const [sittings, reload] = useLoaded("sittings", () => listSittings(store));
  const below = (
    <div>
      <RestorePanel onRestored={reload} />
      {children}
    </div>
  );
  return (
    <>
      <SittingTable sittings={sittings} studies={offers.kind === "loaded" ? offers.value.studies : []} />
      {offers.kind === "loading" && (
        <p role="status" className={styles.waiting}>
          {t("start.loading")}
        </p>
      )}
      {offers.kind === "failed" && (
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
      {offers.kind === "failed" && below}
      {offers.kind === "loaded" && (
        <ExamOffer offers={offers.value} onRetry={retry} openedId={openedId} sittings={sittings.kind === "loaded" ? sittings.value : []}>
          {below}
        </ExamOffer>
      )}
    </>
  );
}
