import type { ReactNode } from "react";
import { useAppliedTextSize } from "#ui/participant/text-size.ts";
import { useAppliedContrast } from "#ui/participant/use-contrast.ts";
import { LockedPanel } from "#ui/participant/LockedPanel.tsx";
import { MessageLine } from "#ui/participant/MessageLine.tsx";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { ToolDock } from "#ui/participant/ToolDock.tsx";
import { TopBar, type Place } from "#ui/participant/TopBar.tsx";
import styles from "./ExamFrame.module.css";

interface ExamFrameProps {
  /** Where in the exam the page is: a section, or the review; in full and as narrow screens have it. */
  readonly place: Place;
  /** What is to be done there. */
  readonly instructions: string;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** The steady frame of the exam: what and when on top, the item in the middle, the way on below. Nothing in it ever moves. */
export function ExamFrame({ place, instructions, footer, children }: ExamFrameProps) {
  const { t } = useTranslation("exam-tools");
  useAppliedTextSize();
  useAppliedContrast();
  return (
    <>
      <div className={styles.frame} translate="no">
        <TopBar place={place} />
        <main className={styles.main}>
          <p className={styles.instructions}>{instructions}</p>
          <div className={styles.item}>
            <LockedPanel />
            {children}
          </div>
          <ToolDock />
        </main>
        <footer className={styles.footer}>
          <MessageLine />
          {footer}
        </footer>
      </div>
      <p className={styles.printed}>{t("printed")}</p>
    </>
  );
}
