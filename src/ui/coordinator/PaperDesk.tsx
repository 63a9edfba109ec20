import { Button } from "@mantine/core";
import { useState } from "react";
import { paperProgress } from "#domain/paper/compare-entries.ts";
import { Dialog } from "#ui/components/Dialog.tsx";
import { PaperComparison } from "#ui/coordinator/PaperComparison.tsx";
import { PaperEntryForm } from "#ui/coordinator/PaperEntryForm.tsx";
import { PaperInitials } from "#ui/coordinator/PaperInitials.tsx";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { usePaperDesk, type PaperDeskStart } from "#ui/coordinator/use-paper-desk.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import styles from "#ui/staff/staff-page.module.css";

/** One participant's sheet: the entry whose turn it is, then the two compared, then the submission made of them. */
export function PaperDesk(start: PaperDeskStart) {
  const { t } = useTranslation("paper-entry");
  const { exam } = useOpenedStudy().context;
  const { code } = start;
  const { sheet, heldId, hasFailed, nowMs, save, startOver, submit, takeBack } = usePaperDesk(start);
  const [asked, setAsked] = useState<"startOver" | "takeBack" | null>(null);
  const progress = paperProgress(sheet, exam);
  const part = progress.phase === "compared" ? null : progress.phase;
  const entry = part === null ? null : sheet[part];
  const confirm = (): void => {
    setAsked(null);
    void (asked === "takeBack" ? takeBack() : startOver());
  };
  return (
    <>
      {hasFailed && <Notice tone="bad" title={t("failed")} />}
      <section className={styles.section} aria-labelledby="desk">
        <h2 id="desk">{t(part ?? "compare")}</h2>
        {part !== null && <p>{t(`${part}Hint`)}</p>}
        {part !== null && entry === null && (
          <PaperInitials
            key={part}
            other={part === "second" ? (sheet.first?.by ?? null) : null}
            onBegin={(by) => save({ part, code, by, responses: [], changedAtMs: nowMs(), finishedAtMs: null })}
          />
        )}
        {entry !== null && (
          <PaperEntryForm
            key={part}
            entry={entry}
            onChange={(responses) => save({ ...entry, responses, changedAtMs: nowMs() })}
            onFinish={() => save({ ...entry, changedAtMs: nowMs(), finishedAtMs: nowMs() })}
          />
        )}
        {progress.phase === "compared" && (
          <PaperComparison
            progress={progress}
            onSettle={
              heldId === null ? (settled) => save({ part: "settled", code, settled: settled(sheet.settled), changedAtMs: nowMs() }) : null
            }
          />
        )}
        {heldId !== null && (
          <Notice tone="good" title={t("submitted")}>
            <p>{t("submittedDetail")}</p>
          </Notice>
        )}
        <div className={styles.actions}>
          {progress.phase === "compared" && heldId === null && (
            <Button variant="filled" disabled={progress.openCount > 0} onClick={() => void submit()}>
              {t("submit")}
            </Button>
          )}
          {heldId === null && sheet.first !== null && <Button onClick={() => setAsked("startOver")}>{t("startOver")}</Button>}
          {heldId !== null && <Button onClick={() => setAsked("takeBack")}>{t("takeBack")}</Button>}
        </div>
        {progress.phase === "compared" && heldId === null && <p className={styles.quiet}>{t("submitHint")}</p>}
      </section>
      {asked !== null && (
        <Dialog
          title={t(`${asked}Title`, { code })}
          onClose={() => setAsked(null)}
          actions={
            <>
              <Button onClick={() => setAsked(null)}>{t("keep")}</Button>
              <Button variant="filled" color="red" onClick={confirm}>
                {t(asked)}
              </Button>
            </>
          }
        >
          <p>{t(`${asked}Detail`)}</p>
        </Dialog>
      )}
    </>
  );
}
