import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PaperSource } from "#domain/submission/submission.ts";
import { ConsentPanel } from "#ui/coordinator/ConsentPanel.tsx";
import { SectionValidity } from "#ui/coordinator/SectionValidity.tsx";
import { SittingVerdict } from "#ui/coordinator/SittingVerdict.tsx";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { PageHead } from "#ui/staff/PageHead.tsx";
import styles from "#ui/staff/staff-page.module.css";
import type { CollectedSubmission } from "#workflows/ports/workspace-store.ts";

interface PaperSittingProps {
  readonly entry: CollectedSubmission;
  readonly source: PaperSource;
  /** The choice between this and other submissions of the code, if there are any. */
  readonly choice: ReactNode;
  /** The way back. */
  readonly back: ReactNode;
}

/** A submission that was written on paper: whether it counts, and no timeline, since nothing recorded one. */
export function PaperSitting({ entry, source: { participantCode: code, agreedCount }, choice, back }: PaperSittingProps) {
  const { t } = useTranslation("paper-entry");
  return (
    <div className={styles.page}>
      <PageHead title={t("sitting", { code })} lede={t("sittingLede")} />
      {choice}
      <p>{t("sittingAgreement", { agreed: agreedCount, items: entry.submission.responses.length })}</p>
      <SittingVerdict entry={entry} />
      <SectionValidity submission={entry.submission} />
      <ConsentPanel code={code} />
      <div className={styles.actions}>
        <PaperEntryLink code={code} text="toEntries" />
        {back}
      </div>
    </div>
  );
}

/** The way to a participant's two entries. */
export function PaperEntryLink({ code, text }: { readonly code: string; readonly text: "link" | "toEntries" }) {
  const { t } = useTranslation("paper-entry");
  const { studyId } = useOpenedStudy().context.workspace.office.study;
  return (
    <Link className="action" to={`/study/${studyId}/paper-entry/${encodeURIComponent(code)}`}>
      {t(text)}
    </Link>
  );
}
