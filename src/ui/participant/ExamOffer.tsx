import { useState, type ReactNode } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { ExamCover } from "#ui/participant/ExamCover.tsx";
import { ExamPicker } from "#ui/participant/ExamPicker.tsx";
import type { OfferedStudy } from "#workflows/ports/exam-source.ts";
import type { SittingSummary } from "#workflows/ports/sitting-store.ts";
import styles from "./StartPage.module.css";

interface ExamOfferProps {
  readonly studies: readonly OfferedStudy[];
  /** Id of the study that was opened from a file. */
  readonly openedId: string | null;
  readonly sittings: readonly SittingSummary[];
  /** Stands below the offer, once it is there. */
  readonly children: ReactNode;
}

/** The exams this host offers: none, one, or a choice. */
export function ExamOffer({ studies, openedId, sittings, children }: ExamOfferProps) {
  const { t } = useTranslation("participant");
  const [chosenId, setChosenId] = useState<string | null>(null);
  const studyId = chosenId ?? studies[0]?.study.studyId;
  if (studyId === undefined) {
    return (
      <>
        <section className={styles.section}>
          <h2>{t("start.noneTitle")}</h2>
          <p>{t("start.none")}</p>
        </section>
        {children}
      </>
    );
  }
  return (
    <>
      {studies.length > 1 && <ExamPicker studies={studies} chosenId={studyId} onChoose={setChosenId} />}
      <ExamCover key={studyId} studyId={studyId} isOpened={studyId === openedId} sittings={sittings}>
        {children}
      </ExamCover>
    </>
  );
}
