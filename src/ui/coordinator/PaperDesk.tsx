import { paperProgress } from "#domain/paper/compare-entries.ts";
import type { PaperEntry } from "#domain/paper/paper-sheet.ts";
import { PaperActions } from "#ui/coordinator/PaperActions.tsx";
import { PaperComparison } from "#ui/coordinator/PaperComparison.tsx";
import { PaperEntryForm } from "#ui/coordinator/PaperEntryForm.tsx";
import { PaperInitials } from "#ui/coordinator/PaperInitials.tsx";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { usePaperDesk, type PaperDeskStart, type PaperDeskState } from "#ui/coordinator/use-paper-desk.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import styles from "#ui/staff/staff-page.module.css";

/** One participant's sheet: the entry whose turn it is, then the two compared, then the submission made of them. */
export function PaperDesk(start: PaperDeskStart) {
  const { t } = useTranslation("paper-entry");
  const { exam } = useOpenedStudy().context;
  const { code } = start;
  const desk = usePaperDesk(start);
  const { sheet, heldId, nowMs, save } = desk;
  const progress = paperProgress(sheet, exam);
  const isOpen = heldId === null;
  return (
    <>
      {desk.hasFailed && <Notice tone="bad" title={t("failed")} />}
      <section className={styles.section} aria-labelledby="desk">
        <h2 id="desk">{t(progress.phase === "compared" ? "compare" : progress.phase)}</h2>
        {progress.phase === "compared" ? (
          <PaperComparison
            progress={progress}
            onSettle={isOpen ? (settle) => save({ part: "settled", code, settled: settle(sheet.settled), changedAtMs: nowMs() }) : null}
          />
        ) : (
          <EntryTurn key={progress.phase} code={code} part={progress.phase} desk={desk} />
        )}
        <PaperActions code={code} desk={desk} canSubmit={progress.phase === "compared" ? progress.openCount === 0 : null} />
      </section>
    </>
  );
}

interface EntryTurnProps {
  readonly code: string;
  readonly part: PaperEntry["part"];
  readonly desk: PaperDeskState;
}

/** One of the two entries: who makes it, then its items. Of the other one no more than the initials is known here. */
function EntryTurn({ code, part, desk: { sheet, save, nowMs } }: EntryTurnProps) {
  const { t } = useTranslation("paper-entry");
  const entry = sheet[part];
  return (
    <>
      <p>{t(`${part}Hint`)}</p>
      {entry === null ? (
        <PaperInitials
          other={part === "second" ? (sheet.first?.by ?? null) : null}
          onBegin={(by) => save({ part, code, by, responses: [], changedAtMs: nowMs(), finishedAtMs: null })}
        />
      ) : (
        <PaperEntryForm
          entry={entry}
          onChange={(responses) => save({ ...entry, responses, changedAtMs: nowMs() })}
          onFinish={() => save({ ...entry, changedAtMs: nowMs(), finishedAtMs: nowMs() })}
        />
      )}
    </>
  );
}
