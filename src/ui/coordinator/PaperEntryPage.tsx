import { Link, useParams } from "react-router";
import { PaperDesk } from "#ui/coordinator/PaperDesk.tsx";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useLoaded } from "#ui/hooks/use-loaded.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import { PageHead } from "#ui/staff/PageHead.tsx";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import styles from "#ui/staff/staff-page.module.css";
import { paperSubmissionOf } from "#workflows/submit-paper-sheet.ts";

/** Types a participant's paper sheet in twice, settles what differs, and makes a submission of it. */
export function PaperEntryPage() {
  const { t } = useTranslation("paper-entry");
  const { code = "" } = useParams();
  const { store } = useStaffPorts();
  const { context } = useOpenedStudy();
  const { office, erasures } = context.workspace;
  const { studyId } = office.study;
  // Read anew: what the study's pages hold may be older than what was typed here before.
  const [loaded] = useLoaded(`${studyId} ${code}`, () => store.load(studyId));
  const isExpected = office.roster.some((entry) => entry.code === code) && !erasures.some((erasure) => erasure.code === code);
  const held = loaded.kind === "loaded" ? loaded.value : null;
  return (
    <div className={styles.page}>
      <PageHead title={isExpected ? t("title", { code }) : t("unknownTitle")} lede={isExpected ? t("lede") : t("unknown")} />
      {loaded.kind === "failed" && <Notice tone="bad" title={t("failed")} />}
      {isExpected && held !== null && (
        <PaperDesk
          key={code}
          code={code}
          parts={held.paperParts}
          submissionId={paperSubmissionOf(code, held)?.submission.submissionId ?? null}
        />
      )}
      <p>
        <Link to={`/study/${studyId}/sitting/${encodeURIComponent(code)}`}>{t("back")}</Link>
      </p>
    </div>
  );
}
