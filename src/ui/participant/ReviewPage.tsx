import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { useDocumentTitle } from "#ui/hooks/use-document-title.ts";
import { ExamFrame } from "#ui/participant/ExamFrame.tsx";
import { HandIn } from "#ui/participant/HandIn.tsx";
import { itemProgress } from "#ui/participant/item-progress.ts";
import { MarkLegend } from "#ui/participant/MarkLegend.tsx";
import { ReviewFilter, isShown, type ReviewShow } from "#ui/participant/ReviewFilter.tsx";
import { ReviewTable } from "#ui/participant/ReviewTable.tsx";
import { useExamAndSitting } from "#ui/participant/sitting-context.ts";
import styles from "./ReviewPage.module.css";

/** Every item with where it stands, and the way to hand in. */
export function ReviewPage() {
  const { t } = useTranslation("participant");
  const { exam, sitting } = useExamAndSitting();
  const heading = useRef<HTMLHeadingElement>(null);
  const [show, setShow] = useState<ReviewShow>("all");
  useDocumentTitle(t("review.title"));
  useEffect(() => heading.current?.focus(), []);
  const progress = itemProgress(exam, sitting);
  return (
    <ExamFrame
      place={{ full: t("bar.reviewing"), short: t("bar.reviewing") }}
      instructions={t("review.intro")}
      footer={<HandIn progress={progress} />}
    >
      <div className={styles.page}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t("review.title")}
        </h1>
        <MarkLegend />
        <ReviewFilter show={show} onShow={setShow} progress={progress} />
        {exam.sections.map((section) => (
          <ReviewTable
            key={section.id}
            section={section}
            progress={progress.filter((entry) => entry.item.sectionId === section.id && isShown(entry, show))}
          />
        ))}
      </div>
    </ExamFrame>
  );
}
