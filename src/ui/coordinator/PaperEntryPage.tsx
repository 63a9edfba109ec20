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
  const { office, erasures } = useOpenedStudy().context.workspace;
  const isExpected = office.roster.some((entry) => entry.code === code) && !erasures.some((erasure) => erasure.code === code);
  return (
    <div className={styles.page}>
      {isExpected ? (
        <>
          <PageHead title={t("title", { code })} lede={t("lede")} />
          <HeldSheet code={code} />
        </>
      ) : (
        <>
          <PageHead title={t("unknownTitle")} lede={t("unknown")} />
          <BackLink code={code} />
        </>
      )}
    </div>
  );
}

/** The sheet as it is stored now: what the study's pages hold may be older than what was typed here before. */
function HeldSheet({ code }: { readonly code: string }) {
  const { t } = useTranslation("paper-entry");
  const { store } = useStaffPorts();
  const { studyId } = useOpenedStudy().context.workspace.office.study;
  const [loaded] = useLoaded(`${studyId} ${code}`, () => store.load(studyId));
  if (loaded.kind === "failed") return <Notice tone="bad" title={t("failed")} />;
  if (loaded.kind === "loading") return <p role="status">{t("loading")}</p>;
  if (loaded.value === null) return null;
  const submissionId = paperSubmissionOf(code, loaded.value)?.submission.submissionId ?? null;
  return (
    <>
      <PaperDesk key={code} code={code} parts={loaded.value.paperParts} submissionId={submissionId} />
      <BackLink code={code} />
    </>
  );
}

function BackLink({ code }: { readonly code: string }) {
  const { t } = useTranslation("paper-entry");
  const { studyId } = useOpenedStudy().context.workspace.office.study;
  return (
    <p>
      <Link to={`/study/${studyId}/sitting/${encodeURIComponent(code)}`}>{t("back")}</Link>
    </p>
  );
}
