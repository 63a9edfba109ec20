import { useState, type ReactNode } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { ExamCover } from "#ui/participant/ExamCover.tsx";
import { UnreadableStudies } from "#ui/participant/UnreadableStudies.tsx";
import { ExamPicker } from "#ui/participant/ExamPicker.tsx";
import type { StudyOffers } from "#workflows/ports/exam-source.ts";
import type { SittingSummary } from "#workflows/ports/sitting-store.ts";
import styles from "./StartPage.module.css";

interface ExamOfferProps {
  readonly offers: StudyOffers;
  readonly onRetry: () => void;
  /** Id of the study that was opened from a file. */
  readonly openedId: string | null;
  readonly sittings: readonly SittingSummary[];
  /** Stands below the offer, once it is there. */
  readonly children: ReactNode;
}

/** The exams this host offers: none, one, or a choice. */
export function ExamOffer({ offers: { studies, issues }, onRetry, openedId, sittings, children }: ExamOfferProps) {
  const { t } = useTranslation("participant");
  const [chosenId, setChosenId] = useState<string | null>(null);
  const offered = studies.find(({ study }) => study.studyId === chosenId) ?? studies[0];
  const unreadable = issues.length > 0 && <UnreadableStudies issues={issues} onRetry={onRetry} />;
  if (offered === undefined) {
    return (
      <>
        {unreadable || (
          <section className={styles.section}>
            <h2>{t("start.noneTitle")}</h2>
            <p>{t("start.none")}</p>
          </section>
        )}
        {children}
      </>
    );
  }
  const { studyId } = offered.study;
  return (
    <>
      {unreadable}
      {studies.length > 1 && <ExamPicker studies={studies} chosenId={studyId} onChoose={setChosenId} />}
      <ExamCover key={studyId} offered={offered} isOpened={studyId === openedId} sittings={sittings}>
        {children}
      </ExamCover>
    </>
  );
}
