import { useState, type ReactNode } from "react";
import { Link, useParams } from "react-router";
import { PaperEntryLink, PaperSitting } from "#ui/coordinator/PaperSitting.tsx";
import { SectionValidity } from "#ui/coordinator/SectionValidity.tsx";
import { ConsentPanel } from "#ui/coordinator/ConsentPanel.tsx";
import { SittingEvents } from "#ui/coordinator/SittingEvents.tsx";
import { SittingFacts } from "#ui/coordinator/SittingFacts.tsx";
import { SittingItems } from "#ui/coordinator/SittingItems.tsx";
import { TimelineFigure } from "#ui/coordinator/TimelineFigure.tsx";
import { SittingVerdict } from "#ui/coordinator/SittingVerdict.tsx";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useRecordingExport } from "#ui/coordinator/use-recording-export.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { PageHead } from "#ui/staff/PageHead.tsx";
import { SaveButton } from "#ui/staff/SaveButton.tsx";
import styles from "#ui/staff/staff-page.module.css";
import { isWithdrawn } from "#workflows/consented.ts";
import { codeOfCollected } from "#workflows/doubts-of-code.ts";
import { exportProcess } from "#workflows/export-process.ts";
import type { CollectedSubmission } from "#workflows/ports/workspace-store.ts";
import { rosterBoard } from "#workflows/roster-board.ts";
import { summariseRecord } from "#domain/submission/record-summary.ts";

/** One participant's sitting over time, as its record tells it. */
export function SittingPage() {
  const { t } = useTranslation("timeline");
  const { code = "" } = useParams();
  const opened = useOpenedStudy();
  const { context } = opened;
  const record = useRecordingExport(opened);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const own = context.workspace.collected.filter((entry) => codeOfCollected(entry) === code);
  const entry = own.find(({ submission }) => submission.submissionId === chosenId) ?? own[0];
  const source = entry?.submission.source;
  const back = <Link to={`/study/${context.workspace.office.study.studyId}/collect`}>{t("back")}</Link>;
  if (entry === undefined || source === undefined || source.kind === "model") return <MissingSitting code={code} back={back} />;
  const choice = own.length > 1 && <SittingChoice own={own} chosen={entry} onChoose={setChosenId} />;
  if (source.kind === "paper") {
    return <PaperSitting key={entry.submission.submissionId} entry={entry} source={source} choice={choice} back={back} />;
  }
  const hasWithdrawn = isWithdrawn(code, context.workspace);
  const summary = summariseRecord(source);
  return (
    <div className={styles.page}>
      <PageHead title={t("title", { code })} lede={t("lede")} />
      {choice}
      <SittingFacts source={source} exam={context.exam} summary={summary} />
      <section className={styles.section} aria-labelledby="course">
        <h2 id="course">{t("figureTitle")}</h2>
        <TimelineFigure exam={context.exam} source={source} extraMs={summary.extraMs} />
      </section>
      <SittingVerdict key={`verdict ${entry.submission.submissionId}`} entry={entry} />
      <SectionValidity submission={entry.submission} />
      <SittingItems source={source} exam={context.exam} />
      <SittingEvents source={source} />
      <ConsentPanel code={code} />
      <div className={styles.actions}>
        <SaveButton
          label={t("save")}
          accessibleName={t("saveNamed", { code })}
          disabled={hasWithdrawn}
          makeFile={() => record(exportProcess(context, [entry], code), [code])}
        />
        {hasWithdrawn && <span className={styles.quiet}>{t("saveWithdrawn")}</span>}
        {back}
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly own: readonly CollectedSubmission[];
  readonly chosen: CollectedSubmission;
  readonly onChoose: (submissionId: string) => void;
}

/** Which of several submissions under one code is shown. */
function SittingChoice({ own, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation("timeline");
  return (
    <fieldset className="segments">
      <legend>{t("which")}</legend>
      {own.map(({ submission, fileName }) => (
        <label key={submission.submissionId}>
          <input
            type="radio"
            name="sitting"
            checked={submission.submissionId === chosen.submission.submissionId}
            onChange={() => onChoose(submission.submissionId)}
          />
          {fileName}
        </label>
      ))}
    </fieldset>
  );
}

/** No sitting is here; consent can be withdrawn all the same. */
function MissingSitting({ code, back }: { readonly code: string; readonly back: ReactNode }) {
  const { t } = useTranslation("timeline");
  const { context } = useOpenedStudy();
  const row = rosterBoard(context.workspace).find((known) => known.code === code);
  return (
    <div className={styles.page}>
      <PageHead title={t("missingTitle")} lede={t("missing")} />
      {row !== undefined && <ConsentPanel code={code} />}
      <div className={styles.actions}>
        {row !== undefined && row.site !== null && row.state !== "erased" && <PaperEntryLink code={code} text="link" />}
        {back}
      </div>
    </div>
  );
}
